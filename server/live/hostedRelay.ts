import type Pusher from 'pusher';
import type { BatchEvent } from 'pusher';
import type { Pool } from 'pg';
import type { Logger } from '../core/logger';
import { peopleToReauthorize, type LoggedEvent } from '../events/event';
import { loggedEventColumns } from '../events/relay';

/** Events that one step reads from the event log. */
const stepSize = 10;
/** Maximum number of events in one request of the publishing API. */
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

const httpStatus = (error: unknown): number | undefined => (error as { status?: number }).status;

/** The part of a response of the official library that is used here. */
type ApiResponse = { text(): Promise<string> };

/**
 * Checks the body of a successful response: some compatible servers send errors with status 200.
 * @throws Error with the body's `code`, never with a status, so that the events are retried
 */
async function requireAccepted(response: ApiResponse): Promise<void> {
  const text = await response.text();
  const body: unknown = text === '' ? {} : JSON.parse(text);
  const { code, status, error, ok } = (body ?? {}) as Record<string, unknown>;
  const failure = [code, status].find((value) => typeof value === 'number' && value >= 400);
  if (failure === undefined && !error && ok !== false) return;
  throw Object.assign(new Error(`The service refused a request: ${text.slice(0, 200)}`), { code: failure });
}

/** Whether a retry cannot succeed. Any other error may be a wrong setting, a limit or an outage, so it is retried. */
const isPermanentRejection = (error: unknown): boolean => [400, 413, 422].includes(httpStatus(error) ?? 0);

/**
 * Publishes the event log through a hosted service, in order and from a stored cursor: after a crash events may repeat, but
 * none is skipped. One process at a time publishes. Retries with exponential back-off while the service fails.
 */
export class HostedRelay {
  private run?: Promise<void>;
  private timer?: NodeJS.Timeout;
  private isStopped = false;
  private failures = 0;
  private retryAt = 0;

  constructor(private readonly options: Options) {}

  /** Starts publishing, including events that a crash left unpublished. */
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
      this.options.log.warn({ error, waitMs }, 'live: publishing through the hosted service failed, will retry');
    }
  }

  private async step(): Promise<number> {
    let eventCount = 0;
    const client = await this.options.pool.connect();
    try {
      await client.query('begin');
      const { rows: locks } = await client.query(`select pg_try_advisory_xact_lock(${hostedLock}) as acquired`);
      if (locks[0].acquired) {
        const { rows } = await client.query<LoggedEvent>(
          `select ${loggedEventColumns} from event where seq > (select seq from event_cursor where name = 'hosted') order by event.seq limit ${stepSize}`,
        );
        eventCount = rows.length;
        if (eventCount > 0) {
          await this.terminateConnections(rows);
          await this.publish(await this.options.toChannelEvents(rows));
          await client.query(`update event_cursor set seq = $1 where name = 'hosted'`, [rows.at(-1)!.seq]);
        }
      }
      await client.query('commit');
      client.release();
      return eventCount;
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  }

  /**
   * Terminates the connections of people whose session ended or who lost access to a channel, before later events are
   * published. Their clients reconnect, authorise the channels that they still have access to, and catch up.
   */
  private async terminateConnections(events: readonly LoggedEvent[]): Promise<void> {
    const people = new Set(
      events.flatMap((event) => [
        ...(event.type === 'session.ended' ? [event.topicId!] : []),
        ...peopleToReauthorize(event),
      ]),
    );
    for (const id of people) {
      try {
        await requireAccepted(await this.options.pusher.terminateUserConnections(id));
      } catch (error) {
        // Some compatible servers do not implement this call.
        const isMissing = (httpStatus(error) ?? (error as { code?: unknown }).code) === 404;
        if (!isPermanentRejection(error) && !isMissing) throw error;
        this.options.log.warn({ error, personId: id }, 'live: the hosted service does not end connections');
      }
    }
  }

  /** Publishes in batches. Skips an event that the service rejects permanently: clients read it from the log. */
  private async publish(events: readonly BatchEvent[]): Promise<void> {
    for (let start = 0; start < events.length; start += batchSize) {
      const batch = events.slice(start, start + batchSize);
      try {
        await requireAccepted(await this.options.pusher.triggerBatch(batch));
      } catch (error) {
        if (!isPermanentRejection(error)) throw error;
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
