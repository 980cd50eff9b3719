import type { BatchEvent } from 'pusher';
import type { Pool } from 'pg';
import type { LoggedEvent } from '../events/event';
import { defaultLimits } from './hub/limits';
import type { Topics } from './topics';

type Options = { pool: Pool; topics: Topics; isHosted: boolean };

/**
 * Converts logged events into channel events: each on its topic's channel, and on the user channels of unlisted
 * subscribers.
 */
export async function toChannelEvents(events: readonly LoggedEvent[], options: Options): Promise<BatchEvent[]> {
  const { topics } = options;
  const unlisted = await readUnlistedSubscribers(events, options);
  return events.flatMap((event) => {
    const data = serializePayload(event, options);
    const userTopics = (unlisted.get(event.seq) ?? []).map((id) => ({ topic: 'user', topicId: id }));
    return [event, ...userTopics].map((topic) => ({ channel: topics.channelName(topic), name: event.type, data }));
  });
}

/**
 * Serialises a payload, and omits one that exceeds the limit of the publishing API: subscribers read it from the event log
 * by its id. With a hosted service it also omits payloads with more than ids and counts, because the service may remove a
 * subscriber late, while the event log checks access on each request.
 */
function serializePayload(event: LoggedEvent, { topics, isHosted }: Options): string {
  const payload = JSON.stringify({ ...event.data, eventId: event.seq });
  const fits = Buffer.byteLength(payload) <= defaultLimits.eventDataBytes;
  const isAllowed = !isHosted || topics.isIdsOnly(event.topic);
  return fits && isAllowed ? payload : JSON.stringify({ eventId: event.seq, payloadOmitted: true });
}

/** @returns ids of unlisted subscribers by the event's `seq` */
async function readUnlistedSubscribers(
  events: readonly LoggedEvent[],
  { pool, topics }: Options,
): Promise<Map<string, string[]>> {
  const subscribers = new Map<string, string[]>();
  const seqs = events.filter(({ topic }) => topics.hasPresence(topic)).map(({ seq }) => seq);
  if (seqs.length === 0) return subscribers;
  const { rows } = await pool.query<{ seq: string; id: string }>({
    name: 'unlisted_subscribers',
    text: topics.unlistedSubscribersQuery(),
    values: [seqs],
  });
  for (const { seq, id } of rows) subscribers.set(seq, [...(subscribers.get(seq) ?? []), id]);
  return subscribers;
}
