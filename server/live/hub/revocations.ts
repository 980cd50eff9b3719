/**
 * Remembers which channels were closed, so that a signature made before cannot be used after: a signature names a socket,
 * and a socket that is older than the closing has to come back as a new one. Bounded: when too many names are kept, the
 * oldest half is replaced by the rule that sockets of that age may subscribe to nothing more.
 */
export class Revocations {
  private readonly closedAt = new Map<string, number>();
  private readonly capacity: number;
  private floor = 0;

  constructor(capacity = 10_000) {
    this.capacity = capacity;
  }

  /** @param newestSocket number of the newest socket at this moment */
  revoke(name: string, newestSocket: number): void {
    this.closedAt.delete(name);
    this.closedAt.set(name, newestSocket);
    if (this.closedAt.size <= this.capacity) return;
    for (const [oldName, number] of this.closedAt) {
      if (this.closedAt.size <= this.capacity / 2) break;
      this.closedAt.delete(oldName);
      this.floor = Math.max(this.floor, number);
    }
  }

  /** Whether this socket's signatures for the channel may be from before it was closed. */
  isStale(name: string, socketNumber: number): boolean {
    return socketNumber <= Math.max(this.floor, this.closedAt.get(name) ?? 0);
  }
}
