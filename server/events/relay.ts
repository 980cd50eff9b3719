import { Client, type Pool } from 'pg';
import type { Logger } from '../core/logger';
import type { LoggedEvent } from './event';

const notifyChannel = 'venturion_events';
const sequencingLock = 7_305_418;
const batchSize = 500;
const sweepMs = 1_000;

/** Columns of a LoggedEvent, for every reader of the log. */
export const loggedEventColumns = `
  seq::text as seq, type, topic, topic_id as "topicId", actor_id as "actorId", data,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`;

const numberRows = `
  with batch as (select key, row_number() over (order by key) as n from event where seq is null order by key limit ${batchSize}),
  head as (update event_cursor set seq = seq + (select count(*) from batch) where name = 'head' returning seq - (select count(*) from batch) as base)
  update event set seq = head.base + batch.n from batch, head where event.key = batch.key`;

type Reader = (events: LoggedEvent[]) => void | Promise<void>;

/**
 * Moves committed events from the log to their readers, in order and in every process.
 * Rows are numbered after their commit, under a lock, so a number is never seen before a smaller one.
 */
export class EventRelay {
  private readonly readers: Reader[] = [];
  private listener?: Client;
  private listening?: Promise<void>;
  private sweep?: NodeJS.Timeout;
  private position = '0';
  private running?: Promise<void>;
  private again = false;
  private stopped = false;

  constructor(
    private readonly pool: Pool,
    private readonly databaseUrl: string,
    private readonly log: Logger,
  ) {}

  /** Adds a reader: called with each batch, oldest first. */
  onEvents(reader: Reader): void {
    this.readers.push(reader);
  }

  /** Number of the newest event handed to the readers. */
  get head(): string {
    return this.position;
  }

  /** Notes where the log stands: what is numbered from now on is handed out. Before anything that events keep up to date is read. */
  async prepare(): Promise<void> {
    const { rows } = await this.pool.query<{ seq: string }>(
      `select seq::text as seq from event_cursor where name = 'head'`,
    );
    this.position = rows[0]?.seq ?? '0';
  }

  async start(): Promise<void> {
    this.keepListening();
    this.wake();
    this.sweep = setInterval(() => {
      this.wake();
      this.keepListening();
    }, sweepMs);
  }

  /** Says that there may be new rows. Cheap, never throws. */
  wake = (): void => {
    this.again = true;
    this.running ??= this.run().finally(() => (this.running = undefined));
  };

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.sweep);
    await this.running;
    await this.listening;
    await this.listener?.end().catch(() => undefined);
  }

  private async run(): Promise<void> {
    while (this.again && !this.stopped) {
      this.again = false;
      try {
        await this.numberNewRows();
        await this.handOut();
      } catch (error) {
        this.log.warn({ error }, 'event log: relay will try again');
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
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      await client.query(`select pg_advisory_xact_lock(${sequencingLock})`);
      const { rowCount } = await client.query({ name: 'event_number', text: numberRows });
      await client.query(`notify ${notifyChannel}`);
      await client.query('commit');
      client.release();
      if (rowCount === batchSize) this.again = true;
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  }

  private async handOut(): Promise<void> {
    for (;;) {
      const { rows } = await this.pool.query<LoggedEvent>({
        name: 'event_read',
        text: `select ${loggedEventColumns} from event where event.seq > $1 order by event.seq limit ${batchSize}`,
        values: [this.position],
      });
      const last = rows.at(-1);
      if (!last) return;
      for (const reader of this.readers) {
        await Promise.resolve()
          .then(() => reader(rows))
          .catch((error: unknown) => this.log.error({ error }, 'event log: a reader failed'));
      }
      this.position = last.seq;
    }
  }

  private keepListening(): void {
    if (this.listener || this.stopped) return;
    this.listening ??= this.listen()
      .catch((error: unknown) => this.log.warn({ error }, 'event log: cannot listen, sweeping instead'))
      .finally(() => (this.listening = undefined));
  }

  private async listen(): Promise<void> {
    const client = new Client({ connectionString: this.databaseUrl, keepAlive: true, connectionTimeoutMillis: 2_500 });
    const lost = () => {
      if (this.listener === client) this.listener = undefined;
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', this.wake);
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
