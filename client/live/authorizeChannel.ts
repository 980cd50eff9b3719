import { v4 as newUuid } from 'uuid';
import { request } from '../http/request';
import type { SessionUser } from '../auth/authState';
import { getFreshToken, replaceRejectedToken } from '../auth/session';
import { config } from '../config';
import { channelKind } from './channelNames';

export type ChannelAuth = { auth: string; channel_data?: string };

export type ChannelAuthInput = {
  channelName: string;
  socketId: string;
  user: SessionUser;
  /** The application's key, the first half of `auth`. */
  appKey: string;
  /** Whether the page still subscribes to the channel; a channel that it left is not tried again. */
  isSubscribed?: () => boolean;
};

/** The channel cannot be subscribed. `status` is the server's last response status; undefined when no response came. */
export class ChannelAuthError extends Error {
  constructor(
    message: string,
    readonly status?: number,
  ) {
    super(message);
  }
}

/** Identifies this page among the tabs of a user. */
const clientId = newUuid();

const { authPath, authRetries, authRetryDelayMs } = config.live;

/**
 * Requests authorisation of a channel for this connection, with up to two retries. A rejected token is refreshed before
 * the retry; when the refresh ends the session, there is no retry.
 * @throws ChannelAuthError 'Authorization failed for channel {name}: {message}'
 */
export async function authorizeChannel(input: ChannelAuthInput): Promise<ChannelAuth> {
  const requestId = newUuid();
  for (let retry = 0; ; retry++) {
    const token = await getFreshToken();
    try {
      return await requestAuth(input, requestId, retry);
    } catch (error) {
      const { message, status } = error as ChannelAuthError;
      const failure = new ChannelAuthError(`Authorization failed for channel ${input.channelName}: ${message}`, status);
      if (retry === authRetries || (status === 401 && !(await replaceRejectedToken(token)))) throw failure;
      await new Promise((resolve) => setTimeout(resolve, authRetryDelayMs));
      if (input.isSubscribed && !input.isSubscribed()) throw failure;
    }
  }
}

async function requestAuth(
  { channelName, socketId, user, appKey }: ChannelAuthInput,
  requestId: string,
  retry: number,
): Promise<ChannelAuth> {
  const { ok, status, body } = await request(`${config.apiBase}${authPath}`, {
    method: 'POST',
    json: {
      socket_id: socketId,
      channel_name: channelName,
      client_id: clientId,
      user_id: user.id,
      request_id: requestId,
    },
    headers: { 'x-client-id': clientId, 'x-request-id': requestId, 'x-retry-count': String(retry) },
  });
  if (!ok) throw new ChannelAuthError(`Auth request failed with status ${status}`, status);
  return readChannelAuth(body, channelName, user, appKey);
}

/** @throws ChannelAuthError when `auth` is missing, or has no colon where none may be added */
export function readChannelAuth(body: unknown, channelName: string, user: SessionUser, appKey: string): ChannelAuth {
  const { auth, channel_data: channelData, user_data: userData } = (body ?? {}) as Record<string, unknown>;
  const isPresence = channelKind(channelName) === 'presence';
  if (typeof auth !== 'string' || auth === '') throw new ChannelAuthError('Auth response has no auth string');
  if (!auth.includes(':') && !isPresence)
    throw new ChannelAuthError('Auth response has an auth string without a colon');
  const signed = auth.includes(':') ? auth : `${appKey}:${auth}`;
  const data =
    toText(channelData) ?? (isPresence ? (toText(userData) ?? JSON.stringify(presenceData(user))) : undefined);
  return data === undefined ? { auth: signed } : { auth: signed, channel_data: data };
}

const toText = (value: unknown): string | undefined =>
  value === undefined || value === null || value === ''
    ? undefined
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);

const presenceData = ({ id, username }: SessionUser) => ({
  user_id: id,
  user_info: { name: username || `User ${id}`, avatar: null },
});
