import { EventEmitter } from 'node:events';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { App } from '../context';
import { AppError } from '../core/errors';
import { shedOverload } from './overload';

const loopDelay = vi.hoisted(() => ({ mean: 0, enable: () => true, disable: () => true, reset: () => undefined }));
vi.mock('node:perf_hooks', () => ({ monitorEventLoopDelay: () => loopDelay }));

const pool = Object.assign(new EventEmitter(), { waitingCount: 0 });
let http: FastifyInstance;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  pool.waitingCount = 0;
  loopDelay.mean = 20e6;
  http = Fastify();
  http.decorateRequest('ctx');
  http.addHook('onRequest', async (request) => {
    request.ctx = { viewer: request.headers.authorization ? {} : null } as typeof request.ctx;
  });
  shedOverload(http, { pool } as unknown as App);
  http.setErrorHandler((error, _request, reply) =>
    reply
      .code((error as AppError).status)
      .header('retry-after', (error as AppError).details.retryAfterSeconds)
      .send(),
  );
  for (const url of ['/api/posts', '/api/auth/refresh', '/graphql', '/media/*', '/healthz', '/readyz', '/'])
    http.all(url, async () => 'ok');
  await http.listen();
});
afterEach(async () => {
  vi.useRealTimers();
  await http.close();
});

/** Over HTTP, because requests are shed ahead of the framework. */
const post = (url: string, isSignedIn = false) =>
  fetch(`${http.listeningOrigin}${url}`, {
    method: 'POST',
    headers: isSignedIn ? { authorization: 'Bearer x' } : {},
  });
const statusOf = async (url: string, isSignedIn = false) => (await post(url, isSignedIn)).status;

it('accepts everything while the queue is short', async () => {
  pool.waitingCount = 90;
  for (const url of ['/api/posts', '/graphql', '/media/x', '/']) expect(await statusOf(url), url).toBe(200);
});

it('sheds calls without a session first', async () => {
  pool.waitingCount = 150;
  for (const url of ['/api/posts', '/graphql', '/media/x']) {
    expect([url, await statusOf(url), await statusOf(url, true)]).toEqual([url, 503, 200]);
  }
  expect(await statusOf('/api/auth/refresh')).toBe(200);
  expect((await post('/api/posts')).headers.get('retry-after')).toBe('1');
});

it('sheds calls of people who are signed in when the queue is longer, and never health checks and pages', async () => {
  pool.waitingCount = 300;
  expect([await statusOf('/api/posts', true), await statusOf('/graphql', true)]).toEqual([503, 503]);
  const response = await post('/api/posts', true);
  expect(response.headers.get('retry-after')).toBe('1');
  expect(await response.json()).toMatchObject({
    error: { code: 'UNAVAILABLE' },
    errors: [{ extensions: { code: 'UNAVAILABLE' } }],
  });
  for (const url of ['/healthz', '/readyz', '/']) expect(await statusOf(url), url).toBe(200);
  pool.waitingCount = 0;
  expect(await statusOf('/api/posts')).toBe(200);
});

it('sheds calls of people who are signed in however their address is spelled', async () => {
  pool.waitingCount = 300;
  expect(await statusOf('/%61pi/posts', true)).toBe(503);
});

it('estimates the wait by the rate at which the database completes leases', async () => {
  const work = (leases: number) => {
    for (let n = 0; n < leases; n++) pool.emit('release');
    vi.advanceTimersByTime(100);
  };
  pool.waitingCount = 300;
  for (let n = 0; n < 20; n++) work(200);
  expect(await statusOf('/api/posts')).toBe(200);
  pool.waitingCount = 50;
  for (let n = 0; n < 20; n++) work(5);
  expect(await statusOf('/api/posts', true)).toBe(503);
});

it('sheds calls while the event loop is delayed, but not after a single pause', async () => {
  loopDelay.mean = 900e6;
  vi.advanceTimersByTime(100);
  expect(await statusOf('/api/posts')).toBe(200);
  vi.advanceTimersByTime(200);
  expect([await statusOf('/api/posts'), await statusOf('/api/posts', true)]).toEqual([503, 503]);
  loopDelay.mean = 20e6;
  vi.advanceTimersByTime(100);
  expect(await statusOf('/api/posts')).toBe(200);
});
