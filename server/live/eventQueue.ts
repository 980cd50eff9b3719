import { AppError } from '../core/errors';
import type { LoggedEvent } from '../events/event';

/** Twice a batch of the relay, so that one batch never overflows the queue of a subscriber that keeps up. */
const maxQueuedEvents = 1_000;

/**
 * Bounded queue between the relay, which does not wait for subscribers, and one subscriber. When it overflows, it drops its
 * events and ends: the subscriber resumes from the event log.
 */
export class EventQueue {
  private events: LoggedEvent[] = [];
  private state: 'open' | 'closed' | 'overflowed' = 'open';
  private wake?: () => void;

  /** Appends an event. Never throws. */
  push(event: LoggedEvent): void {
    if (this.state !== 'open') return;
    this.events.push(event);
    if (this.events.length > maxQueuedEvents) this.end('overflowed');
    else this.wake?.();
  }

  /**
   * Waits for the next event.
   * @returns undefined once the queue is closed
   * @throws AppError OVERFLOW
   */
  async next(): Promise<LoggedEvent | undefined> {
    while (this.state === 'open' && this.events.length === 0)
      await new Promise<void>((resolve) => (this.wake = resolve));
    if (this.state === 'overflowed')
      throw new AppError(
        'OVERFLOW',
        `More than ${maxQueuedEvents} events wait for this subscription. Subscribe again after the last event that you received.`,
      );
    return this.events.shift();
  }

  close(): void {
    if (this.state === 'open') this.end('closed');
  }

  private end(state: 'closed' | 'overflowed'): void {
    this.state = state;
    this.events = [];
    this.wake?.();
  }
}
