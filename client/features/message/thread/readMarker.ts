/** While somebody goes on reading, so long passes between two notes of how far they have come. */
const PAUSE_MS = 1_000;

/** Notes how far somebody has read: what was on screen while they looked, one note at a time, the furthest message last. */
export class ReadMarker {
  private onScreen = 0;
  private read = 0;
  private noted = 0;
  private isWatched = false;
  private isBusy = false;

  /** @param note keeps the number of the last message that was read; what fails is noted again with the next one */
  constructor(private readonly note: (seq: number) => Promise<void>) {}

  /** @param seq number of the last message on screen now */
  see = (seq: number): void => {
    this.onScreen = seq;
    this.count();
  };

  /** @param isWatched whether the page has its reader's attention */
  watch(isWatched: boolean): void {
    this.isWatched = isWatched;
    this.count();
  }

  private count(): void {
    if (!this.isWatched) return;
    this.read = Math.max(this.read, this.onScreen);
    void this.tell();
  }

  private async tell(): Promise<void> {
    if (this.isBusy || this.read <= this.noted) return;
    this.isBusy = true;
    const seq = this.read;
    const isKept = await this.note(seq).then(
      () => true,
      () => false,
    );
    if (isKept) this.noted = seq;
    setTimeout(() => {
      this.isBusy = false;
      if (isKept || this.read > seq) void this.tell();
    }, PAUSE_MS);
  }
}
