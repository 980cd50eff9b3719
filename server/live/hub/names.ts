export type ChannelKind = 'public' | 'private' | 'encrypted' | 'presence';

const maxChannelNameLength = 164;
const maxEventNameLength = 200;

const channelName = /^[A-Za-z0-9_\-=@,.;]+$/;
const userChannelPrefix = '#server-to-user-';

/** Whether clients may subscribe to a channel of this name. Names with # are reserved for the hub. */
export const isChannelName = (name: unknown): name is string =>
  typeof name === 'string' && name.length <= maxChannelNameLength && channelName.test(name);

export function channelKind(name: string): ChannelKind {
  if (name.startsWith('private-encrypted-')) return 'encrypted';
  if (name.startsWith('private-')) return 'private';
  if (name.startsWith('presence-')) return 'presence';
  return 'public';
}

/** The channel of all sockets signed in as this user. Only signing in subscribes to it. */
export const userChannel = (userId: string): string => userChannelPrefix + userId;

export const isUserChannel = (name: unknown): name is string =>
  typeof name === 'string' && name.startsWith(userChannelPrefix) && isUserId(name.slice(userChannelPrefix.length));

export const isUserId = (id: unknown): id is string => typeof id === 'string' && id.length > 0 && id.length <= 128;

export const isSocketId = (id: unknown): id is string => typeof id === 'string' && /^\d{1,20}\.\d{1,20}$/.test(id);

export const isEventName = (name: unknown): name is string =>
  typeof name === 'string' && name.length > 0 && name.length <= maxEventNameLength;

/** Whether the protocol reserves this name: publishers must not forge it. */
export const isReservedEvent = (name: string): boolean =>
  name.startsWith('pusher:') || name.startsWith('pusher_internal:');
