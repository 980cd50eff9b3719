import type { BatchEvent } from 'pusher';
import type { Pool } from 'pg';
import type { LoggedEvent } from '../events/event';
import { defaultLimits } from './hub/limits';
import type { Topics } from './topics';

/** The most events that one call of the publishing API takes. */
const batchSize = 10;

type Options = { pool: Pool; topics: Topics; isHosted: boolean };

/**
 * What is published of events: each on its topic's channel, and on the own channels of those who hear the topic without
 * being seen on it.
 */
export async function toChannelEvents(events: readonly LoggedEvent[], options: Options): Promise<BatchEvent[]> {
  const { topics } = options;
  const unseen = await unlistedSubscribers(events, options);
  return events.flatMap((event) => {
    const data = payloadOf(event, options);
    const own = (unseen.get(event.seq) ?? []).map((id) => ({ topic: 'user', topicId: id }));
    return [event, ...own].map((heardOn) => ({ channel: topics.channelName(heardOn), name: event.type, data }));
  });
}

/**
 * No event is larger than the publishing API takes: instead of too much it carries its id, and its hearers read it from
 * the log. So does, by a hosted service, whatever may tell more than ids and counts: there, somebody whose right to listen
 * ended can be slow to leave, while the log asks for the right at each reading.
 */
function payloadOf(event: LoggedEvent, { topics, isHosted }: Options): string {
  const whole = JSON.stringify({ ...event.data, eventId: event.seq });
  const isWhole =
    Buffer.byteLength(whole) <= defaultLimits.eventDataBytes && (!isHosted || topics.isIdsOnly(event.topic));
  return isWhole ? whole : JSON.stringify({ eventId: event.seq, payloadOmitted: true });
}

/** By the event's number: who hears it on their own channel. */
async function unlistedSubscribers(
  events: readonly LoggedEvent[],
  { pool, topics }: Options,
): Promise<Map<string, string[]>> {
  const hearers = new Map<string, string[]>();
  const seqs = events.filter(({ topic }) => topics.hasPresence(topic)).map(({ seq }) => seq);
  if (seqs.length === 0) return hearers;
  const { rows } = await pool.query<{ seq: string; id: string }>({
    name: 'unlisted_subscribers',
    text: topics.unlistedSubscribersQuery(),
    values: [seqs],
  });
  for (const { seq, id } of rows) hearers.set(seq, [...(hearers.get(seq) ?? []), id]);
  return hearers;
}

/** As many at a time as one call of the publishing API takes. */
export function* batches(outgoing: readonly BatchEvent[]): Generator<BatchEvent[]> {
  for (let start = 0; start < outgoing.length; start += batchSize) yield outgoing.slice(start, start + batchSize);
}
