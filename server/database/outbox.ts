import { sql, type RawBuilder } from 'kysely';
import type { EventControl, EventName, EventPayloads } from '../../shared/contracts/events';

/** Topic of an event: a kind of channel, and the id of its subject (none for a channel that everyone shares). */
export type Topic = { topic: string; topicId?: string };

/** An event before the event log has numbered it. */
export type EventDraft<Name extends EventName = EventName> = Name extends EventName
  ? Topic & { type: Name; actorId?: string; data: EventPayloads[Name] & EventControl }
  : never;

/**
 * SQL that inserts events into the event log, in order. The relay numbers them after the commit. All events are one JSON
 * parameter, because PostgreSQL accepts at most 65,535 parameters in a statement.
 */
export function insertEvents(events: readonly EventDraft[]): RawBuilder<unknown> {
  return sql`
    insert into event (type, topic, topic_id, actor_id, data)
    select type, topic, "topicId", "actorId", data from rows from (
      json_to_recordset(${JSON.stringify(events)}) as (type text, topic text, "topicId" uuid, "actorId" uuid, data jsonb)
    ) with ordinality draft order by draft.ordinality`;
}
