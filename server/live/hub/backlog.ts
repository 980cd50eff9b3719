/** A socket whose writes are buffered while its client reads too slowly. */
export type Receiver = { bufferedBytes: number };

/** Memory of one buffered write besides its bytes: measured, rounded up. */
const overheadBytesPerFrame = 512;

/**
 * Bounds the memory of buffered writes to slow receivers: `maxBytesPerReceiver` bytes for each of them, and `maxTotalBytes`
 * for all. The more receivers are slow, the smaller the share of each.
 */
export class Backlog {
  private readonly bufferedFrames = new Map<Receiver, number>();
  private readonly maxBytesPerReceiver: number;
  private readonly maxTotalBytes: number;

  constructor(maxBytesPerReceiver: number, maxTotalBytes: number) {
    this.maxBytesPerReceiver = maxBytesPerReceiver;
    this.maxTotalBytes = maxTotalBytes;
  }

  /** Counts one more buffered frame, and checks the limits. Called before each write to a receiver with buffered bytes. */
  exceedsLimit(receiver: Receiver): boolean {
    const frames = (this.bufferedFrames.get(receiver) ?? 0) + 1;
    this.bufferedFrames.set(receiver, frames);
    const share = Math.min(this.maxBytesPerReceiver, this.maxTotalBytes / this.bufferedFrames.size);
    return receiver.bufferedBytes + frames * overheadBytesPerFrame > share;
  }

  delete(receiver: Receiver): void {
    this.bufferedFrames.delete(receiver);
  }

  /** Deletes receivers without buffered bytes. */
  deleteDrained(): void {
    for (const receiver of this.bufferedFrames.keys())
      if (receiver.bufferedBytes === 0) this.bufferedFrames.delete(receiver);
  }
}
