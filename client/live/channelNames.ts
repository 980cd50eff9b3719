export type ChannelKind = 'public' | 'private' | 'presence' | 'private-encrypted';

/** Kind of a channel, told by the prefix of its name. The longer prefix comes first: it contains the shorter. */
export function channelKind(name: string): ChannelKind {
  if (name.startsWith('private-encrypted-')) return 'private-encrypted';
  if (name.startsWith('private-')) return 'private';
  return name.startsWith('presence-') ? 'presence' : 'public';
}

/** @throws Error for a name that starts with #, which the service keeps for itself */
export function assertChannelName(name: string): void {
  if (name === '' || name.startsWith('#')) throw new Error(`Channel name "${name}" is not allowed.`);
}

/** @throws Error for an event of ours that does not start with client- */
export function assertClientEvent(event: string): void {
  if (!event.startsWith('client-')) throw new Error(`Client event "${event}" must start with client-.`);
}
