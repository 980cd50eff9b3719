import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCookie, registerPerson, visitor } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const refresh = (cookie: string, browser?: string) =>
  visitor(server).rest('/api/auth/refresh', {
    method: 'POST',
    headers: { cookie, ...(browser && { 'x-client-id': browser }) },
  });

test('a page reloaded during a refresh may refresh again with its previous cookie', async () => {
  const { cookie } = await registerPerson(server, 'reloader');
  const lost = await refresh(cookie, 'browser-1');
  const again = await refresh(cookie, 'browser-1');
  expect(again.status).toBe(200);
  expect((await refresh(readCookie(again), 'browser-1')).status).toBe(200);
  expect((await refresh(readCookie(lost), 'browser-1')).status).toBe(200);
});

test.each([
  ['another browser', 'browser-2'],
  ['a caller without an id', undefined],
])('%s with a used cookie ends the session', async (_who, browser) => {
  const { cookie } = await registerPerson(server, browser ? 'stolen' : 'copied');
  const next = await refresh(cookie, 'browser-1');
  expect((await refresh(cookie, browser)).status).toBe(401);
  expect((await refresh(readCookie(next), 'browser-1')).status).toBe(401);
});

test('the same browser with a cookie used long ago ends the session', async () => {
  const { cookie, id } = await registerPerson(server, 'sleeper');
  const next = await refresh(cookie, 'browser-1');
  await server.sql(
    `update refresh_token t set used_at = used_at - interval '1 minute' from session s where s.id = t.session_id and s.account_id = $1 and used_at is not null`,
    [id],
  );
  expect((await refresh(cookie, 'browser-1')).status).toBe(401);
  expect((await refresh(readCookie(next), 'browser-1')).status).toBe(401);
});
