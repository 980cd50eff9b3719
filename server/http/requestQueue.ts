import { AsyncResource } from 'node:async_hooks';
import { CpuBudget, CpuClock, type CpuLimit } from './cpuBudget';

/** Signed-in people go ahead of visitors, who are rejected first. */
export const priorities = ['signedIn', 'visitor'] as const;
export type Priority = (typeof priorities)[number];

export type QueueLimits = {
  /** Requests that run at a time. */
  running: number;
  /** Callers that wait for a slot at a time, of each priority. */
  waitingCallers: number;
  /** New requests are rejected while another caller has waited for longer than this, in milliseconds. */
  backlogMs: Record<Priority, number>;
  /** Longest time that a caller waits for its next slot, in milliseconds. */
  waitMs: Record<Priority, number>;
  /** A request that runs longer is slow: it returns its slot, because it may wait for something outside, such as the file storage. */
  slotMs: number;
};

/** What is counted together: the requests of an account or of an address. */
export type Caller = {
  key: string;
  priority: Priority;
  /** Requests of the caller that run at a time. Further ones wait, and delay nobody else. */
  maxRunning: number;
  /** Slow requests of the caller that run besides. */
  maxSlow: number;
  /** Requests of the caller that run or wait. */
  maxRequests: number;
  /**
   * With less than half of it left, the caller's requests run one at a time; with nothing left, they wait. Both delays
   * nobody else. Without one the caller has no limit.
   */
  cpu?: CpuLimit;
  /** Waits for as long as it takes. */
  isNeverShed?: boolean;
};

type Waiting = { start(release: () => void): void; reject(reason: RejectionReason): void };

/** `overload`: the server has too many requests; `tooMany`: the caller has. */
export type RejectionReason = 'overload' | 'tooMany';

type CallerState = Caller & {
  running: number;
  slow: number;
  waiting: Waiting[];
  readySince: number;
  budget: CpuBudget | undefined;
};
type Slot = { startedAt: number; startedCpuMs: number; caller: CallerState };

const createState = (caller: Caller): CallerState => ({
  ...caller,
  running: 0,
  slow: 0,
  waiting: [],
  readySince: 0,
  budget: caller.cpu && new CpuBudget(caller.cpu),
});

const mayRun = ({ running, slow, maxRunning, maxSlow, budget }: CallerState): boolean =>
  running - Math.min(slow, maxSlow) < (budget?.isLow ? 1 : maxRunning) && !budget?.isExhausted;

const sweepMs = 50;

/**
 * Bounds the requests that run at a time, which bounds how long each takes. Callers that wait take turns, so a caller with
 * many requests does not delay one with few.
 */
export class RequestQueue {
  private readonly callers = new Map<string, CallerState>();
  /** Callers with a waiting request that may run, longest wait first. */
  private readonly ready: Record<Priority, Set<CallerState>> = { signedIn: new Set(), visitor: new Set() };
  /** Longest run first. */
  private readonly slots = new Set<Slot>();
  private readonly timer = setInterval(() => this.sweep(), sweepMs).unref();
  private readonly clock: CpuClock;
  private isDispatching = false;

  /** @param cpuMs for tests: CPU time of the thread */
  constructor(
    private readonly limits: QueueLimits,
    cpuMs?: () => number,
  ) {
    this.clock = new CpuClock(cpuMs);
  }

  get running(): number {
    return this.slots.size;
  }

  get waiting(): number {
    let count = 0;
    for (const { waiting } of this.callers.values()) count += waiting.length;
    return count;
  }

  /** Whether a new request of this priority is rejected. */
  isOverloaded(priority: Priority): boolean {
    const ms = this.limits.backlogMs[priority];
    return this.isBacklogged('signedIn', ms) || (priority === 'visitor' && this.isBacklogged('visitor', ms));
  }

