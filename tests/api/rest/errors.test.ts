import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildPost, registerPerson, visitor, type Call, type Caller, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let anyone: Caller;
let post: any;

beforeAll(async () => {
  server = await startTestServer();
  ana = await registerPerson(server, 'ana');
  anyone = visitor(server);
  post = await buildPost(ana);
});
afterAll(() => server.close());

describe('errors', () => {
  const shape = (code: string) => ({
    error: { code, message: expect.stringMatching(/\w/), requestId: expect.stringMatching(/^[\w-]{8,}$/) },
    message: expect.stringMatching(/\w/),
  });

  it('have one shape, and unknown paths return 404', async () => {
    const calls: [string, Call, number, string][] = [
      ['/api', {}, 404, 'NOT_FOUND'],
      ['/api/nothing', {}, 404, 'NOT_FOUND'],
      ['/api/nothing?x=%F0', { method: 'POST', body: {} }, 404, 'NOT_FOUND'],
      ['/api/posts/1/2/3', {}, 404, 'NOT_FOUND'],
      ['/api/posts', { method: 'PATCH', body: {} }, 405, 'METHOD_NOT_ALLOWED'],
      ['/api/%ZZ', {}, 400, 'BAD_USER_INPUT'],
      [`/api/posts/${'x'.repeat(500)}`, {}, 414, 'BAD_USER_INPUT'],
      ['/api/posts', { body: '{', headers: { 'content-type': 'application/json' } }, 400, 'BAD_USER_INPUT'],
      ['/api/posts', { body: 'x', headers: { 'content-type': 'application/xml' } }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
      ['/api/profile', { method: 'DELETE' }, 405, 'METHOD_NOT_ALLOWED'],
      [`/api/posts/${post.id}/like`, {}, 405, 'METHOD_NOT_ALLOWED'],
      ['/api/posts', { body: '{"content":"x"}', headers: { 'content-type': 'text/plain' } }, 400, 'BAD_USER_INPUT'],
      [
        '/api/posts',
        { body: 'x', headers: { 'content-type': 'application/json; charset=utf-8' } },
        400,
        'BAD_USER_INPUT',
      ],
      ['/api/posts', { body: { content: 'x'.repeat(1_100_000) } }, 413, 'PAYLOAD_TOO_LARGE'],
      ['/api/events?after=x', {}, 400, 'BAD_USER_INPUT'],
      ['/api/events?limit=0', {}, 400, 'BAD_USER_INPUT'],
    ];
    for (const [path, call, status, code] of calls) {
      const { body, status: actualStatus } = await ana.rest(path, call);
      expect([path.slice(0, 40), actualStatus]).toEqual([path.slice(0, 40), status]);
      expect(body, path.slice(0, 40)).toMatchObject(shape(code));
      expect(body.message).toBe(body.error.message);
    }
  });

  it('name the accepted content type', async () => {
    const { headers, body } = await ana.rest('/api/posts/bookmarked', { method: 'PATCH', body: {} });
    expect(headers.get('allow')).toBe('DELETE, GET, HEAD, PUT');
    expect(body.message).toBe('Use DELETE, GET, HEAD, PUT for this address.');
    const form = { body: 'content=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    expect((await ana.rest('/api/posts', form)).body.message).toBe(
      'Send the body as JSON, with content-type application/json.',
    );
    expect((await ana.rest('/api/posts/media', form)).body.message).toBe('Send the body as multipart/form-data.');
  });

  it('carry the request id of the log, not one that the client sent', async () => {
    const [one, other] = [
      await anyone.rest('/api/posts', { headers: { 'x-request-id': 'mine', 'request-id': 'mine' } }),
      await anyone.rest('/api/posts'),
    ];
    expect(one.body.error.requestId).not.toBe('mine');
    expect(one.body.error.requestId).not.toBe(other.body.error.requestId);
  });

  it('return Retry-After when a rate limit is exceeded', async () => {
    const limited = { headers: { 'x-ratelimit-bypass': '' } };
    const first = await ana.rest('/api/posts/bookmarked', limited);
    expect(first.status).toBe(200);
    expect(Number(first.headers.get('x-ratelimit-limit'))).toBeGreaterThan(100);
    expect(Number(first.headers.get('x-ratelimit-remaining'))).toBeLessThan(
      Number(first.headers.get('x-ratelimit-limit')),
    );
    let response = first;
    for (let n = 0; n < 300 && response.status !== 429; n++) {
      response = await anyone.rest('/api/auth/check-email', { body: { email: 'x' }, ...limited });
    }
    expect(response).toMatchObject({ status: 429, body: shape('RATE_LIMITED') });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.body.error.message).toMatch(
      /^Too many requests \(200 in 1 hour\). Try again in \d+ (second|minute)s?\.$/,
    );
    expect(
      (await ana.rest('/api/auth/check-email', { body: { email: 'x' }, ...limited })).status,
      'signed in at the same address',
    ).toBe(429);
    expect((await anyone.rest('/api/auth/check-email', { body: { email: 'ana@example.com' } })).status).toBe(200);
  });
});

it('reports name and health', async () => {
  expect((await anyone.rest('/healthz')).body).toEqual({ status: 'ok' });
  expect(await anyone.rest('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  expect((await ana.rest(`/api/posts/${post.id}`)).status).toBe(200);
  const metrics = await anyone.rest('/metrics');
  expect(metrics.headers.get('content-type')).toMatch(/^text\/plain/);
  for (const name of [
    'process_cpu_user_seconds_total',
    'http_request_duration_seconds_bucket',
    'live_sockets',
    'event_log_head',
    'database_connections',
  ])
    expect(metrics.body).toContain(name);
  expect(metrics.body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/posts\/:id",status="200"\} \d/,
  );
  expect(metrics.body).not.toContain(post.id);
});

/** The result of a readiness check lives for a second. */
const waitForReadiness = (expected: object) =>
  vi.waitFor(async () => expect(await anyone.rest('/readyz')).toMatchObject(expected), 5_000);

it('is not ready while migrations are missing', async () => {
  const [newest] = await server.sql(
    'delete from mikro_orm_migrations where id = (select max(id) from mikro_orm_migrations) returning id, name, executed_at',
  );
  await waitForReadiness({ status: 503, body: { error: { code: 'UNAVAILABLE' } } });
  expect((await anyone.rest('/healthz')).status).toBe(200);
  await server.sql('insert into mikro_orm_migrations (id, name, executed_at) values ($1, $2, $3)', [
    newest!.id,
    newest!.name,
    newest!.executed_at,
  ]);
  await waitForReadiness({ status: 200 });
});

it('readiness checks and metrics share their results', async () => {
  const readAll = (path: string) => Promise.all(Array.from({ length: 100 }, () => anyone.rest(path)));
  const statements = await server.captureStatements(async () => {
    for (const { status } of await readAll('/readyz')) expect(status).toBe(200);
  });
  expect(statements.filter((statement) => statement.includes('mikro_orm_migrations')).length).toBeLessThan(5);
  expect(new Set((await readAll('/metrics')).map(({ body }) => body)).size).toBeLessThan(5);
});
