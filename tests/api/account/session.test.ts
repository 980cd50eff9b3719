import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSignedIn, isTokenValid } from '../../support/people/signIn';
import { startTestServer, testSecret, type TestServer } from '../../support/server/server';
import {
  bearer,
  createCaller,
  readCookie,
  buildPassword,
  registerPeople,
  registerPerson,
  visitor,
  type Caller,
} from '../../support/people/people';

let server: TestServer;
let anyone: Caller;

beforeAll(async () => {
  server = await startTestServer();
  anyone = visitor(server);
});
afterAll(() => server.close());

const logIn = (username: string, password = buildPassword(username)) =>
  anyone.rest('/api/auth/login', { body: { username, password } });
const withCookie = (cookie: string, path: string, method?: string) =>
  anyone.rest(path, { method, headers: { cookie } });
const refresh = (cookie: string) => withCookie(cookie, '/api/auth/refresh', 'POST');

describe('the refresh cookie', () => {
  it('is inaccessible to scripts and other sites', async () => {
    const [cookie] = (await logIn((await registerPerson(server, 'olga')).username)).headers.getSetCookie();
    expect(cookie).toMatch(/^venturion_refresh=[\w-]{43};/);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    expect(cookie).toContain('Path=/api/auth');
    expect(cookie).not.toContain('Secure');
    const secure = await startTestServer({
      databaseUrl: server.databaseUrl,
      env: { PUBLIC_URL: 'https://venturion.test' },
    });
    const response = await visitor(secure).rest('/api/auth/login', {
      body: { username: 'olga', password: buildPassword('olga') },
    });
    await secure.close();
    expect(response.headers.getSetCookie()[0]).toContain('Secure');
  });

  it('is rotated, and only the new one is valid', async () => {
    const { cookie } = await registerPerson(server, 'pia');
    const first = await refresh(cookie);
    expect(first.status).toBe(200);
    expectSignedIn(first, 'pia');
    const next = readCookie(first);
    expect(next).not.toBe(cookie);
    expect((await refresh(next)).status).toBe(200);
  });

  it('revokes its whole family when an old one is reused', async () => {
    const person = await registerPerson(server, 'quin');
    const first = await refresh(person.cookie);
    const second = await refresh(readCookie(first));
    const elsewhere = await logIn('quin');
    const tokens = [person.token, first.body.accessToken, second.body.accessToken];
    expect(await Promise.all(tokens.map((token) => isTokenValid(server, token)))).toEqual([true, true, true]);

    await server.sql(
      `update refresh_token set used_at = used_at - interval '11 seconds' where session_id in (select id from session where account_id = $1)`,
      [person.id],
    );
    const stolen = await refresh(person.cookie);
    expect(stolen).toMatchObject({ status: 401, body: { error: { code: 'UNAUTHENTICATED' } } });
    expect(stolen.headers.getSetCookie()[0]).toMatch(/^venturion_refresh=;/);
    expect((await refresh(readCookie(second))).status).toBe(401);
    expect((await withCookie(readCookie(second), '/api/auth/session')).status).toBe(401);
    expect(await Promise.all(tokens.map((token) => isTokenValid(server, token)))).toEqual([false, false, false]);
    // Another sign-in of the same person is another family.
    expect(await isTokenValid(server, elsewhere.body.accessToken)).toBe(true);
    expect((await refresh(readCookie(elsewhere))).status).toBe(200);
  });

  it('returns the session without being rotated', async () => {
    const { cookie } = await registerPerson(server, 'sven');
    const response = await withCookie(cookie, '/api/auth/session');
    expect(response.status).toBe(200);
    expectSignedIn(response, 'sven');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await refresh(cookie)).status).toBe(200);
    expect((await withCookie(cookie, '/api/auth/session')).status).toBe(401);
    for (const bad of ['venturion_refresh=', 'venturion_refresh=made-up']) {
      expect((await withCookie(bad, '/api/auth/session')).status).toBe(401);
      expect((await refresh(bad)).status).toBe(401);
    }
  });

  it('is absent, not refused, without a refresh cookie', async () => {
    for (const none of ['', 'theme=dark'])
      for (const response of [await withCookie(none, '/api/auth/session'), await refresh(none)])
        expect([response.status, response.body, response.headers.getSetCookie()]).toEqual([204, '', []]);
  });

  it('expires with its session', async () => {
    const { cookie, id } = await registerPerson(server, 'tess');
    await server.sql(`update session set expires_at = now() - interval '1 second' where account_id = $1`, [id]);
    expect((await withCookie(cookie, '/api/auth/session')).status).toBe(401);
    expect((await refresh(cookie)).status).toBe(401);
  });

  it('is rejected from another site', async () => {
    const { cookie, token } = await registerPerson(server, 'ulla');
    const from = (origin: string, path = '/api/auth/refresh') =>
      anyone.rest(path, { method: 'POST', headers: { cookie, origin, ...bearer(token) } });
    for (const origin of ['https://evil.example', 'null', `${server.url}.evil.example`, 'http://127.0.0.1:1']) {
      expect(await from(origin)).toMatchObject({ status: 403, body: { error: { code: 'FORBIDDEN' } } });
      expect((await from(origin, '/api/auth/logout')).status).toBe(403);
      expect((await from(origin, '/graphql')).status).toBe(403);
    }
    expect(await isTokenValid(server, token)).toBe(true);
    expect((await from(server.url)).status).toBe(200);
  });
});

