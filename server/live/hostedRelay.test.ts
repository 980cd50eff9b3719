import type Pusher from 'pusher';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HostedRelay } from './hostedRelay';

type Row = { seq: string; type: string; topic: string; topicId: string; data: object };

const log: Row[] = [];
/** What the service took, in order. */
const published: string[] = [];
let cursor = 0;
/** What the service does with a call, before it takes it. */
let fault: (names: readonly string[]) => void = () => undefined;
let calls = 0;
let warnings: string[] = [];
let publisher: HostedRelay;

const refusal = (status: number) => Object.assign(new Error(`Unexpected status code ${status}`), { status });

function answer(text: string, values: unknown[] = []): object[] {
  if (text.includes('pg_try_advisory')) return [{ mine: true }];
  if (text.startsWith('select')) return log.filter(({ seq }) => Number(seq) > cursor).slice(0, 10);
  if (text.startsWith('update')) cursor = Number(values[0]);
  return [];
}

/** Answers as the official library does, without a network. */
const pusher = {
  async triggerBatch(batch: { name: string }[]) {
    calls++;
    const names = batch.map(({ name }) => name);
    fault(names);
    published.push(...names);
  },
  async terminateUserConnections(id: string) {
    calls++;
    fault([id]);
    published.push(`end ${id}`);
  },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  for (const list of [log, published]) list.length = 0;
  [cursor, calls, warnings, fault] = [0, 0, [], () => undefined];
  publisher = new HostedRelay({
    pool: {
      connect: async () => ({
        query: async (text: string, values?: unknown[]) => ({ rows: answer(text, values) }),
        release: () => undefined,
      }),
    } as unknown as Pool,
    pusher: pusher as unknown as Pusher,
    toChannelEvents: async (events) =>
      events.map(({ type, topic, topicId }) => ({ channel: `private-${topic}-${topicId}`, name: type, data: '{}' })),
    log: pino({ level: 'warn' }, { write: (line: string) => void warnings.push(JSON.parse(line).msg) }),
  });
  publisher.start();
});

afterEach(async () => {
  await publisher.stop();
  vi.useRealTimers();
});

const add = (type: string, data: object = {}) =>
  log.push({ seq: String(log.length + 1), type, topic: 'user', topicId: 'ana', data });

/** Lets so many seconds pass, and each second's work be done. */
async function pass(seconds: number): Promise<void> {
  for (let n = 0; n < seconds; n++) {
    vi.advanceTimersByTime(1_000);
    for (let turn = 0; turn < 500; turn++) await Promise.resolve();
  }
}

describe('publishing through a hosted service', () => {
  it('goes on in order, ten at a time', async () => {
    for (let n = 1; n <= 25; n++) add(`e${n}`);
    await pass(1);
    expect([calls, cursor, published]).toEqual([3, 25, Array.from({ length: 25 }, (_, n) => `e${n + 1}`)]);
  });

  it.each([400, 413])('leaves out what is answered %i, says so once, and goes on', async (status) => {
    for (let n = 1; n <= 12; n++) add(`e${n}`);
    fault = (names) => {
      if (names.includes('e4')) throw refusal(status);
    };
    await pass(20);
    expect(published).toEqual(log.map(({ type }) => type).filter((type) => type !== 'e4'));
    expect([cursor, warnings]).toEqual([12, ['live: the hosted service refused an event, which is left out']]);
  });

  it.each([401, 429, 500, 503, undefined])(
    'tries again after %s, waiting longer each time, and loses nothing',
    async (status) => {
      add('e1');
      fault = () => {
        throw status === undefined ? new Error('network') : refusal(status);
      };
      await pass(60);
      expect([calls, cursor, published]).toEqual([6, 0, []]);
      fault = () => undefined;
      add('e2');
      publisher.wake();
      await pass(0);
      expect(calls, 'a new event does not shorten the wait').toBe(6);
      await pass(30);
      expect([cursor, published]).toEqual([2, ['e1', 'e2']]);
      add('e3');
      await pass(1);
      expect(published).toEqual(['e1', 'e2', 'e3']);
    },
  );

  it('ends connections before anything more is published, and tries until it is done', async () => {
    add('session.ended');
    add('block.changed', { reauthorise: ['ana', 'bob'] });
    add('later');
    fault = () => {
      if (calls === 2) throw refusal(503);
    };
    await pass(1);
    expect(published).toEqual(['end ana']);
    await pass(5);
    expect(published).toEqual(['end ana', 'end ana', 'end bob', 'session.ended', 'block.changed', 'later']);
  });

  it('goes on with a service that cannot end connections', async () => {
    add('session.ended');
    fault = ([first]) => {
      if (first === 'ana') throw refusal(404);
    };
    await pass(1);
    expect([published, warnings]).toEqual([['session.ended'], ['live: the hosted service does not end connections']]);
  });
});
