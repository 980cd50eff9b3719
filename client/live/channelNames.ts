export type ChannelKind = 'public' | 'private' | 'presence' | 'private-encrypted';

/** Parses the kind of a channel from the prefix of its name. The longest prefix is tested first, because it contains a shorter one. */
export function channelKind(name: string): ChannelKind {
  if (name.startsWith('private-encrypted-')) return 'private-encrypted';
  if (name.startsWith('private-')) return 'private';
  return name.startsWith('presence-') ? 'presence' : 'public';
}

/** @throws Error for an empty name, and for one that starts with #, which Pusher reserves */
export function assertChannelName(name: string): void {
  if (name === '' || name.startsWith('#')) throw new Error(`Channel name "${name}" is not allowed.`);
}

/** @throws Error for a client event whose name does not start with client- */
export function assertClientEvent(event: string): void {
  if (!event.startsWith('client-')) throw new Error(`Client event "${event}" must start with client-.`);
}
