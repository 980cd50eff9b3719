import { sql, type RawBuilder } from 'kysely';
import type { EventDraft } from '../events/event';
import { insertEvents } from '../events/append';
import { maxTries as maxJobTries } from '../queue/jobRunner';
import type { EntityManager } from './orm';

/** What a service does its writing with: one transaction, and the events that go with it. */
export class WriteTransaction {
  readonly events: EventDraft[] = [];

  constructor(readonly em: EntityManager) {}

  /** Runs SQL with bound parameters inside the transaction. */
  async rows<Row>(query: RawBuilder<Row>): Promise<Row[]> {
    return (await query.execute(this.em.getKysely<object>())).rows;
  }

  /** Runs SQL and gives the first row. */
  async row<Row>(query: RawBuilder<Row>): Promise<Row | undefined> {
    return (await this.rows(query))[0];
  }

  /**
   * Asks for a job, which runs after the commit and only then.
   * @param options.key a waiting job of the same key is replaced
   */
  async enqueue(
    name: string,
    payload: object,
    { key = null, runAt = null }: { key?: string | null; runAt?: Date | null } = {},
  ): Promise<void> {
    await this.rows(sql`
      select from graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, run_at => ${runAt}::timestamptz, max_attempts => ${maxJobTries}::int, job_key => ${key}::text)`);
  }

  /** Adds an event to the log when the transaction commits, and only then. */
  emit(event: EventDraft): void {
    this.events.push(event);
  }
}

const maxTries = 3;

/** Two transactions waited for each other, and the database gave this one up: the same work passes a moment later. */
const isSerializationFailure = (error: unknown) => ['40P01', '40001'].includes((error as { code?: string }).code ?? '');

/**
 * Runs `work` in one transaction: entities flushed, events appended, then commit. After a deadlock it runs again.
 * @param onCommitted called when events were written, to wake the log's relay
 */
export async function writeTransaction<T>(
  em: EntityManager,
  onCommitted: () => void,
  work: (tx: WriteTransaction) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await writeOnce(em, onCommitted, work);
    } catch (error) {
      if (tries === maxTries || !isSerializationFailure(error)) throw error;
    }
  }
}

async function writeOnce<T>(
  em: EntityManager,
  onCommitted: () => void,
  work: (tx: WriteTransaction) => Promise<T>,
): Promise<T> {
  let wrote = false;
  const result = await em.fork().transactional(async (inner) => {
    const tx = new WriteTransaction(inner as EntityManager);
    const value = await work(tx);
    await inner.flush();
    if (tx.events.length > 0) {
      await insertEvents(tx);
      wrote = true;
    }
    return value;
  });
  if (wrote) onCommitted();
  return result;
}

export { sql };
