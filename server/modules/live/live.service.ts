import type { PresenceChannelData, UserAuthResponse } from 'pusher';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { validate } from '../../core/validation';
import { badInput, forbidden } from '../../core/errors';
import { statement } from '../../database/read';
import { builtIn } from '../../live/live';
import { channelAuthInput, userAuthInput } from './live.inputs';

/** What the authorisation of a channel answers, as Pusher clients expect it. */
export type ChannelAuth = { auth: string; channel_data?: string };

/**
 * Lets the viewer's live connection into a channel, by the rule that guards reading the same thing.
 * @throws AppError FORBIDDEN for channels that are unknown, hidden, or someone else's
 */
export async function authorizeChannel(ctx: Context, input: unknown): Promise<ChannelAuth> {
  viewerId(ctx);
  const { socket_id: socketId, channel_name: channel } = validate(channelAuthInput, input);
  if (channel.startsWith('#')) throw badInput({ channel_name: 'A channel name cannot start with #.' });
  // Before the right is asked for: when it ends meanwhile, the socket is closed, and the signature is of no use.
  ctx.app.hub?.own(socketId, ctx.viewer!.sessionId, ctx.viewer!.id);
  const topic = ctx.app.topics.parse(channel);
  if (!topic || !(await ctx.app.topics.canJoinChannel(ctx, topic)))
    throw forbidden('You may not listen to this channel.');
  return ctx.app.live.pusher.authorizeChannel(
    socketId,
    channel,
    ctx.app.topics.hasPresence(topic.topic) ? await presenceOf(ctx) : undefined,
  );
}

/**
 * Ties the viewer's live connection to them, so that a hosted service can end it together with their session, or with a
 * right of theirs to listen.
 */
export function authenticateUser(ctx: Context, input: unknown): UserAuthResponse {
  return ctx.app.live.pusher.authenticateUser(validate(userAuthInput, input).socket_id, { id: viewerId(ctx) });
}

/** Who the viewer is to the others on a presence channel. */
async function presenceOf(ctx: Context): Promise<PresenceChannelData> {
  const id = viewerId(ctx);
  const asked = statement(
    'presence_of',
    () => `select json_build_object('name', display_name, 'avatar', avatar_url)::text from profile where id = $1`,
  );
  return { user_id: id, user_info: JSON.parse((await ctx.app.reader.value(asked, [id])) ?? '{}') };
}

/** Where the browser's live connection goes. */
export function liveConfig(ctx: Context): Record<string, unknown> {
  const hosted = ctx.app.config.pusher;
  if (!hosted) return { key: builtIn.key, cluster: 'mt1', builtIn: true };
  const { key, cluster, server } = hosted;
  return {
    key,
    cluster,
    ...(server && {
      wsHost: server.host,
      forceTLS: server.isSecure,
      ...(server.port && { wsPort: Number(server.port) }),
    }),
  };
}

/** Where the browser can have pictures: from us, and from the storage's public address if there is one. */
export const pictureHosts = ({ app: { config } }: Context) => ({
  publicUrl: config.publicUrl,
  storageUrl: config.s3?.publicUrl ?? null,
});
