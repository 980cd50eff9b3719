import { beforeEach, describe, expect, it } from 'vitest';
import { EndedSessions } from '../core/endedSessions';
import type { Reader, Statement } from '../database/read';
import type { LoggedEvent } from '../events/event';
import { EventStream } from './eventStream';
import type { Topics } from './topics';

const viewer = { id: 'ana', sessionId: 'session' };
const topic = { topic: 'post', topicId: 'p' };

/** The event log, and whether the viewer has access to the topic. */
let log: LoggedEvent[];
let hasAccess: boolean;
let stream: EventStream;
let endedSessions: EndedSessions;

const buildEvent = (seq: number, part: Partial<LoggedEvent> = {}): LoggedEvent => ({
  ...topic,
  type: 'post.counted',
  data: {},
  seq: String(seq),
  createdAt: '2026-01-01T00:00:00.000Z',
  ...part,
});
const buildEvents = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => buildEvent(from + index));

/** Fake of the queries of the event log. */
const reader = {
  async rows({ name }: Statement, values: unknown[] = []) {
    if (name === 'events_bounds') return [{ oldest: '1', head: log.at(-1)!.seq }];
    return log.filter(({ seq }) => BigInt(seq) > BigInt(values[3] as string)).slice(0, 100);
  },
} as unknown as Reader;

const topics = {
  channelName: () => 'private-post-p',
  canSubscribe: async () => hasAccess,
  canSeeActor: async (_viewer: string, actorId?: string) => actorId !== 'blocked',
} as unknown as Topics;

beforeEach(() => {
  hasAccess = true;
  log = buildEvents(1, 3);
  endedSessions = new EndedSessions();
  stream = new EventStream({ reader, topics, endedSessions });
});

/** Reads a number of events, or all until the subscription ends. @returns their ids */
async function take(events: AsyncIterableIterator<{ id: string }>, count = Number.POSITIVE_INFINITY) {
  const ids: number[] = [];
  while (ids.length < count) {
    const { value, done } = await events.next();
    if (done) break;
    ids.push(Number(value.id));
  }
  return ids;
}

const range = (from: number, to: number) => buildEvents(from, to).map(({ seq }) => Number(seq));

describe('a subscription that resumes', () => {
  it('replays all pages of the log, then delivers each event that arrived meanwhile once', async () => {
    log = buildEvents(1, 250);
    const events = stream.subscribe(viewer, topic, '20');
    expect(await take(events, 1)).toEqual([21]);
    log.push(...buildEvents(251, 252));
    stream.publish(buildEvents(249, 253));
    expect(await take(events, 232)).toEqual(range(22, 253));
    stream.publish([buildEvent(254)]);
    expect(await take(events, 1)).toEqual([254]);
    await events.return!();
  });

  it('ends during the replay when its session ends', async () => {
    const events = stream.subscribe(viewer, topic, '0');
    expect(await take(events, 1)).toEqual([1]);
    endedSessions.add([viewer.sessionId]);
    expect((await take(events)).length).toBeLessThan(2);
  });
});

describe('a live subscription', () => {
  /** Subscribes, and waits until the subscription is open. */
  async function subscribe() {
    const events = stream.subscribe(viewer, topic);
    const first = take(events, 1);
    await new Promise((resolve) => setTimeout(resolve));
    stream.publish([buildEvent(4)]);
    expect(await first).toEqual([4]);
    return events;
  }

  it('leaves out events of people who are hidden from the viewer', async () => {
    const events = await subscribe();
    stream.publish([buildEvent(5, { actorId: 'blocked' }), buildEvent(6, { actorId: 'ben' })]);
    expect(await take(events, 1)).toEqual([6]);
    await events.return!();
  });

  it.each([
    ['that access changed', { data: { access: 'changed' } }, [5]],
    ['that the subject was deleted', { type: 'post.deleted' }, [5]],
    ['of anything else', {}, []],
  ] as [string, Partial<LoggedEvent>, number[]][])(
    'ends when access is lost, after the event %s',
    async (_what, part, delivered) => {
      const events = await subscribe();
      hasAccess = false;
      stream.publish([buildEvent(5, part), buildEvent(6)]);
      expect(await take(events)).toEqual(delivered);
    },
  );
});
