/** The session that authorised a socket, and its account. */
export type SocketOwner = { sessionId: string; accountId: string };

type Limits = { socketsPerSession: number; socketsPerAccount: number };

/** Open sockets by the sessions and accounts that authorised them. Bounds their number. */
export class SocketsByOwner<Socket> {
  /** Ids of sessions and accounts are both uuids, so they share a map. */
  private readonly sockets = new Map<string, Set<Socket>>();

  constructor(private readonly limits: Limits) {}

  /**
   * Adds a socket. Safe to repeat.
   * @returns undefined, or the limit that refuses it, as a message
   */
  add(socket: Socket, { sessionId, accountId }: SocketOwner): string | undefined {
    const { socketsPerSession, socketsPerAccount } = this.limits;
    if (this.isFull(socket, sessionId, socketsPerSession))
      return `A session may have ${socketsPerSession} live connections.`;
    if (this.isFull(socket, accountId, socketsPerAccount))
      return `An account may have ${socketsPerAccount} live connections.`;
    for (const id of [sessionId, accountId]) this.sockets.set(id, this.get(id).add(socket));
    return undefined;
  }

  delete(socket: Socket, owner: SocketOwner): void {
    for (const id of [owner.sessionId, owner.accountId]) {
      const sockets = this.sockets.get(id);
      if (sockets?.delete(socket) && sockets.size === 0) this.sockets.delete(id);
    }
  }

  /** @returns the sockets of a session or an account */
  get(id: string): Set<Socket> {
    return this.sockets.get(id) ?? new Set();
  }

  private isFull(socket: Socket, id: string, limit: number): boolean {
    const sockets = this.get(id);
    return sockets.size >= limit && !sockets.has(socket);
  }
}
