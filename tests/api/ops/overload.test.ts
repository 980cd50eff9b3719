import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { registerPeople, visitor, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let ben: Person;
let locker: Client;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = (await registerPeople(server, 'ana', 'ben')) as [Person, Person];
});
afterAll(() => server.close());

/** Reads of posts wait until the lock ends. */
beforeEach(async () => {
  locker = new Client({ connectionString: server.databaseUrl });
  await locker.connect();
  await locker.query('begin');
  await locker.query('lock table post in access exclusive mode');
});
afterEach(() => locker.end());

/** A metric of the server. */
async function readMetric(name: string): Promise<number> {
  const { body } = await visitor(server).rest('/metrics');
  return Number(
    String(body)
      .split('\n')
      .find((line) => line.startsWith(`${name} `))!
      .split(' ')[1],
  );
}

/** Under the limits of callers. */
const limited = { headers: { 'x-ratelimit-bypass': '' } };

test('slow requests of one account delay nobody else', async () => {
  const slow = Array.from({ length: 40 }, () => ana.rest('/api/posts', limited));
  await vi.waitFor(async () => expect(await readMetric('http_requests_waiting')).toBeGreaterThan(0), 10_000);
  expect((await ben.rest('/api/blocks', limited)).status).toBe(200);
  expect(await readMetric('http_requests_running')).toBeLessThanOrEqual(4);
  await locker.query('rollback');
  await Promise.all(slow);
});

test('requests that would wait too long get 503 with Retry-After, those of visitors first, and are counted', async () => {
  const slow = Array.from({ length: 40 }, () => ana.rest('/api/posts'));
  const shed = await vi.waitFor(async () => {
    const answer = await visitor(server).rest('/api/auth/session', limited);
    expect(answer.status).toBe(503);
    return answer;
  }, 10_000);
  expect([shed.headers.get('retry-after'), shed.body.error.code]).toEqual(['1', 'UNAVAILABLE']);
  await vi.waitFor(async () => expect((await ben.rest('/api/blocks', limited)).status).toBe(503), 10_000);
  expect((await visitor(server).rest('/healthz')).status).toBe(200);
  expect(await readMetric('http_requests_rejected_total{reason="overload_visitor"}')).toBeGreaterThan(0);
  expect(await readMetric('http_requests_rejected_total{reason="overload_signed_in"}')).toBeGreaterThan(0);
  await locker.query('rollback');
  await Promise.all(slow);
  expect((await ben.rest('/api/blocks', limited)).status).toBe(200);
});
