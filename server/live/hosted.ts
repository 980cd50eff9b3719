import type Pusher from 'pusher';
import type { BatchEvent } from 'pusher';
import type { Pool } from 'pg';
import type { Logger } from '../core/logger';
import { peopleToReauthorize, type LoggedEvent } from '../events/event';
import { loggedEventColumns } from '../events/relay';
import { batches } from './outgoing';

/** Events that are taken from the log at a time. */
const stepSize = 10;
const hostedLock = 7_305_419;
const sweepMs = 1_000;
const longestWaitMs = 30_000;

type Options = {
  pool: Pool;
  pusher: Pusher;
  outgoing: (events: readonly LoggedEvent[]) => Promise<BatchEvent[]>;
  log: Logger;
};

const statusOf = (error: unknown): number | undefined => (error as { status?: number }).status;

/** The service will never take this, however often it is asked: anything else may be a wrong setting, a limit or an outage. */
const isRefusal = (error: unknown): boolean => [400, 413, 422].includes(statusOf(error) ?? 0);

/**
 * Publishes the log through a hosted service, in order and from a kept position: a crash repeats, never skips. One process
 * at a time does. While the service fails it is tried again, waiting longer each time.
 */
export class HostedPublisher {
  private run?: Promise<void>;
  private timer?: NodeJS.Timeout;
  private failures = 0;
  private waitsUntil = 0;

  constructor(private readonly options: Options) {}

  /** Also what a crash left behind goes out, without waiting for another event. */
  start(): void {
    this.timer = setInterval(this.wake, sweepMs);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.run;
  }

  /** Says that there may be new events. Cheap, never throws. */
  wake = (): void => {
    if (performance.now() < this.waitsUntil) return;
    this.run ??= this.publishAll().finally(() => (this.run = undefined));
  };

  private async publishAll(): Promise<void> {
    try {
      while ((await this.step()) === stepSize);
      this.failures = 0;
    } catch (error) {
      const waitMs = Math.min(longestWaitMs, sweepMs * 2 ** this.failures++);
      this.waitsUntil = performance.now() + waitMs;
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
          await this.publish(await this.options.outgoing(rows));
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
   * Ends the connections of those whose session ended or who lost a right to listen, before they could hear more. Whoever
   * may come back does, with new signatures, and reads what they missed.
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
        // Some servers of the protocol do not know this call.
        if (!isRefusal(error) && statusOf(error) !== 404) throw error;
        this.options.log.warn({ error, personId: id }, 'live: the hosted service does not end connections');
      }
    }
  }

  /** What the service refuses is left out, and the rest goes on: who catches up reads it all the same. */
  private async publish(outgoing: readonly BatchEvent[]): Promise<void> {
    for (const batch of batches(outgoing)) {
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
