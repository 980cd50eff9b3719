/** Counts what is under way by key, up to a limit. */
export class InFlight {
  private readonly counts = new Map<string, number>();

  constructor(private readonly max: number) {}

  /** @returns a function that releases the place, to be called once; null when every place of the key is taken */
  acquire(key: string): (() => void) | null {
    const count = this.counts.get(key) ?? 0;
    if (count >= this.max) return null;
    this.counts.set(key, count + 1);
    return () => {
      const left = this.counts.get(key)! - 1;
      if (left > 0) this.counts.set(key, left);
      else this.counts.delete(key);
    };
  }
}
