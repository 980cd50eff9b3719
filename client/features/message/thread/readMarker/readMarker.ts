/** Minimum interval between two calls of `save`. */
const THROTTLE_MS = 1_000;

/** Saves how far the viewer has read an open conversation. Calls are throttled and never overlap. */
export class ReadMarker {
  private visibleSeq = 0;
  private readSeq = 0;
  private savedSeq = 0;
  private isActive = false;
  private isBusy = false;

  /** @param save stores the sequence number of the last read message; a failed call is repeated with the next update */
  constructor(private readonly save: (seq: number) => Promise<void>) {}

  /** @param seq sequence number of the last visible message */
  setVisible = (seq: number): void => {
    this.visibleSeq = seq;
    this.advance();
  };

  /** @param isActive whether the viewer looks at the page; otherwise visible messages do not count as read */
  setActive(isActive: boolean): void {
    this.isActive = isActive;
    this.advance();
  }

  private advance(): void {
    if (!this.isActive) return;
    this.readSeq = Math.max(this.readSeq, this.visibleSeq);
    void this.flush();
  }

  private async flush(): Promise<void> {
    if (this.isBusy || this.readSeq <= this.savedSeq) return;
    this.isBusy = true;
    const seq = this.readSeq;
    const isSaved = await this.save(seq).then(
      () => true,
      () => false,
    );
    if (isSaved) this.savedSeq = seq;
    setTimeout(() => {
      this.isBusy = false;
      if (isSaved || this.readSeq > seq) void this.flush();
    }, THROTTLE_MS);
  }
}
