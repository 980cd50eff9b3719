/**
 * Revokes the signatures of closed channels. A signature belongs to a socket, so sockets that existed when the channel was
 * closed must reconnect. Memory is bounded: beyond `capacity` names the oldest half is evicted, and sockets that are not
 * newer than an evicted entry may not subscribe any more.
 */
export class Revocations {
  /** Number of the newest revoked socket, by channel name. */
  private readonly newestRevoked = new Map<string, number>();
  private readonly capacity: number;
  private floor = 0;

  constructor(capacity = 10_000) {
    this.capacity = capacity;
  }

  /**
   * Revokes all existing signatures for a channel.
   * @param newestSocket number of the newest socket at this moment
   */
  revoke(name: string, newestSocket: number): void {
    this.newestRevoked.delete(name);
    this.newestRevoked.set(name, newestSocket);
    if (this.newestRevoked.size <= this.capacity) return;
    for (const [oldName, number] of this.newestRevoked) {
      if (this.newestRevoked.size <= this.capacity / 2) break;
      this.newestRevoked.delete(oldName);
      this.floor = Math.max(this.floor, number);
    }
  }

  /** Whether this socket's signatures for the channel may predate its last revocation. */
  isStale(name: string, socketNumber: number): boolean {
    return socketNumber <= Math.max(this.floor, this.newestRevoked.get(name) ?? 0);
  }
}
