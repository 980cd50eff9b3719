import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Context } from '../context';
import type { AppError } from '../core/errors';
import { limitRequests } from './rateLimits';

/** A server on which a caller may send 3 requests and an address 10. The header `account` signs a request in. */
async function createLimitedServer() {
  const http = Fastify({ trustProxy: 'loopback' });
  http.setErrorHandler<AppError>(({ status, code, message, details }, _request, reply) =>
    reply.code(status).send({ code, message, ...details }),
  );
  http.decorateRequest('ctx');
  http.addHook('onRequest', (request, _reply, done) => {
    const id = request.headers.account;
    request.ctx = { viewer: id ? { id } : null, skipsLimits: false } as Context;
    done();
  });
  await limitRequests(http, { caller: 3, address: 10 });
  for (const path of ['/api/posts', '/media/x', '/apps/*', '/healthz']) http.get(path, async () => ({}));
  const send = (address: string, account?: string, url = '/api/posts') =>
    http.inject({ url, headers: { 'x-forwarded-for': address, ...(account && { account }) } });
  const sendAll = async (requests: [address: string, account?: string][]) => {
    const statuses = [];
    for (const request of requests) statuses.push((await send(...request)).statusCode);
    return statuses;
  };
  return { send, sendAll };
}

test('counts all addresses of an IPv6 network together', async () => {
  const { sendAll } = await createLimitedServer();
  expect(await sendAll([1, 2, 3, 4].map((n) => [`2001:db8:1:2:${n}::${n}`])), 'one network').toEqual([
    200, 200, 200, 429,
  ]);
  expect(await sendAll([['2001:db8:1:3::1']]), 'another network').toEqual([200]);
});

test('counts the accounts of one IPv6 network together', async () => {
  const { sendAll } = await createLimitedServer();
  const requests = Array.from({ length: 11 }, (_, n): [string, string] => [`2001:db8:1:2:${n}::1`, `account ${n}`]);
  expect(await sendAll(requests)).toEqual([...Array(10).fill(200), 429]);
});

test('counts an IPv4 address the same when it is mapped to IPv6', async () => {
  const { sendAll } = await createLimitedServer();
  expect(await sendAll([['203.0.113.9'], ['::ffff:203.0.113.9'], ['::ffff:cb00:7109'], ['203.0.113.9']])).toEqual([
    200, 200, 200, 429,
  ]);
});

test('counts the accounts of one address together', async () => {
  const { send, sendAll } = await createLimitedServer();
  const accounts = ['a', 'a', 'a', 'b', 'b', 'b', 'c', 'c', 'c', 'd'];
  expect(await sendAll(accounts.map((account) => ['203.0.113.9', account]))).toEqual(accounts.map(() => 200));
  const refused = await send('203.0.113.9', 'e');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toEqual({
    code: 'RATE_LIMITED',
    retryAfterSeconds: expect.any(Number),
    message: expect.stringMatching(
      /^Too many requests from your network \(10 in 1 minute\). Try again in \d+ (second|minute)s?\.$/,
    ),
  });
  expect((await send('203.0.113.10', 'e')).statusCode).toBe(200);
});

test('counts files by address only', async () => {
  const { send, sendAll } = await createLimitedServer();
  for (let n = 0; n < 8; n++) expect((await send('203.0.113.9', undefined, '/media/x')).statusCode).toBe(200);
  expect(await sendAll([['203.0.113.9'], ['203.0.113.9'], ['203.0.113.9']])).toEqual([200, 200, 429]);
  expect((await send('203.0.113.9', undefined, '/media/x')).statusCode).toBe(429);
});

test('counts an account at several addresses together', async () => {
  const { send, sendAll } = await createLimitedServer();
  expect(await sendAll([1, 2, 3].map((n) => [`203.0.113.${n}`, 'a']))).toEqual([200, 200, 200]);
  const refused = await send('203.0.113.4', 'a');
  expect(refused.json().message).toMatch(/^Too many requests \(3 in 1 minute\). Try again in \d+ (second|minute)s?\.$/);
});

test("counts calls of the hub's REST API, whose signatures cost as much when they are wrong", async () => {
  const { send } = await createLimitedServer();
  const statuses = [];
  for (let n = 0; n < 4; n++) statuses.push((await send('203.0.113.9', undefined, '/apps/x/events')).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await send('203.0.113.9', undefined, '/healthz')).statusCode).toBe(200);
});
