import { randomUUID } from 'node:crypto';
import { Client, type Pool, type QueryResult } from 'pg';
import type { Logger } from '../core/logger';
import type { LoggedEvent } from './event';

const notifyChannel = 'venturion_events';
const sequencingLock = 7_305_418;
const batchSize = 500;
const pollMs = 1_000;

/** Columns of a LoggedEvent, for every query of the event log. */
export const loggedEventColumns = `
  seq::text as seq, type, topic, topic_id as "topicId", actor_id as "actorId", data,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`;

const numberRows = `
  with batch as (select key, row_number() over (order by key) as n from event where seq is null order by key limit ${batchSize}),
  head as (update event_cursor set seq = seq + (select count(*) from batch) where name = 'head' returning seq - (select count(*) from batch) as base)
  update event set seq = head.base + batch.n from batch, head where event.key = batch.key`;

/** Without parameters, so that it is one transaction in one round trip; its results are those of its statements. */
const numberInTransaction = (instance: string) => `
  select pg_advisory_xact_lock(${sequencingLock});
  ${numberRows};
  notify ${notifyChannel}, '${instance}'`;

type Consumer = (events: LoggedEvent[]) => void | Promise<void>;

/**
 * Dispatches committed events from the event log to their consumers, in order and in every process. Rows are numbered after
 * their commit, under a lock, so a number never becomes visible before a smaller one.
 */
export class EventRelay {
  private readonly consumers: Consumer[] = [];
  /** Payload of this process's notifications. */
  private readonly instance = randomUUID();
  private listener?: Client;
  private listening?: Promise<void>;
  private pollTimer?: NodeJS.Timeout;
  private position = '0';
  private running?: Promise<void>;
  private isWakeRequested = false;
  private stopped = false;

  constructor(
    private readonly pool: Pool,
    private readonly databaseUrl: string,
    private readonly log: Logger,
  ) {}

  /** Registers a consumer, called with each batch, oldest first. */
  onEvents(consumer: Consumer): void {
    this.consumers.push(consumer);
  }

  /** Number of the newest dispatched event. */
  get head(): string {
    return this.position;
  }

  /** Starts after the newest event. Called before state that events keep up to date is loaded. */
  async prepare(): Promise<void> {
    const { rows } = await this.pool.query<{ seq: string }>(
      `select seq::text as seq from event_cursor where name = 'head'`,
    );
    this.position = rows[0]?.seq ?? '0';
  }

  async start(): Promise<void> {
    this.ensureListening();
    this.wake();
    this.pollTimer = setInterval(() => {
      this.wake();
      this.ensureListening();
    }, pollMs);
  }

  /** Checks for new rows. Cheap, never throws. */
  wake = (): void => {
    this.isWakeRequested = true;
    this.running ??= this.run().finally(() => (this.running = undefined));
  };

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.pollTimer);
    await this.running;
    await this.listening;
    await this.listener?.end().catch(() => undefined);
  }

  private async run(): Promise<void> {
    while (this.isWakeRequested && !this.stopped) {
      this.isWakeRequested = false;
      try {
        await this.numberNewRows();
        await this.dispatch();
      } catch (error) {
        this.log.warn({ error }, 'event log: relay failed, will retry');
        return;
      }
    }
  }

  private async numberNewRows(): Promise<void> {
    const { rows } = await this.pool.query({
      name: 'event_unnumbered',
      text: 'select exists (select from event where seq is null) as found',
    });
    if (!rows[0].found) return;
    const results = (await this.pool.query(numberInTransaction(this.instance))) as unknown as QueryResult[];
    if (results[1]!.rowCount === batchSize) this.isWakeRequested = true;
  }

  private async dispatch(): Promise<void> {
    for (;;) {
      const { rows } = await this.pool.query<LoggedEvent>({
        name: 'event_read',
        text: `select ${loggedEventColumns} from event where event.seq > $1 order by event.seq limit ${batchSize}`,
        values: [this.position],
      });
      const last = rows.at(-1);
      if (!last) return;
      for (const consumer of this.consumers) {
        await Promise.resolve()
          .then(() => consumer(rows))
          .catch((error: unknown) => this.log.error({ error }, 'event log: a consumer failed'));
      }
      this.position = last.seq;
      if (rows.length < batchSize) return;
    }
  }

  private ensureListening(): void {
    if (this.listener || this.stopped) return;
    this.listening ??= this.listen()
      .catch((error: unknown) => this.log.warn({ error }, 'event log: cannot listen, polling instead'))
      .finally(() => (this.listening = undefined));
  }

  private async listen(): Promise<void> {
    const client = new Client({ connectionString: this.databaseUrl, keepAlive: true, connectionTimeoutMillis: 2_500 });
    const handleLoss = () => {
      if (this.listener === client) this.listener = undefined;
    };
    client.on('error', handleLoss);
    client.on('end', handleLoss);
    client.on('notification', ({ payload }) => {
      if (payload !== this.instance) this.wake();
    });
    try {
      await client.connect();
      await client.query(`listen ${notifyChannel}`);
      this.listener = client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }
}
