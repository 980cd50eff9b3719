import { eventFrame } from './protocol';

/** Who someone on a presence channel is, as the authorisation endpoint signed it. */
export type Member = { userId: string; userInfo: unknown };

/** A socket as channels see it. `channels` maps each channel it is on to its user id there, if it is a presence channel. */
export type Subscriber = { send(frame: Buffer): void; readonly channels: Map<string, string | undefined> };

type PresentMember = { userInfo: unknown; sockets: number };

type Channel<TSocket> = { name: string; sockets: Set<TSocket>; members: Map<string, PresentMember> };

/** Which socket is on which channel, and who is present. A channel exists while someone is on it. */
export class Channels<TSocket extends Subscriber> {
  private readonly byName = new Map<string, Channel<TSocket>>();

  get size(): number {
    return this.byName.size;
  }

  names(): Iterable<string> {
    return this.byName.keys();
  }

  socketsOf(name: string): ReadonlySet<TSocket> {
    return this.byName.get(name)?.sockets ?? new Set();
  }

  membersOf(name: string): ReadonlyMap<string, PresentMember> {
    return this.byName.get(name)?.members ?? new Map();
  }

  /** Puts a socket on a channel; the others hear of a member once, however many sockets it has. */
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

  /** Writes one frame to everyone on the channel, save one socket. */
  broadcast(name: string, frame: Buffer, except?: TSocket): void {
    const channel = this.byName.get(name);
    if (!channel) return;
    for (const socket of channel.sockets) if (socket !== except) socket.send(frame);
  }

  /** What a new subscriber of a presence channel is told about the others. */
  presence(name: string): { presence: { ids: string[]; hash: Record<string, unknown>; count: number } } {
    const members = this.membersOf(name);
    // fromEntries, as a user may be called __proto__.
    const hash = Object.fromEntries([...members].map(([userId, { userInfo }]) => [userId, userInfo ?? null]));
    return { presence: { ids: [...members.keys()], hash, count: members.size } };
  }
}
