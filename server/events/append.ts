import { sql } from 'kysely';
import type { WriteTransaction } from '../database/write';

/** Writes a transaction's events to the log. The relay numbers them after the commit. */
export async function insertEvents(tx: WriteTransaction): Promise<void> {
  const rows = tx.events.map(
    (event) =>
      sql`(${event.type}, ${event.topic}, ${event.topicId ?? null}::uuid, ${event.actorId ?? null}::uuid, ${JSON.stringify(event.data)}::jsonb)`,
  );
  await tx.rows(sql`insert into event (type, topic, topic_id, actor_id, data) values ${sql.join(rows)}`);
}
