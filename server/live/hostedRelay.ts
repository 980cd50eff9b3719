import type Pusher from 'pusher';
import type { BatchEvent } from 'pusher';
import type { Pool } from 'pg';
import type { Logger } from '../core/logger';
import { peopleToReauthorize, type LoggedEvent } from '../events/event';
import { loggedEventColumns } from '../events/relay';

/** Events that one step takes from the event log. */
const stepSize = 10;
/** The most events that one call of the publishing API takes. */
const batchSize = 10;
const hostedLock = 7_305_419;
const sweepMs = 1_000;
const maxBackoffMs = 30_000;

type Options = {
  pool: Pool;
  pusher: Pusher;
  toChannelEvents: (events: readonly LoggedEvent[]) => Promise<BatchEvent[]>;
  log: Logger;
};

const statusOf = (error: unknown): number | undefined => (error as { status?: number }).status;

/** The service rejects this call for good. Any other error may be a wrong setting, a limit or an outage, so it is retried. */
const isRefusal = (error: unknown): boolean => [400, 413, 422].includes(statusOf(error) ?? 0);

/**
 * Publishes the event log through a hosted service, in order and from a stored cursor: a crash repeats events, never skips
 * one. One process at a time publishes. Retries with exponential back-off while the service fails.
 */
export class HostedRelay {
  private run?: Promise<void>;
  private timer?: NodeJS.Timeout;
  private isStopped = false;
  private failures = 0;
  private retryAt = 0;

  constructor(private readonly options: Options) {}

  /** Also publishes what a crash left behind, without waiting for another event. */
  start(): void {
    this.timer = setInterval(this.wake, sweepMs);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await this.run;
  }

  /** Publishes new events, if there are any. Cheap, never throws. */
  wake = (): void => {
    if (this.isStopped || performance.now() < this.retryAt) return;
    this.run ??= this.publishAll().finally(() => (this.run = undefined));
  };

  private async publishAll(): Promise<void> {
    try {
      while ((await this.step()) === stepSize && !this.isStopped);
      this.failures = 0;
    } catch (error) {
      const waitMs = Math.min(maxBackoffMs, sweepMs * 2 ** this.failures++);
      this.retryAt = performance.now() + waitMs;
      this.options.log.warn({ error, waitMs }, 'live: the hosted service will be tried again');
    }
  }

  private async step(): Promise<number> {
    let taken = 0;
    const client = await this.options.pool.connect();
    try {
      await client.query('begin');
      const { rows: locked } = await client.query(`select pg_try_advisory_xact_lock(${hostedLock}) as mine`);
      if (locked[0].mine) {
        const { rows } = await client.query<LoggedEvent>(
          `select ${loggedEventColumns} from event where seq > (select seq from event_cursor where name = 'hosted') order by event.seq limit ${stepSize}`,
        );
        taken = rows.length;
        if (taken > 0) {
          await this.endConnections(rows);
          await this.publish(await this.options.toChannelEvents(rows));
          await client.query(`update event_cursor set seq = $1 where name = 'hosted'`, [rows.at(-1)!.seq]);
        }
      }
      await client.query('commit');
      client.release();
      return taken;
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  }

  /**
   * Terminates the connections of people whose session ended or who lost a right to subscribe, before later events are
   * published. Their clients reconnect with new signatures, as far as they may, and catch up.
   */
  private async endConnections(events: readonly LoggedEvent[]): Promise<void> {
    const people = new Set(
      events.flatMap((event) => [
        ...(event.type === 'session.ended' ? [event.topicId!] : []),
        ...peopleToReauthorize(event),
      ]),
    );
    for (const id of people) {
      try {
        await this.options.pusher.terminateUserConnections(id);
      } catch (error) {
        // Some servers of the protocol do not implement this call.
        if (!isRefusal(error) && statusOf(error) !== 404) throw error;
        this.options.log.warn({ error, personId: id }, 'live: the hosted service does not end connections');
      }
    }
  }

  /** Skips an event that the service rejects, and publishes the rest: clients that catch up read it from the log. */
  private async publish(events: readonly BatchEvent[]): Promise<void> {
    for (let start = 0; start < events.length; start += batchSize) {
      const batch = events.slice(start, start + batchSize);
      try {
        await this.options.pusher.triggerBatch(batch);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        const [{ channel, name } = { channel: '', name: '' }, ...others] = batch;
        if (others.length === 0)
          this.options.log.warn(
            { error, channel, name },
            'live: the hosted service refused an event, which is left out',
          );
        else for (const event of batch) await this.publish([event]);
      }
    }
  }
}
