import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCookie, registerPerson, visitor } from '../../support/people/people';
import { startTestServer, testSecret, type TestServer } from '../../support/server/server';

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

/** Moves the use of a person's tokens into the past. */
const ageUsedTokens = (id: string, seconds: number) =>
  server.sql(
    `update refresh_token t set used_at = used_at - make_interval(secs => $2) from session s where s.id = t.session_id and s.account_id = $1 and used_at is not null`,
    [id, seconds],
  );

test('concurrent refreshes with one cookie return one successor', async () => {
  const { id, cookie } = await registerPerson(server, 'tabs');
  const refreshed = await Promise.all(Array.from({ length: 10 }, () => refresh(cookie)));
  expect(refreshed.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const successors = new Set(refreshed.map(readCookie));
  expect(successors.size).toBe(1);
  const [successor] = successors;
  expect(successor).not.toBe(cookie);
  expect((await refresh(successor!)).status).toBe(200);
  expect(
    await server.sql(
      'select count(*)::int as count from refresh_token t join session s on s.id = t.session_id where s.account_id = $1',
      [id],
    ),
  ).toEqual([{ count: 3 }]);
});

test('a cookie that was used in the last seconds returns the newest successor', async () => {
  const { cookie } = await registerPerson(server, 'racer');
  const first = readCookie(await refresh(cookie));
  const second = readCookie(await refresh(first));
  expect(readCookie(await refresh(cookie))).toBe(second);
  expect(readCookie(await refresh(first))).toBe(second);
});

test('a successor is not derived from its token alone', async () => {
  const { cookie } = await registerPerson(server, 'derived');
  const [token, successor] = [cookie, readCookie(await refresh(cookie))].map((text) => text.split('=')[1]!);
  expect(successor).toHaveLength(43);
  for (const secret of ['', 'refresh tokens', testSecret])
    expect(createHmac('sha256', secret).update(token!).digest('base64url')).not.toBe(successor);
  const stored = await server.sql(`select encode(hash, 'escape') as text from refresh_token`);
  expect(JSON.stringify(stored)).not.toContain(successor);
});

test.each([
  ['another browser', 'browser-2', 11],
  ['a caller without an id', undefined, 11],
  ['the same browser', 'browser-1', 16],
])('%s with a cookie used before the leeway ends the session', async (_who, browser, seconds) => {
  const { cookie, id } = await registerPerson(server, `late${browser?.at(-1) ?? ''}`);
  const next = await refresh(cookie, 'browser-1');
  await ageUsedTokens(id, seconds);
  expect((await refresh(cookie, browser)).status).toBe(401);
  expect((await refresh(readCookie(next), 'browser-1')).status).toBe(401);
  expect(await server.sql('select end_reason from session where account_id = $1', [id])).toEqual([
    { end_reason: 'reused' },
  ]);
});

test('a refresh extends the session by thirty days', async () => {
  const { cookie, id } = await registerPerson(server, 'regular');
  await server.sql(`update session set expires_at = now() + interval '1 day' where account_id = $1`, [id]);
  const refreshed = await refresh(cookie);
  expect(
    await server.sql(
      `select expires_at > now() + interval '29 days' as is_extended, expires_at < now() + interval '31 days' as is_bounded from session where account_id = $1`,
      [id],
    ),
  ).toEqual([{ is_extended: true, is_bounded: true }]);
  await server.sql(`update session set expires_at = now() where account_id = $1`, [id]);
  expect((await refresh(readCookie(refreshed))).status).toBe(401);
});

test('the same browser has a longer leeway', async () => {
  const { cookie, id } = await registerPerson(server, 'reloader');
  const lost = await refresh(cookie, 'browser-1');
  await ageUsedTokens(id, 12);
  const again = await refresh(cookie, 'browser-1');
  expect(again.status).toBe(200);
  expect(readCookie(again)).toBe(readCookie(lost));
  expect((await refresh(readCookie(again), 'browser-1')).status).toBe(200);
});
