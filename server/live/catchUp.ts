import type { Context } from '../context';
import { viewerId } from '../context';
import { AppError, badInput } from '../core/errors';
import { statement } from '../database/read';
import type { LoggedEvent, Topic } from '../events/event';
import type { Topics } from './topics';
import { loggedEventColumns } from '../events/relay';
import { hiddenPeople } from '../visibility/people';

/** An event as its hearers see it. */
export type PublicEvent = { id: string; type: string; channel: string; data: unknown; createdAt: string };

/** Rows of the log that one call looks at; a reader of few channels pages through the rest. */
const windowSize = 2_000;
const maxEvents = 100;

export const toPublicEvent = (topics: Topics, event: LoggedEvent): PublicEvent => ({
  id: event.seq,
  type: event.type,
  channel: topics.channelName(event),
  data: event.data,
  createdAt: event.createdAt,
});

/** How far the log goes. @throws AppError BAD_USER_INPUT, CONFLICT when it no longer reaches back to `after` */
async function requireKept(ctx: Context, after: string): Promise<{ oldest: string | null; head: string }> {
  if (!/^\d{1,18}$/.test(after)) throw badInput({ after: 'after must be an event’s id.' });
  const asked = statement(
    'events_bounds',
    () =>
      `select (select min(seq) from event)::text as oldest, (select seq from event_cursor where name = 'head')::text as head`,
  );
  const [bounds = { oldest: null, head: '0' }] = await ctx.app.reader.rows<{ oldest: string | null; head: string }>(
    asked,
  );
  const firstKept = bounds.oldest === null ? BigInt(bounds.head) + 1n : BigInt(bounds.oldest);
  const isOlder = BigInt(after) + 1n < firstKept;
  if (after !== '0' && (isOlder || BigInt(after) > BigInt(bounds.head))) {
    const words = isOlder ? 'These events are no longer kept' : 'No event has this id yet';
    throw new AppError('CONFLICT', `${words}. Read the things themselves again.`, {
      fields: { after: isOlder ? 'Older than the log.' : 'Newer than the log.' },
    });
  }
  return bounds;
}

/**
 * Events of one topic after a point, oldest first, those of people whom the viewer may not see aside. The caller has
 * asked whether the viewer may hear the topic.
 * @throws AppError BAD_USER_INPUT, CONFLICT when the log no longer reaches back to `after`
 */
export async function* topicEventsAfter(
  ctx: Context,
  { topic, topicId }: Topic,
  after: string,
): AsyncGenerator<PublicEvent> {
  await requireKept(ctx, after);
  const page = statement(
    'topic_events_after',
    () => `select ${loggedEventColumns} from event e where e.topic = $2 and e.topic_id is not distinct from $3::uuid and e.seq > $4
      and (e.actor_id is null or e.actor_id not in (${hiddenPeople})) order by e.seq limit ${maxEvents}`,
  );
  for (let from = after; ;) {
    const rows = await ctx.app.reader.rows<LoggedEvent>(page, [viewerId(ctx), topic, topicId ?? null, from]);
    for (const row of rows) yield toPublicEvent(ctx.app.topics, row);
    if (rows.length < maxEvents) return;
    from = rows.at(-1)!.seq;
  }
}

/**
 * Events after a point that the viewer may hear now, oldest first.
 * @param after event id; "0" for the oldest kept
 * @returns `next`: where to continue; `more`: whether the log goes on from there
 * @throws AppError CONFLICT when the log no longer reaches back to `after`: read the things themselves again
 */
export async function eventsAfter(
  ctx: Context,
  after: string,
  first: number,
): Promise<{ events: PublicEvent[]; next: string; more: boolean }> {
  const viewer = viewerId(ctx);
  if (!Number.isInteger(first) || first < 1 || first > maxEvents)
    throw badInput({ first: `first must be 1 to ${maxEvents}.` });
  const { topics, reader } = ctx.app;
  const { oldest, head } = await requireKept(ctx, after);
  const page = statement(
    `events_after_${first}`,
    () => `select ${loggedEventColumns} from event e where e.seq > $2 and e.seq <= $2::bigint + ${windowSize}
      and (e.actor_id is null or e.actor_id not in (${hiddenPeople})) and (${topics.subscribableEvents('e')}) order by e.seq limit ${first + 1}`,
  );
  const from = oldest && BigInt(after) < BigInt(oldest) - 1n ? String(BigInt(oldest) - 1n) : after;
  const rows = await reader.rows<LoggedEvent>(page, [viewer, from]);
  const isFull = rows.length > first;
  if (isFull) rows.length = first;
  const windowEnd = BigInt(from) + BigInt(windowSize);
  const next = isFull
    ? rows.at(-1)!.seq
    : String(windowEnd < BigInt(head) ? windowEnd : BigInt(head) > BigInt(from) ? BigInt(head) : BigInt(from));
  return { events: rows.map((row) => toPublicEvent(topics, row)), next, more: BigInt(next) < BigInt(head) };
}
