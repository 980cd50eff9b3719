import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, testSecret, type TestServer } from '../support/server';
import { bearer, callerOf, cookieOf, passwordOf, registerPeople, registerPerson, visitor, type Answer, type Caller, type Person } from '../support/people';

let server: TestServer;
let anyone: Caller;

beforeAll(async () => {
  server = await startTestServer();
  anyone = visitor(server);
});

afterAll(() => server.close());

const register = (body: object) => anyone.rest('/api/auth/register', { body });
const logIn = (username: string, password = passwordOf(username)) => anyone.rest('/api/auth/login', { body: { username, password } });
const failAs = (caller: Caller, username: string) => caller.rest('/api/auth/login', { body: { username, password: 'wrong' } });
const withCookie = (cookie: string, path: string, method?: string) => anyone.rest(path, { method, headers: { cookie } });
const refresh = (cookie: string) => withCookie(cookie, '/api/auth/refresh', 'POST');
const checkEmail = (email: string) => anyone.rest('/api/auth/check-email', { body: { email } });
const change = (person: Person, body: object) => person.rest('/api/auth/change-password', { body });
const fieldsOf = ({ body }: Answer) => Object.keys(body.error.fields ?? {}).toSorted();

/** Whether REST and GraphQL both know the token's owner; they must agree. */
async function isKnown(token: string): Promise<boolean> {
  const caller = callerOf(server, bearer(token));
  const [rest, gql] = await Promise.all([caller.rest('/api/posts'), caller.gql('{ me { id } }')]);
  expect([200, 401]).toContain(rest.status);
  expect(gql.data.me !== null).toBe(rest.status === 200);
  return rest.status === 200;
}

const isSignedIn = (answer: Answer, username: string) => {
  const { user, accessToken } = answer.body.data;
  expect(user).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), username, email: `${username}@example.com` });
  expect(answer.body).toEqual({ data: { user, accessToken }, user, accessToken });
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1], 'base64url').toString());
  expect(claims).toMatchObject({ sub: user.id, exp: claims.iat + 900 });
};

