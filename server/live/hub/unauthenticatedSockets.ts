type Socket = { readonly address: string };

/** Sockets without a valid signature, which anyone can open: bounded for each address, and for all together. */
export class UnauthenticatedSockets<TSocket extends Socket> {
  private count = 0;
  /** By address, oldest first: a set keeps insertion order. */
  private readonly byAddress = new Map<string, Set<TSocket>>();

  constructor(
    private readonly max: number,
    private readonly maxPerAddress: number,
  ) {}

  /** @returns if there are too many now, the oldest socket of the address that has most of them: the caller closes it */
  add(socket: TSocket): TSocket | undefined {
    const neighbours = this.byAddress.get(socket.address) ?? new Set();
    this.byAddress.set(socket.address, neighbours.add(socket));
    this.count++;
    if (neighbours.size > this.maxPerAddress) return first(neighbours);
    return this.count > this.max ? first(this.largestAddress()) : undefined;
  }

  has(socket: TSocket): boolean {
    return this.byAddress.get(socket.address)?.has(socket) ?? false;
  }

  delete(socket: TSocket): void {
    const neighbours = this.byAddress.get(socket.address);
    if (!neighbours?.delete(socket)) return;
    this.count--;
    if (neighbours.size === 0) this.byAddress.delete(socket.address);
  }

  private largestAddress(): Set<TSocket> {
    let largest = new Set<TSocket>();
    for (const sockets of this.byAddress.values()) if (sockets.size > largest.size) largest = sockets;
    return largest;
  }
}

const first = <T>(values: Set<T>): T | undefined => values.values().next().value;
