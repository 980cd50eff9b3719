import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AppError } from '../core/errors';
import { Overload } from './overload';
import { bypassHeader } from './requests';

/** Long waits, so that only the number of callers that wait matters. */
const waitMs = { signedIn: 60_000, visitor: 60_000 };
const limits = { running: 6, waitingCallers: 3, backlogMs: waitMs, waitMs, slotMs: 60_000 };

let overload: Overload;
let http: FastifyInstance;
let origin: string;
let finish: () => void;

beforeEach(async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  finish = resolve;
  overload = new Overload(limits);
  http = Fastify({ serverFactory: overload.createServer, forceCloseConnections: true, trustProxy: true });
  http.decorateRequest('ctx');
  http.addHook('onRequest', async (request) => {
    const { authorization: id, [bypassHeader]: bypass } = request.headers;
    request.ctx = { viewer: id ? { id } : null, skipsLimits: bypass !== undefined } as typeof request.ctx;
  });
  overload.addHooks(http);
  http.setErrorHandler((error, _request, reply) => {
    const { status, message, details } = error as AppError;
    return reply.code(status).header('retry-after', details.retryAfterSeconds).send({ message });
  });
  for (const url of ['/api/posts', '/api/auth/refresh', '/graphql', '/media/*', '/healthz', '/readyz', '/'])
    http.all(url, async () => 'ok');
  http.all('/api/slow', async () => {
    await promise;
    return 'ok';
  });
  await http.listen({ host: '127.0.0.1', port: 0 });
  origin = http.listeningOrigin;
});
afterEach(async () => {
  finish();
  await http.close();
});

const post = (url: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}${url}`, { method: 'POST', headers });
const statusOf = async (url: string, headers?: Record<string, string>) => (await post(url, headers)).status;
const as = (id: string) => ({ authorization: id });

/** Machines that run many tests at once are slow. */
const waitFor = (check: () => void) => vi.waitFor(check, 15_000);

/** Sends requests that do not end, each of another account, until so many run or wait. */
async function occupy(count: number): Promise<Promise<Response>[]> {
  const calls = Array.from({ length: count }, (_, n) => post('/api/slow', as(`account ${n}`)));
  await waitFor(() => expect(overload.queue.running + overload.queue.waiting).toBe(count));
  return calls;
}

it('accepts everything while there are slots', async () => {
  await occupy(5);
  for (const url of ['/api/posts', '/graphql', '/media/x', '/']) expect(await statusOf(url), url).toBe(200);
  expect(overload.rejected).toEqual({ signedIn: 0, visitor: 0, tooMany: 0 });
});

it('sheds calls of the API with 503 and Retry-After while too many wait, and never health checks and pages', async () => {
  const calls = await occupy(9);
  for (const url of ['/api/posts', '/graphql', '/media/x'])
    expect([url, await statusOf(url), await statusOf(url, as('ana'))]).toEqual([url, 503, 503]);
  const response = await post('/api/posts', as('ana'));
  expect(response.headers.get('retry-after')).toBe('1');
  expect(await response.json()).toMatchObject({
    error: { code: 'UNAVAILABLE' },
    errors: [{ extensions: { code: 'UNAVAILABLE' } }],
  });
  for (const url of ['/healthz', '/readyz', '/']) expect(await statusOf(url), url).toBe(200);
  expect(overload.rejected).toEqual({ signedIn: 4, visitor: 3, tooMany: 0 });
  finish();
  expect(await statusOf('/api/posts')).toBe(200);
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 200));
});

it('sheds calls without a session first, also with an invalid token', async () => {
  await occupy(6);
  const visits = [1, 2, 3].map((n) => post('/api/posts', { 'x-forwarded-for': `203.0.113.${n}` }));
  await waitFor(() => expect(overload.queue.waiting).toBe(3));
  expect(await statusOf('/api/posts')).toBe(503);
  expect(await statusOf('/api/posts', { authorization: '' })).toBe(503);
  const calls = [post('/api/posts', as('ana')), post('/api/auth/refresh')];
  await waitFor(() => expect(overload.queue.waiting).toBe(5));
  finish();
  expect((await Promise.all([...visits, ...calls])).every(({ ok }) => ok)).toBe(true);
});

it('sheds calls however their address is spelled', async () => {
  await occupy(9);
  expect(await statusOf('/%61pi/posts', as('ana'))).toBe(503);
});

it('lets calls with the bypass key wait', async () => {
  const calls = await occupy(9);
  calls.push(post('/api/posts', { [bypassHeader]: 'key' }));
  await waitFor(() => expect(overload.queue.waiting).toBe(4));
  finish();
  expect((await Promise.all(calls)).every(({ ok }) => ok)).toBe(true);
});

it('runs four requests of an account at a time, and rejects the hundred and first', async () => {
  const calls = Array.from({ length: 100 }, () => post('/api/slow', as('ana')));
  await waitFor(() => expect([overload.queue.running, overload.queue.waiting]).toEqual([2, 98]));
  const tooMany = await post('/api/posts', as('ana'));
  expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([429, '1']);
  expect(await tooMany.json()).toEqual({ message: 'Too many requests at once (at most 100). Try again in 1 second.' });
  expect(await statusOf('/api/posts', as('ben'))).toBe(200);
  expect(overload.rejected).toEqual({ signedIn: 0, visitor: 0, tooMany: 1 });
  finish();
  expect((await Promise.all(calls)).every(({ ok }) => ok)).toBe(true);
});

it('gives no slot to a body that is still arriving, and none to a client that has gone', async () => {
  const [{ port, address }] = http.addresses() as [AddressInfo];
  const socket = connect(port, address);
  const head = ['POST /api/slow HTTP/1.1', 'Host: x', 'Content-Type: application/json'].join('\r\n');
  socket.write(`${head}\r\nContent-Length: 10\r\n\r\n{`);
  await occupy(6);
  expect(overload.queue.waiting).toBe(0);
  socket.write('"a": 123}');
  await waitFor(() => expect(overload.queue.waiting).toBe(1));
  socket.destroy();
  await once(socket, 'close');
  finish();
  await waitFor(() => expect([overload.queue.running, overload.queue.waiting]).toEqual([0, 0]));
});
