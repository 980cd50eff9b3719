import { AppError, badInput } from '../core/errors';
import type { Topic } from '../database/outbox';
import { statement, type Reader } from '../database/read';
import type { LoggedEvent } from '../events/event';
import type { Topics } from './topics';
import { loggedEventColumns } from '../events/relay';
import { hiddenPeople } from '../visibility/people';

/** An event as sent to its subscribers. */
export type PublicEvent = { id: string; type: string; channel: string; data: unknown; createdAt: string };

type EventLog = { reader: Reader; topics: Topics };

/** Rows of the event log that one call scans. It bounds the cost of a call when few rows are visible to the viewer. */
const windowSize = 2_000;
const maxEvents = 100;

export const toPublicEvent = (topics: Topics, event: LoggedEvent): PublicEvent => ({
  id: event.seq,
  type: event.type,
  channel: topics.channelName(event),
  data: event.data,
  createdAt: event.createdAt,
});

/**
 * Checks that the event log reaches back to `after`.
 * @returns its bounds
 * @throws AppError BAD_USER_INPUT, CONFLICT when it no longer reaches back to `after`
 */
async function requireBounds(reader: Reader, after: string): Promise<{ oldest: string | null; head: string }> {
  if (!/^\d{1,18}$/.test(after)) throw badInput({ after: 'after must be an event’s id.' });
  const query = statement(
    'events_bounds',
    () =>
      `select (select min(seq) from event)::text as oldest, (select seq from event_cursor where name = 'head')::text as head`,
  );
  const [bounds = { oldest: null, head: '0' }] = await reader.rows<{ oldest: string | null; head: string }>(query);
  const oldestSeq = bounds.oldest === null ? BigInt(bounds.head) + 1n : BigInt(bounds.oldest);
  const isOlder = BigInt(after) + 1n < oldestSeq;
  if (after !== '0' && (isOlder || BigInt(after) > BigInt(bounds.head))) {
    const reason = isOlder ? 'These events are no longer in the log' : 'No event has this id yet';
    throw new AppError('CONFLICT', `${reason}. Refetch the data itself.`, {
      fields: { after: isOlder ? 'Older than the log.' : 'Newer than the log.' },
    });
  }
  return bounds;
}

/**
 * Reads the events of one topic after a given one, oldest first, without those of people hidden from the viewer. The caller
 * has checked that the viewer may subscribe to the topic.
 * @throws AppError BAD_USER_INPUT, CONFLICT when the event log no longer reaches back to `after`
 */
export async function* topicEventsAfter(
  { reader, topics }: EventLog,
  viewerId: string,
  { topic, topicId }: Topic,
  after: string,
): AsyncGenerator<PublicEvent> {
  await requireBounds(reader, after);
  const page = statement(
    'topic_events_after',
    () => `select ${loggedEventColumns} from event e where e.topic = $2 and e.topic_id is not distinct from $3::uuid and e.seq > $4
      and (e.actor_id is null or e.actor_id not in (${hiddenPeople})) order by e.seq limit ${maxEvents}`,
  );
  for (let from = after; ;) {
    const rows = await reader.rows<LoggedEvent>(page, [viewerId, topic, topicId ?? null, from]);
    for (const row of rows) yield toPublicEvent(topics, row);
    if (rows.length < maxEvents) return;
    from = rows.at(-1)!.seq;
  }
}

/**
 * Reads events after a given one, of all topics that the viewer may subscribe to now, oldest first.
 * @param after event id; "0" for the oldest event in the log
 * @returns `next`: the `after` of the next page; `more`: whether there is a next page
 * @throws AppError CONFLICT when the event log no longer reaches back to `after`: the client refetches everything
 */
export async function eventsAfter(
  { reader, topics }: EventLog,
  viewerId: string,
  after: string,
  first: number,
): Promise<{ events: PublicEvent[]; next: string; more: boolean }> {
  if (!Number.isInteger(first) || first < 1 || first > maxEvents)
    throw badInput({ first: `first must be 1 to ${maxEvents}.` });
  const { oldest, head } = await requireBounds(reader, after);
  const page = statement(
    'events_after',
    () => `select ${loggedEventColumns} from event e where e.seq > $2 and e.seq <= $2::bigint + ${windowSize}
      and (e.actor_id is null or e.actor_id not in (${hiddenPeople})) and (${topics.subscribableEvents('e')}) order by e.seq limit $3::int`,
  );
  const from = oldest && BigInt(after) < BigInt(oldest) - 1n ? String(BigInt(oldest) - 1n) : after;
  const rows = await reader.rows<LoggedEvent>(page, [viewerId, from, first + 1]);
  const isFull = rows.length > first;
  if (isFull) rows.length = first;
  const windowEnd = BigInt(from) + BigInt(windowSize);
  const next = isFull
    ? rows.at(-1)!.seq
    : String(windowEnd < BigInt(head) ? windowEnd : BigInt(head) > BigInt(from) ? BigInt(head) : BigInt(from));
  return { events: rows.map((row) => toPublicEvent(topics, row)), next, more: BigInt(next) < BigInt(head) };
}
