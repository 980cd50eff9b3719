/** Time of the event loop that a caller may use: up to `burstMs` at once, and in the long run `share` of the time. */
export type CpuLimit = { burstMs: number; share: number };

/** A caller's debt is bounded, so that one expensive request does not stop them for long. */
const maxDebtMs = 500;

/** CPU time that a caller may still use. Refills over time. */
export class CpuBudget {
  private ms: number;
  private refilledAt = performance.now();

  constructor(private readonly limit: CpuLimit) {
    this.ms = limit.burstMs;
  }

  get isExhausted(): boolean {
    return this.refill() <= 0;
  }

  get isLow(): boolean {
    return this.refill() < (this.limit.burstMs * 2) / 3;
  }

  get isFull(): boolean {
    return this.refill() >= this.limit.burstMs;
  }

  spend(ms: number): void {
    this.ms = Math.max(this.refill() - ms, -maxDebtMs);
  }

  private refill(): number {
    const now = performance.now();
    this.ms = Math.min(this.ms + (now - this.refilledAt) * this.limit.share, this.limit.burstMs);
    this.refilledAt = now;
    return this.ms;
  }
}

/** CPU time of this thread since its start, in milliseconds. */
export function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Splits the CPU time of the thread equally among the requests that run. */
export class CpuClock {
  private readAt = 0;
  private perRequest = 0;

  constructor(private readonly cpuMs: () => number = threadCpuMs) {}

  /**
   * Must be called before each change of the number of running requests.
   * @param running requests that have run since the last call
   * @returns CPU time of one request that had run since the first call, in milliseconds
   */
  read(running: number): number {
    const now = this.cpuMs();
    if (running > 0) this.perRequest += (now - this.readAt) / running;
    this.readAt = now;
    return this.perRequest;
  }
}