describe('register', () => {
  it('makes an account, trims and lowercases, and signs in', async () => {
    const answer = await register({ username: '  Dora ', email: ' Dora@Example.COM ', password: ' As Given, spaces and all ' });
    expect(answer.status).toBe(201);
    isSignedIn(answer, 'dora');
    expect(await isKnown(answer.body.accessToken)).toBe(true);
    expect((await logIn('dora', ' As Given, spaces and all ')).status).toBe(200);
    expect((await logIn('dora', 'As Given, spaces and all')).status).toBe(401);
    const [kept] = await server.sql('select password_hash from account where email = $1', ['dora@example.com']);
    expect(kept!.password_hash).toMatch(/^\$argon2id\$/);
  });

  it('is the same in GraphQL', async () => {
    const input = { username: ' Greta', email: 'GRETA@example.com', password: passwordOf('greta') };
    const { data } = await anyone.gql('mutation ($input: RegisterInput!) { register(input: $input) { accessToken user { username email } } }', { input });
    expect(data.register.user).toEqual({ username: 'greta', email: 'greta@example.com' });
    expect(await isKnown(data.register.accessToken)).toBe(true);
    const again = await anyone.gql('mutation ($input: RegisterInput!) { register(input: $input) { accessToken } }', { input });
    expect(again).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(Object.keys(again.errors![0]!.extensions.fields!)).toEqual(['username', 'email']);
  });

  it('names every bad field at once, and makes nothing', async () => {
    const none = await register({});
    expect(none).toMatchObject({ status: 400, body: { error: { code: 'BAD_USER_INPUT' } } });
    expect(fieldsOf(none)).toEqual(['email', 'password', 'username']);
    expect(fieldsOf(await register({ username: 'a', email: 'x', password: 'short' }))).toEqual(['email', 'password', 'username']);
    const good = { username: 'faultless', email: 'faultless@example.com', password: passwordOf('faultless') };
    const faults: [field: string, value: unknown][] = [
      ['username', 'ab'],
      ['username', 'a'.repeat(31)],
      ['username', '.dot'],
      ['username', 'dot.'],
      ['username', 'två'],
      ['username', 'two words'],
      ['username', 'admin'],
      ['username', 'Settings'],
      ['username', 12],
      ['username', null],
      ['email', 'no-at.example.com'],
      ['email', 'a@b'],
      ['email', `${'a'.repeat(250)}@example.com`],
      ['email', ['a@example.com']],
      ['password', '1234567'],
      ['password', '👨‍👩‍👧‍👦'.repeat(7)],
      ['password', 'p'.repeat(129)],
      ['password', 'password123'],
      ['password', 'PASSWORD123'],
      ['password', { $ne: '' }],
    ];
    for (const [field, value] of faults) {
      const answer = await register({ ...good, [field]: value });
      expect([answer.status, fieldsOf(answer)], `${field} ${JSON.stringify(value)}`).toEqual([400, [field]]);
    }
    expect(await server.sql(`select from profile where username = 'faultless'`)).toEqual([]);
    expect((await register(good)).status).toBe(201);
  });

  it('answers malformed JSON and other content with an error that says so', async () => {
    const json = { 'content-type': 'application/json' };
    const answers = [
      await anyone.rest('/api/auth/register', { body: '{"username": "x', headers: json }),
      await anyone.rest('/api/auth/register', { body: '[]', headers: json }),
      await anyone.rest('/api/auth/register', { body: 'null', headers: json }),
      await anyone.rest('/api/auth/register', { body: '{"__proto__": {"username": "x"}}', headers: json }),
      await anyone.rest('/api/auth/register', { body: '', headers: json }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 400, body: { error: { code: 'BAD_USER_INPUT', fields: {} } } });
    expect(answers[0]!.body.error.fields).toHaveProperty('body');
    const form = await anyone.rest('/api/auth/register', { body: 'username=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect(form).toMatchObject({ status: 415, body: { error: { code: 'BAD_USER_INPUT' } } });
  });

  it('refuses a taken name or address, and says which', async () => {
    await registerPerson(server, 'ines');
    const password = passwordOf('other');
    expect(fieldsOf(await register({ username: 'INES', email: 'other@example.com', password }))).toEqual(['username']);
    expect(fieldsOf(await register({ username: 'other', email: 'Ines@Example.com', password }))).toEqual(['email']);
    const both = await register({ username: 'ines', email: 'ines@example.com', password });
    expect(both).toMatchObject({ status: 409, body: { error: { code: 'CONFLICT' } } });
    expect(fieldsOf(both)).toEqual(['email', 'username']);
  });

  it('lets exactly one of twenty registrations of a name win', async () => {
    const tries = Array.from({ length: 20 }, (_, n) => register({ username: 'wanted', email: `wanted${n % 10}@example.com`, password: passwordOf('wanted') }));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(answer).toMatchObject({ status: 409, body: { error: { code: 'CONFLICT' } } });
      expect(fieldsOf(answer)).toContain('username');
    }
    expect(await server.sql(`select from account where email like 'wanted%'`)).toHaveLength(1);
  });
});

describe('login', () => {
  it('takes the username or the address, trimmed and lowercased', async () => {
    await registerPerson(server, 'kim');
    for (const name of ['kim', ' KIM ', 'Kim@example.com']) {
      const answer = await logIn(name, passwordOf('kim'));
      expect(answer.status).toBe(200);
      isSignedIn(answer, 'kim');
    }
  });

  it('answers a wrong password and an unknown person alike', async () => {
    await registerPerson(server, 'lena');
    const [wrong, unknown] = [await logIn('lena', 'not this one'), await logIn('nobody-here', 'not this one')];
    for (const answer of [wrong, unknown]) {
      expect(answer).toMatchObject({ status: 401, body: { error: { code: 'UNAUTHENTICATED', message: 'Wrong username or password.', fields: { password: 'Wrong username or password.' } } } });
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    const gql = await anyone.gql('mutation { login(username: "lena", password: "not this one") { accessToken } }');
    expect(gql).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it('names missing fields', async () => {
    expect(fieldsOf(await anyone.rest('/api/auth/login', { body: {} }))).toEqual(['password', 'username']);
    expect(fieldsOf(await logIn('x', 'p'.repeat(1_281)))).toEqual(['password']);
  });

  it('throttles wrong passwords with a growing delay, unless the call carries the key for tests', async () => {
    await registerPerson(server, 'mona');
    const limited = callerOf(server, { 'x-ratelimit-bypass': '' });
    for (let n = 0; n < 5; n++) expect((await failAs(limited, 'mona')).status).toBe(401);
    const waits: number[] = [];
    for (let n = 0; n < 5; n++) {
      const answer = await failAs(limited, 'mona');
      expect(answer).toMatchObject({ status: 429, body: { error: { code: 'RATE_LIMITED' } } });
      waits.push(Number(answer.headers.get('retry-after')));
      await server.sql('update sign_in_throttle set blocked_until = now()');
      expect((await failAs(limited, 'mona')).status).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16]);

    // Held back, whatever the password and the transport, but for the bypass; a wrong key is no key.
    const right = { username: 'mona', password: passwordOf('mona') };
    expect((await limited.rest('/api/auth/login', { body: right })).status).toBe(429);
    expect((await callerOf(server, { 'x-ratelimit-bypass': 'tests may call as often as they lik3' }).rest('/api/auth/login', { body: right })).status).toBe(429);
    const gql = await limited.gql('mutation { login(username: "mona", password: "x") { accessToken } }');
    expect(gql).toMatchObject({ status: 429, code: 'RATE_LIMITED', errors: [{ extensions: { retryAfter: expect.any(Number) } }] });
    expect(Number(gql.headers.get('retry-after'))).toBeGreaterThan(16);
    expect((await anyone.rest('/api/auth/login', { body: right })).status).toBe(200);

    // A right password clears the account.
    await server.sql('update sign_in_throttle set blocked_until = now()');
    expect((await limited.rest('/api/auth/login', { body: right })).status).toBe(200);
    for (let n = 0; n < 5; n++) expect((await failAs(limited, 'mona')).status).toBe(401);
  });

  it('counts attempts that are made at once', async () => {
    await registerPerson(server, 'nina');
    await server.sql('delete from sign_in_throttle');
    const limited = callerOf(server, { 'x-ratelimit-bypass': '' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => failAs(limited, 'nina')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });
});

describe('the refresh cookie', () => {
  it('is out of reach of scripts and other sites', async () => {
    const [cookie] = (await logIn((await registerPerson(server, 'olga')).username)).headers.getSetCookie();
    expect(cookie).toMatch(/^venturion_refresh=[\w-]{43};/);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    expect(cookie).toContain('Path=/api/auth');
    expect(cookie).not.toContain('Secure');
    const secure = await startTestServer({ databaseUrl: server.databaseUrl, env: { PUBLIC_URL: 'https://venturion.test' } });
    const answer = await visitor(secure).rest('/api/auth/login', { body: { username: 'olga', password: passwordOf('olga') } });
    await secure.close();
    expect(answer.headers.getSetCookie()[0]).toContain('Secure');
  });

  it('is exchanged for a new one, which alone goes on', async () => {
    const { cookie } = await registerPerson(server, 'pia');
    const first = await refresh(cookie);
    expect(first.status).toBe(200);
    isSignedIn(first, 'pia');
    const next = cookieOf(first);
    expect(next).not.toBe(cookie);
    expect((await refresh(next)).status).toBe(200);
  });

  it('ends its whole family when an old one comes back', async () => {
    const person = await registerPerson(server, 'quin');
    const first = await refresh(person.cookie);
    const second = await refresh(cookieOf(first));
    const elsewhere = await logIn('quin');
    const tokens = [person.token, first.body.accessToken, second.body.accessToken];
    expect(await Promise.all(tokens.map(isKnown))).toEqual([true, true, true]);

    const stolen = await refresh(person.cookie);
    expect(stolen).toMatchObject({ status: 401, body: { error: { code: 'UNAUTHENTICATED' } } });
    expect(stolen.headers.getSetCookie()[0]).toMatch(/^venturion_refresh=;/);
    expect((await refresh(cookieOf(second))).status).toBe(401);
    expect((await withCookie(cookieOf(second), '/api/auth/session')).status).toBe(401);
    expect(await Promise.all(tokens.map(isKnown))).toEqual([false, false, false]);
    // Another sign-in of the same person is another family.
    expect(await isKnown(elsewhere.body.accessToken)).toBe(true);
    expect((await refresh(cookieOf(elsewhere))).status).toBe(200);
  });

  it('lets one of several exchanges at once through', async () => {
    const { cookie } = await registerPerson(server, 'rita');
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => refresh(cookie)))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...Array(7).fill(401)]);
  });

  it('answers the session without being exchanged', async () => {
    const { cookie } = await registerPerson(server, 'sven');
    const answer = await withCookie(cookie, '/api/auth/session');
    expect(answer.status).toBe(200);
    isSignedIn(answer, 'sven');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await refresh(cookie)).status).toBe(200);
    expect((await withCookie(cookie, '/api/auth/session')).status).toBe(401);
    for (const bad of ['', 'venturion_refresh=', 'venturion_refresh=made-up']) {
      expect((await withCookie(bad, '/api/auth/session')).status).toBe(401);
      expect((await refresh(bad)).status).toBe(401);
    }
  });

  it('ends with its session’s time', async () => {
    const { cookie, id } = await registerPerson(server, 'tess');
    await server.sql(`update session set expires_at = now() - interval '1 second' where account_id = $1`, [id]);
    expect((await withCookie(cookie, '/api/auth/session')).status).toBe(401);
    expect((await refresh(cookie)).status).toBe(401);
  });

  it('is refused from another site', async () => {
    const { cookie, token } = await registerPerson(server, 'ulla');
    const from = (origin: string, path = '/api/auth/refresh') => anyone.rest(path, { method: 'POST', headers: { cookie, origin, ...bearer(token) } });
    for (const origin of ['https://evil.example', 'null', `${server.url}.evil.example`, 'http://127.0.0.1:1']) {
      expect(await from(origin)).toMatchObject({ status: 403, body: { error: { code: 'FORBIDDEN' } } });
      expect((await from(origin, '/api/auth/logout')).status).toBe(403);
      expect((await from(origin, '/graphql')).status).toBe(403);
    }
    expect(await isKnown(token)).toBe(true);
    expect((await from(server.url)).status).toBe(200);
  });
});

