import { eventFrame } from './protocol';

/** A member of a presence channel, as signed by the authorisation endpoint. */
export type Member = { userId: string; userInfo: unknown };

/** A socket as a channel's subscriber. `channels` maps its channels to its user id, undefined without presence. */
export type Subscriber = { send(frame: Buffer): void; readonly channels: Map<string, string | undefined> };

type PresenceMember = { userInfo: unknown; sockets: number };

type Channel<TSocket> = { name: string; sockets: Set<TSocket>; members: Map<string, PresenceMember> };

/** Subscriptions of sockets to channels, and the members of presence channels. A channel exists while it has a subscriber. */
export class Channels<TSocket extends Subscriber> {
  private readonly byName = new Map<string, Channel<TSocket>>();

  get size(): number {
    return this.byName.size;
  }

  names(): Iterable<string> {
    return this.byName.keys();
  }

  getSockets(name: string): ReadonlySet<TSocket> {
    return this.byName.get(name)?.sockets ?? new Set();
  }

  getMembers(name: string): ReadonlyMap<string, PresenceMember> {
    return this.byName.get(name)?.members ?? new Map();
  }

  /** Subscribes a socket to a channel. `member_added` is broadcast once per member, not per socket. */
  join(socket: TSocket, name: string, member?: Member): void {
    if (socket.channels.has(name)) return;
    const channel = this.byName.get(name) ?? { name, sockets: new Set(), members: new Map() };
    this.byName.set(name, channel);
    channel.sockets.add(socket);
    socket.channels.set(name, member?.userId);
    if (!member) return;
    const present = channel.members.get(member.userId);
    if (present) {
      present.sockets++;
      return;
    }
    channel.members.set(member.userId, { userInfo: member.userInfo, sockets: 1 });
    this.broadcast(
      name,
      eventFrame('pusher_internal:member_added', { user_id: member.userId, user_info: member.userInfo }, name),
      socket,
    );
  }

  leave(socket: TSocket, name: string): void {
    const channel = this.byName.get(name);
    if (!channel?.sockets.delete(socket)) return;
    const userId = socket.channels.get(name);
    socket.channels.delete(name);
    if (channel.sockets.size === 0) this.byName.delete(name);
    const present = userId === undefined ? undefined : channel.members.get(userId);
    if (userId === undefined || !present || --present.sockets > 0) return;
    channel.members.delete(userId);
    this.broadcast(name, eventFrame('pusher_internal:member_removed', { user_id: userId }, name));
  }

  leaveAll(socket: TSocket): void {
    for (const name of socket.channels.keys()) this.leave(socket, name);
  }

  /** Sends one frame to all subscribers of a channel, except one socket. */
  broadcast(name: string, frame: Buffer, except?: TSocket): void {
    const channel = this.byName.get(name);
    if (!channel) return;
    for (const socket of channel.sockets) if (socket !== except) socket.send(frame);
  }

  /** Data of `subscription_succeeded` on a presence channel: its members. */
  presenceData(name: string): { presence: { ids: string[]; hash: Record<string, unknown>; count: number } } {
    const members = this.getMembers(name);
    // fromEntries defines own properties, also for a user id `__proto__`.
    const hash = Object.fromEntries([...members].map(([userId, { userInfo }]) => [userId, userInfo ?? null]));
    return { presence: { ids: [...members.keys()], hash, count: members.size } };
  }
}
