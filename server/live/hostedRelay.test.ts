import type Pusher from 'pusher';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HostedRelay } from './hostedRelay';

type Row = { seq: string; type: string; topic: string; topicId: string; data: object };

const log: Row[] = [];
/** Names of the events that the service accepted, in order. */
const published: string[] = [];
let cursor = 0;
/** Called before the service accepts a request; it throws to simulate a failure. */
let injectFailure: (names: readonly string[]) => void = () => undefined;
/** Body of a response with status 200 that reports an error; undefined when the service accepts the request. */
let failureBody: (names: readonly string[]) => string | undefined = () => undefined;
let calls = 0;
let warnings: string[] = [];
let relay: HostedRelay;

const responseError = (status: number) => Object.assign(new Error(`Unexpected status code ${status}`), { status });

/** Fake of the queries that the relay runs. */
function runQuery(text: string, values: unknown[] = []): object[] {
  if (text.includes('pg_try_advisory')) return [{ acquired: true }];
  if (text.startsWith('select')) return log.filter(({ seq }) => Number(seq) > cursor).slice(0, 10);
  if (text.startsWith('update')) cursor = Number(values[0]);
  return [];
}

/** Fake of the official library. */
const fakePusher = {
  async triggerBatch(batch: { name: string }[]) {
    calls++;
    const names = batch.map(({ name }) => name);
    injectFailure(names);
    const body = failureBody(names);
    if (body === undefined) published.push(...names);
    return { text: async () => body ?? '{}' };
  },
  async terminateUserConnections(id: string) {
    calls++;
    injectFailure([id]);
    published.push(`end ${id}`);
    return { text: async () => '' };
  },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  for (const list of [log, published]) list.length = 0;
  [cursor, calls, warnings, injectFailure, failureBody] = [0, 0, [], () => undefined, () => undefined];
  relay = new HostedRelay({
    pool: {
      connect: async () => ({
        query: async (text: string, values?: unknown[]) => ({ rows: runQuery(text, values) }),
        release: () => undefined,
      }),
    } as unknown as Pool,
    pusher: fakePusher as unknown as Pusher,
    toChannelEvents: async (events) =>
      events.map(({ type, topic, topicId }) => ({ channel: `private-${topic}-${topicId}`, name: type, data: '{}' })),
    log: pino({ level: 'warn' }, { write: (line: string) => void warnings.push(JSON.parse(line).msg) }),
  });
  relay.start();
});

afterEach(async () => {
  await relay.stop();
  vi.useRealTimers();
});

const logEvent = (type: string, data: object = {}) =>
  log.push({ seq: String(log.length + 1), type, topic: 'user', topicId: 'ana', data });

/** Advances the fake clock second by second, and flushes microtasks after each. */
async function advance(seconds: number): Promise<void> {
  for (let n = 0; n < seconds; n++) {
    vi.advanceTimersByTime(1_000);
    for (let turn = 0; turn < 500; turn++) await Promise.resolve();
  }
}

describe('HostedRelay', () => {
  it('publishes in order, ten events per request', async () => {
    for (let n = 1; n <= 25; n++) logEvent(`e${n}`);
    await advance(1);
    expect([calls, cursor, published]).toEqual([3, 25, Array.from({ length: 25 }, (_, n) => `e${n + 1}`)]);
  });

  it.each([400, 413])('skips an event rejected with %i, logs it once, and publishes the others', async (status) => {
    for (let n = 1; n <= 12; n++) logEvent(`e${n}`);
    injectFailure = (names) => {
      if (names.includes('e4')) throw responseError(status);
    };
    await advance(20);
    expect(published).toEqual(log.map(({ type }) => type).filter((type) => type !== 'e4'));
    expect([cursor, warnings]).toEqual([12, ['live: the hosted service refused an event, which is left out']]);
  });

  it.each([401, 429, 500, 503, undefined])(
    'retries after %s with exponential back-off, and loses no event',
    async (status) => {
      logEvent('e1');
      injectFailure = () => {
        throw status === undefined ? new Error('network') : responseError(status);
      };
      await advance(60);
      expect([calls, cursor, published]).toEqual([6, 0, []]);
      injectFailure = () => undefined;
      logEvent('e2');
      relay.wake();
      await advance(0);
      expect(calls, 'a new event does not shorten the wait').toBe(6);
      await advance(30);
      expect([cursor, published]).toEqual([2, ['e1', 'e2']]);
      logEvent('e3');
      await advance(1);
      expect(published).toEqual(['e1', 'e2', 'e3']);
    },
  );

  it.each([
    '{"error":"Unauthorized","code":401}',
    '{"error":"Payload too large","code":413}',
    '{"code":400}',
    '{"code":500}',
    '{"status":429}',
    '{"ok":false}',
    '<html>',
  ])('retries after status 200 with the body %s, and loses no event', async (body) => {
    for (let n = 1; n <= 12; n++) logEvent(`e${n}`);
    failureBody = (names) => (names.includes('e4') ? body : undefined);
    await advance(60);
    expect([cursor, published]).toEqual([0, []]);
    failureBody = () => undefined;
    await advance(35);
    expect([cursor, published]).toEqual([12, log.map(({ type }) => type)]);
  });

  it.each(['{}', '{"ok":true}', '{"batch":[{}]}', ''])('accepts the body %s', async (body) => {
    logEvent('e1');
    failureBody = () => body;
    await advance(1);
    expect(cursor).toBe(1);
  });

  it('terminates connections before it publishes the next event, and retries until that succeeds', async () => {
    logEvent('session.ended');
    logEvent('block.changed', { reauthorise: ['ana', 'bob'] });
    logEvent('later');
    injectFailure = () => {
      if (calls === 2) throw responseError(503);
    };
    await advance(1);
    expect(published).toEqual(['end ana']);
    await advance(5);
    expect(published).toEqual(['end ana', 'end ana', 'end bob', 'session.ended', 'block.changed', 'later']);
  });

  it('publishes through a service that cannot terminate connections', async () => {
    logEvent('session.ended');
    injectFailure = ([first]) => {
      if (first === 'ana') throw responseError(404);
    };
    await advance(1);
    expect([published, warnings]).toEqual([['session.ended'], ['live: the hosted service does not end connections']]);
  });
});