describe('logout', () => {
  it('ends the session at once, on every transport', async () => {
    const person = await registerPerson(server, 'vera');
    const elsewhere = await logIn('vera');
    const answer = await withCookie(person.cookie, '/api/auth/logout', 'POST');
    expect(answer).toMatchObject({ status: 200, body: { data: {} } });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^venturion_refresh=;.*Path=\/api\/auth/);
    expect(await isKnown(person.token)).toBe(false);
    expect((await refresh(person.cookie)).status).toBe(401);
    expect(await isKnown(elsewhere.body.accessToken)).toBe(true);
    expect((await withCookie(person.cookie, '/api/auth/logout', 'POST')).status).toBe(200);
    expect((await anyone.rest('/api/auth/logout', { method: 'POST' })).status).toBe(200);
  });

  it('ends the session of the token in GraphQL', async () => {
    const person = await registerPerson(server, 'wilma');
    expect((await person.gql('mutation { logout }')).data).toEqual({ logout: true });
    expect(await isKnown(person.token)).toBe(false);
    expect((await refresh(person.cookie)).status).toBe(401);
  });

  it('is known to other processes, also to those that start later', async () => {
    const other = await startTestServer({ databaseUrl: server.databaseUrl });
    const person = await registerPerson(server, 'xenia');
    const there = callerOf(other, bearer(person.token));
    expect((await there.rest('/api/posts')).status).toBe(200);
    await withCookie(person.cookie, '/api/auth/logout', 'POST');
    await other.relayed();
    expect((await there.rest('/api/posts')).status).toBe(401);
    await other.close();
    const late = await startTestServer({ databaseUrl: server.databaseUrl });
    expect((await callerOf(late, bearer(person.token)).rest('/api/posts')).status).toBe(401);
    await late.close();
  });
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function forge(claims: object, { alg = 'HS256', secret = testSecret } = {}): string {
  const text = `${part({ alg, typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${alg === 'none' ? '' : createHmac(alg === 'HS512' ? 'sha512' : 'sha256', secret).update(text).digest('base64url')}`;
}

describe('access tokens', () => {
  it('are refused when forged, expired or incomplete', async () => {
    const { token } = await registerPerson(server, 'yara');
    const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
    const { sub, sid, exp } = claims;
    expect(await isKnown(forge(claims))).toBe(true);
    const [head, , signature] = token.split('.');
    const refused = [
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
    for (const bad of refused) expect(await isKnown(bad), bad).toBe(false);
  });

  it('alone say who calls: the userId header is never read', async () => {
    const [zoe, abel] = await registerPeople(server, 'zoe', 'abel');
    const asAbel = { userId: abel.id, 'x-user-id': abel.id };
    expect((await zoe.rest('/api/profile', { headers: asAbel })).body.data.profile.id).toBe(zoe.id);
    expect((await zoe.gql('{ me { id } }', {}, asAbel)).data.me.id).toBe(zoe.id);
    expect((await anyone.rest('/api/profile', { headers: asAbel })).status).toBe(401);
  });
});

describe('check-email', () => {
  it('is 200 for an address in use, 404 for a free one', async () => {
    await registerPerson(server, 'bella');
    expect(await checkEmail(' Bella@Example.com ')).toMatchObject({ status: 200, body: { data: { exists: true } } });
    expect(await checkEmail('free@example.com')).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
    const bad = await checkEmail('nonsense');
    expect([bad.status, fieldsOf(bad)]).toEqual([400, ['email']]);
  });
});

describe('change-password', () => {
  it('changes it and ends the other sessions, not this one', async () => {
    const person = await registerPerson(server, 'cleo');
    const elsewhere = await logIn('cleo');
    const newPassword = 'a better password of hers';
    const answer = await change(person, { currentPassword: passwordOf('cleo'), newPassword });
    expect(answer).toMatchObject({ status: 200, body: { data: {} } });
    expect(await isKnown(person.token)).toBe(true);
    expect((await refresh(person.cookie)).status).toBe(200);
    expect(await isKnown(elsewhere.body.accessToken)).toBe(false);
    expect((await refresh(cookieOf(elsewhere))).status).toBe(401);
    expect((await logIn('cleo')).status).toBe(401);
    expect((await logIn('cleo', newPassword)).status).toBe(200);
    const gql = await person.gql('mutation ($a: String!, $b: String!) { changePassword(currentPassword: $a, newPassword: $b) }', { a: newPassword, b: passwordOf('cleo') });
    expect(gql.data).toEqual({ changePassword: true });
    expect((await logIn('cleo')).status).toBe(200);
  });

  it('refuses what is wrong, and changes nothing', async () => {
    const person = await registerPerson(server, 'dana');
    const good = { currentPassword: passwordOf('dana'), newPassword: 'another good password' };
    const faults: [object, string[]][] = [
      [{}, ['currentPassword', 'newPassword']],
      [{ ...good, currentPassword: 'wrong' }, ['currentPassword']],
      [{ ...good, newPassword: 'short' }, ['newPassword']],
      [{ ...good, newPassword: 'qwertyuiop' }, ['newPassword']],
    ];
    for (const [body, fields] of faults) {
      const answer = await change(person, body);
      expect([answer.status, fieldsOf(answer)]).toEqual([400, fields]);
    }
    expect((await anyone.rest('/api/auth/change-password', { body: good })).status).toBe(401);
    const gql = await person.gql('mutation { changePassword(currentPassword: "wrong", newPassword: "another good password") }');
    expect(gql).toMatchObject({ status: 400, code: 'BAD_USER_INPUT', errors: [{ extensions: { fields: { currentPassword: expect.any(String) } } }] });
    expect((await logIn('dana')).status).toBe(200);
  });

  it('is throttled like signing in', async () => {
    const person = await registerPerson(server, 'edda');
    const statuses = [];
    for (let n = 0; n < 6; n++) {
      const { status } = await person.rest('/api/auth/change-password', { body: { currentPassword: 'wrong', newPassword: 'another good password' }, headers: { 'x-ratelimit-bypass': '' } });
      statuses.push(status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });
});

it('leaves neither passwords nor tokens in the log of events', async () => {
  const person = await registerPerson(server, 'fritz');
  await withCookie(person.cookie, '/api/auth/logout', 'POST');
  const events = await server.sql(`select data::text from event where topic_id = $1`, [person.id]);
  expect(events).toEqual([{ data: expect.stringContaining('logged_out') }]);
  expect(events[0]!.data).not.toContain(person.token);
});
