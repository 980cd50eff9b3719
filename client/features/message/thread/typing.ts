/** Others are told at most this often. */
export const TYPING_INTERVAL_MS = 3_000;
/** Who was not heard of for this long has stopped. */
export const TYPING_TIMEOUT_MS = 6_000;

/** @returns a function for every key press: it tells the others at most every three seconds */
export function createTypingEmitter(tell: () => void): () => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = Date.now();
    if (now - toldAt < TYPING_INTERVAL_MS) return;
    toldAt = now;
    tell();
  };
}

/** Who is typing right now, as far as was heard. */
export class Typists {
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(private readonly onChange: (ids: readonly string[]) => void) {}

  hear(id: string): void {
    const isNew = !this.timers.has(id);
    clearTimeout(this.timers.get(id));
    this.timers.set(
      id,
      setTimeout(() => this.stop(id), TYPING_TIMEOUT_MS),
    );
    if (isNew) this.tell();
  }

  /** They sent what they wrote, or went away. */
  stop(id: string): void {
    clearTimeout(this.timers.get(id));
    if (this.timers.delete(id)) this.tell();
  }

  clear(): void {
    for (const id of this.timers.keys()) this.stop(id);
  }

  private tell(): void {
    this.onChange([...this.timers.keys()]);
  }
}
