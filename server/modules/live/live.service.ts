import type { PresenceChannelData, UserAuthResponse } from 'pusher';
import type { Context } from '../../context';
import { requireViewer, viewerId } from '../../context';
import { validate } from '../../core/validation';
import { badInput, forbidden, unauthenticated } from '../../core/errors';
import { statement } from '../../database/read';
import type { ChannelAuth, LiveSettings } from '../../live/publisher';
import { channelAuthInput, userAuthInput } from './live.inputs';

/**
 * Authorises the viewer's live connection to subscribe to a channel, by the policy that guards reads of its topic.
 * @throws AppError FORBIDDEN for channels that are unknown, hidden, or someone else's
 */
export async function authorizeChannel(ctx: Context, input: unknown): Promise<ChannelAuth> {
  const viewer = requireViewer(ctx);
  const { publisher, topics, endedSessions } = ctx.app;
  const { socket_id: socketId, channel_name: channel } = validate(channelAuthInput, input);
  if (channel.startsWith('#')) throw badInput({ channel_name: 'A channel name can’t start with #.' });
  const topic = topics.parse(channel);
  if (!topic || !(await topics.canJoinChannel(viewer.id, topic)))
    throw forbidden('You don’t have access to this channel.');
  const presence = topics.hasPresence(topic.topic) ? await readPresenceData(ctx) : undefined;
  if (endedSessions.has(viewer.sessionId)) throw unauthenticated();
  return publisher.authorizeChannel(socketId, channel, viewer, presence);
}

/**
 * Binds the viewer's live connection to their account, so that a hosted service can close it when the session ends or access
 * is revoked.
 */
export function authenticateUser(ctx: Context, input: unknown): UserAuthResponse {
  return ctx.app.publisher.authenticateUser(validate(userAuthInput, input).socket_id, requireViewer(ctx));
}

/** Reads the viewer as other members of a presence channel see them. */
async function readPresenceData(ctx: Context): Promise<PresenceChannelData> {
  const id = viewerId(ctx);
  const query = statement(
    'presence_of',
    () => `select json_build_object('name', display_name, 'avatar', avatar_url)::text from profile where id = $1`,
  );
  return { user_id: id, user_info: JSON.parse((await ctx.app.reader.value(query, [id])) ?? '{}') };
}

/** Settings with which the browser opens its live connection. */
export const readLiveSettings = (ctx: Context): LiveSettings => ctx.app.publisher.settings;

/** Origins of pictures: this server, and the public URL of the storage when there is one. */
export const pictureHosts = ({ app: { config } }: Context) => ({
  publicUrl: config.publicUrl,
  storageUrl: config.s3?.publicUrl ?? null,
});
