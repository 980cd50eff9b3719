/** Something bytes are written to, and wait in when its reader is slow. */
export type Reader = { waitingBytes: number };

/** What a queued write costs besides its bytes: measured, rounded up. */
const bytesPerQueuedFrame = 512;

/**
 * Bounds the memory held for readers that do not keep up. Each may hold `perReader` bytes, but together never more than
 * `total`: the more readers are behind, the smaller the share of each.
 */
export class Backlog {
  private readonly framesBehind = new Map<Reader, number>();
  private readonly perReader: number;
  private readonly total: number;

  constructor(perReader: number, total: number) {
    this.perReader = perReader;
    this.total = total;
  }

  /** Asked before each write to a reader that still has bytes waiting. */
  isTooMuch(reader: Reader): boolean {
    const frames = (this.framesBehind.get(reader) ?? 0) + 1;
    this.framesBehind.set(reader, frames);
    const share = Math.min(this.perReader, this.total / this.framesBehind.size);
    return reader.waitingBytes + frames * bytesPerQueuedFrame > share;
  }

  forget(reader: Reader): void {
    this.framesBehind.delete(reader);
  }

  /** Forgets the readers that caught up. */
  sweep(): void {
    for (const reader of this.framesBehind.keys()) if (reader.waitingBytes === 0) this.framesBehind.delete(reader);
  }
}
