type Socket = { readonly address: string };

/** Sockets without a valid signature, which anyone can open: bounded for each address, and for all together. */
export class UnauthenticatedSockets<TSocket extends Socket> {
  /** Oldest first: a set keeps insertion order. */
  private readonly sockets = new Set<TSocket>();
  private readonly byAddress = new Map<string, Set<TSocket>>();

  constructor(
    private readonly max: number,
    private readonly maxPerAddress: number,
  ) {}

  /** @returns the oldest socket if there are too many now: the caller closes it */
  add(socket: TSocket): TSocket | undefined {
    const neighbours = this.byAddress.get(socket.address) ?? new Set();
    this.byAddress.set(socket.address, neighbours.add(socket));
    this.sockets.add(socket);
    const [oldest] =
      neighbours.size > this.maxPerAddress ? neighbours : this.sockets.size > this.max ? this.sockets : [];
    return oldest;
  }

  has(socket: TSocket): boolean {
    return this.sockets.has(socket);
  }

  delete(socket: TSocket): void {
    if (!this.sockets.delete(socket)) return;
    const neighbours = this.byAddress.get(socket.address);
    if (neighbours?.delete(socket) && neighbours.size === 0) this.byAddress.delete(socket.address);
  }
}
