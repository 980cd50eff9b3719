import { sql, type RawBuilder } from 'kysely';
import type { EntityManager } from './orm';
import { insertEvents, type EventDraft } from './outbox';

/** A write transaction, with the events that are committed with it. */
export class WriteTransaction {
  readonly events: EventDraft[] = [];

  constructor(readonly em: EntityManager) {}

  /** Runs SQL with bound parameters inside the transaction. */
  async rows<Row>(query: RawBuilder<Row>): Promise<Row[]> {
    return (await query.execute(this.em.getKysely<object>())).rows;
  }

  /** Runs SQL and returns the first row. */
  async row<Row>(query: RawBuilder<Row>): Promise<Row | undefined> {
    return (await this.rows(query))[0];
  }

  /** Adds an event to the event log when the transaction commits, and only then. */
  emit(event: EventDraft): void {
    this.events.push(event);
  }
}

const maxAttempts = 3;

/** Whether PostgreSQL rolled back because of a deadlock or a conflicting update: the transaction can be retried. */
const isSerializationFailure = (error: unknown) => ['40P01', '40001'].includes((error as { code?: string }).code ?? '');

/**
 * Runs `work` in one transaction: entities are flushed, events inserted, then it commits. Retries after a deadlock.
 * @param onCommitted called when events were written, to wake the event relay
 */
export async function writeTransaction<T>(
  em: EntityManager,
  onCommitted: () => void,
  work: (tx: WriteTransaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await writeOnce(em, onCommitted, work);
    } catch (error) {
      if (attempt === maxAttempts || !isSerializationFailure(error)) throw error;
    }
  }
}

async function writeOnce<T>(
  em: EntityManager,
  onCommitted: () => void,
  work: (tx: WriteTransaction) => Promise<T>,
): Promise<T> {
  let hasEvents = false;
  const result = await em.fork().transactional(async (inner) => {
    const tx = new WriteTransaction(inner as EntityManager);
    const value = await work(tx);
    await inner.flush();
    if (tx.events.length > 0) {
      await tx.rows(insertEvents(tx.events));
      hasEvents = true;
    }
    return value;
  });
  if (hasEvents) onCommitted();
  return result;
}

export { sql };