  /** Runs a request now or in its turn, or rejects it. @param request.start gets a function that returns the slot */
  add(caller: Caller, { start, reject }: Waiting): void {
    const state = this.callers.get(caller.key) ?? createState(caller);
    if (state.running + state.waiting.length >= caller.maxRequests) return reject('tooMany');
    const isNext = !this.hasReady() && state.waiting.length === 0;
    if (isNext && this.slots.size < this.limits.running && mayRun(state)) {
      this.callers.set(caller.key, state);
      return this.run(state, start);
    }
    if (!caller.isNeverShed && this.isOverloaded(caller.priority)) return reject('overload');
    this.callers.set(caller.key, state);
    // Requests start while another one ends, and must not get its async context.
    state.waiting.push({ start: AsyncResource.bind(start), reject: AsyncResource.bind(reject) });
    this.queue(state);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private hasReady(): boolean {
    return priorities.some((priority) => this.ready[priority].size > 0);
  }

  private isBacklogged(priority: Priority, ms: number): boolean {
    const ready = this.ready[priority];
    if (ready.size === 0) return false;
    const [oldest] = ready;
    return ready.size >= this.limits.waitingCallers || performance.now() - oldest!.readySince > ms;
  }

  /** Puts a caller at the end of the queue if one of its waiting requests may run. */
  private queue(caller: CallerState): void {
    const ready = this.ready[caller.priority];
    if (ready.has(caller) || caller.waiting.length === 0 || !mayRun(caller)) return;
    caller.readySince = performance.now();
    ready.add(caller);
    this.dispatch();
  }

  /** Runs the requests that are next, after the caller of this has returned: it may have an answer to write. */
  private dispatch(): void {
    if (this.isDispatching || this.slots.size >= this.limits.running || !this.hasReady()) return;
    this.isDispatching = true;
    queueMicrotask(() => {
      this.isDispatching = false;
      this.runReady();
    });
  }

  private run(caller: CallerState, start: Waiting['start']): void {
    const slot = { startedAt: performance.now(), startedCpuMs: this.clock.read(this.slots.size), caller };
    let isRunning = true;
    caller.running++;
    this.slots.add(slot);
    start(() => {
      if (!isRunning) return;
      isRunning = false;
      caller.running--;
      if (!this.returnSlot(slot)) caller.slow--;
      this.queue(caller);
      this.deleteIdle(caller);
      this.dispatch();
    });
  }

  /** Counts the CPU time of a request. @returns false when it had returned its slot before */
  private returnSlot(slot: Slot): boolean {
    const cpuMs = this.clock.read(this.slots.size);
    if (!this.slots.delete(slot)) return false;
    slot.caller.budget?.spend(cpuMs - slot.startedCpuMs);
    return true;
  }

  private runReady(): void {
    for (const priority of priorities) {
      for (const caller of this.ready[priority]) {
        if (this.slots.size >= this.limits.running) return;
        this.ready[priority].delete(caller);
        const { start } = caller.waiting.shift()!;
        this.run(caller, start);
        this.queue(caller);
      }
    }
  }

  private sweep(): void {
    const now = performance.now();
    for (const slot of this.slots) {
      if (now - slot.startedAt <= this.limits.slotMs) break;
      this.returnSlot(slot);
      slot.caller.slow++;
      this.queue(slot.caller);
    }
    // Budgets have been refilled.
    for (const caller of this.callers.values()) {
      this.queue(caller);
      this.deleteIdle(caller);
    }
    this.dispatch();
    for (const priority of priorities) {
      for (const caller of this.ready[priority]) {
        if (now - caller.readySince <= this.limits.waitMs[priority]) break;
        if (caller.isNeverShed) continue;
        this.ready[priority].delete(caller);
        caller.waiting.shift()!.reject('overload');
        this.queue(caller);
        this.deleteIdle(caller);
      }
    }
  }

  private deleteIdle(caller: CallerState): void {
    const { running, waiting, budget } = caller;
    if (running === 0 && waiting.length === 0 && (budget?.isFull ?? true)) this.callers.delete(caller.key);
  }
}