describe('logout', () => {
  it('ends the session at once, on every transport', async () => {
    const person = await registerPerson(server, 'vera');
    const elsewhere = await logIn('vera');
    const response = await withCookie(person.cookie, '/api/auth/logout', 'POST');
    expect(response).toMatchObject({ status: 200, body: { data: {} } });
    expect(response.headers.getSetCookie()[0]).toMatch(/^venturion_refresh=;.*Path=\/api\/auth/);
    expect(await isTokenValid(server, person.token)).toBe(false);
    expect((await refresh(person.cookie)).status).toBe(401);
    expect(await isTokenValid(server, elsewhere.body.accessToken)).toBe(true);
    expect((await withCookie(person.cookie, '/api/auth/logout', 'POST')).status).toBe(200);
    expect((await anyone.rest('/api/auth/logout', { method: 'POST' })).status).toBe(200);
  });

  it('ends the session of the token in GraphQL', async () => {
    const person = await registerPerson(server, 'wilma');
    expect((await person.gql('mutation { logout }')).data).toEqual({ logout: true });
    expect(await isTokenValid(server, person.token)).toBe(false);
    expect((await refresh(person.cookie)).status).toBe(401);
  });

  it('is visible to other processes, also to those that start later', async () => {
    const other = await startTestServer({ databaseUrl: server.databaseUrl });
    const person = await registerPerson(server, 'xenia');
    const there = createCaller(other, bearer(person.token));
    expect((await there.rest('/api/posts')).status).toBe(200);
    await withCookie(person.cookie, '/api/auth/logout', 'POST');
    await other.waitForRelay();
    expect((await there.rest('/api/posts')).status).toBe(401);
    await other.close();
    const late = await startTestServer({ databaseUrl: server.databaseUrl });
    expect((await createCaller(late, bearer(person.token)).rest('/api/posts')).status).toBe(401);
    await late.close();
  });
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function forge(claims: object, { alg = 'HS256', secret = testSecret } = {}): string {
  const text = `${part({ alg, typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${
    alg === 'none'
      ? ''
      : createHmac(alg === 'HS512' ? 'sha512' : 'sha256', secret)
          .update(text)
          .digest('base64url')
  }`;
}

describe('access tokens', () => {
  it('are rejected when forged, expired or incomplete', async () => {
    const { token } = await registerPerson(server, 'yara');
    const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
    const { sub, sid, exp } = claims;
    expect(await isTokenValid(server, forge(claims))).toBe(true);
    const [head, , signature] = token.split('.');
    const rejectedTokens = [
      forge(claims, { alg: 'none' }),
      forge(claims, { alg: 'None' }),
      forge(claims, { alg: 'HS512' }),
      forge(claims, { secret: 'some other secret of enough characters' }),
      forge({ ...claims, exp: Math.floor(Date.now() / 1_000) - 1 }),
      forge({ sub, sid }),
      forge({ sub, exp }),
      forge({ sid, exp }),
      `${head}.${part({ ...claims, exp: exp + 1 })}.${signature}`,
      `${head}.${token.split('.')[1]}.`,
      'not-a-token',
    ];
    for (const bad of rejectedTokens) expect(await isTokenValid(server, bad), bad).toBe(false);
  });

  it('that are not valid are 401 where a visitor is answered too, and ignored where no account is read', async () => {
    const [person, other] = await registerPeople(server, 'ottilie', 'walther');
    const visitorPaths = [
      `/api/connections/status/${other.id}`,
      `/api/follows/status/${other.id}`,
      '/api/profile/username/walther',
    ];
    const read = async (headers: Record<string, string>) => {
      const caller = createCaller(server, headers);
      const statuses = await Promise.all(visitorPaths.map(async (path) => (await caller.rest(path)).status));
      const { data, code } = await caller.gql('{ me { id } }');
      return [...statuses, code ?? data.me?.id ?? null];
    };
    const claims = JSON.parse(Buffer.from(person.token.split('.')[1]!, 'base64url').toString());
    const expired = forge({ ...claims, exp: Math.floor(Date.now() / 1_000) - 1 });
    const rejected = [401, 401, 401, 'UNAUTHENTICATED'];
    expect(await read({})).toEqual([200, 200, 200, null]);
    expect(await read(bearer(person.token))).toEqual([200, 200, 200, person.id]);
    expect(await read(bearer(expired))).toEqual(rejected);
    expect(await read({ authorization: 'Bearer two words' })).toEqual(rejected);
    expect(await read({ authorization: 'Basic eGVuaWE6eA==' })).toEqual([200, 200, 200, null]);

    const withBadToken = createCaller(server, bearer(expired));
    const { cookie } = person;
    const unread: [string, Parameters<Caller['rest']>[1]][] = [
      ['login', { body: { username: 'ottilie', password: buildPassword('ottilie') } }],
      ['register', { body: { username: 'leonie', email: 'leonie@example.com', password: buildPassword('leonie') } }],
      ['check-email', { body: { email: 'walther@example.com' } }],
      ['forgot-password', { body: { email: 'walther@example.com' } }],
      ['session', { headers: { cookie } }],
      ['refresh', { method: 'POST', headers: { cookie } }],
      ['logout', { method: 'POST' }],
    ];
    for (const [call, options] of unread)
      expect((await withBadToken.rest(`/api/auth/${call}`, options)).status, call).toBeLessThan(300);
    await person.rest('/api/auth/logout', { method: 'POST' });
    expect(await read(bearer(person.token))).toEqual(rejected);
  });

  it('are the only identification: the userId header is never read', async () => {
    const [zoe, abel] = await registerPeople(server, 'zoe', 'abel');
    const asAbel = { userId: abel.id, 'x-user-id': abel.id };
    expect((await zoe.rest('/api/profile', { headers: asAbel })).body.data.profile.id).toBe(zoe.id);
    expect((await zoe.gql('{ me { id } }', {}, asAbel)).data.me.id).toBe(zoe.id);
    expect((await anyone.rest('/api/profile', { headers: asAbel })).status).toBe(401);
  });
});

it('leaves neither passwords nor tokens in the log of events', async () => {
  const person = await registerPerson(server, 'fritz');
  await withCookie(person.cookie, '/api/auth/logout', 'POST');
  const events = await server.sql(`select data::text from event where topic_id = $1`, [person.id]);
  expect(events).toEqual([{ data: expect.stringContaining('logged_out') }]);
  expect(events[0]!.data).not.toContain(person.token);
});
