import { sql, type RawBuilder } from 'kysely';
import type { EventControl, EventName, EventPayloads } from '../../shared/contracts/events';

/** Topic of an event: a kind of channel, and the id of its subject (none for a channel that everyone shares). */
export type Topic = { topic: string; topicId?: string };

/** An event before the event log has numbered it. */
export type EventDraft<Name extends EventName = EventName> = Name extends EventName
  ? Topic & { type: Name; actorId?: string; data: EventPayloads[Name] & EventControl }
  : never;

/** SQL that inserts events into the event log. The relay numbers them after the commit. */
export function insertEvents(events: readonly EventDraft[]): RawBuilder<unknown> {
  const rows = events.map(
    (event) =>
      sql`(${event.type}, ${event.topic}, ${event.topicId ?? null}::uuid, ${event.actorId ?? null}::uuid, ${JSON.stringify(event.data)}::jsonb)`,
  );
  return sql`insert into event (type, topic, topic_id, actor_id, data) values ${sql.join(rows)}`;
}
