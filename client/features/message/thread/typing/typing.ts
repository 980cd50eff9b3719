/** Minimum interval between two typing events of the viewer. */
const TYPING_INTERVAL_MS = 3_000;
/** A person without a typing event for this long has stopped typing. */
const TYPING_TIMEOUT_MS = 6_000;

/** @returns a function to call on every key press, which throttles `emit` to one call per TYPING_INTERVAL_MS */
export function createTypingEmitter(emit: () => void): () => void {
  let emittedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = Date.now();
    if (now - emittedAt < TYPING_INTERVAL_MS) return;
    emittedAt = now;
    emit();
  };
}

/** Tracks who is typing. A person expires after TYPING_TIMEOUT_MS without an event. */
export class TypingTracker {
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(private readonly onChange: (ids: readonly string[]) => void) {}

  add(id: string): void {
    const isNew = !this.timers.has(id);
    clearTimeout(this.timers.get(id));
    this.timers.set(
      id,
      setTimeout(() => this.remove(id), TYPING_TIMEOUT_MS),
    );
    if (isNew) this.notify();
  }

  remove(id: string): void {
    clearTimeout(this.timers.get(id));
    if (this.timers.delete(id)) this.notify();
  }

  clear(): void {
    for (const id of this.timers.keys()) this.remove(id);
  }

  private notify(): void {
    this.onChange([...this.timers.keys()]);
  }
}
