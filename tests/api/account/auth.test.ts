import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSignedIn, isKnown } from '../../support/people/signIn';
import { startTestServer, type TestServer } from '../../support/server/server';
import {
  callerOf,
  cookieOf,
  passwordOf,
  registerPerson,
  visitor,
  type Answer,
  type Caller,
  type Person,
} from '../../support/people/people';

let server: TestServer;
let anyone: Caller;

beforeAll(async () => {
  server = await startTestServer();
  anyone = visitor(server);
});

afterAll(() => server.close());

const register = (body: object) => anyone.rest('/api/auth/register', { body });
const logIn = (username: string, password = passwordOf(username)) =>
  anyone.rest('/api/auth/login', { body: { username, password } });
const failAs = (caller: Caller, username: string) =>
  caller.rest('/api/auth/login', { body: { username, password: 'wrong' } });
const withCookie = (cookie: string, path: string, method?: string) =>
  anyone.rest(path, { method, headers: { cookie } });
const refresh = (cookie: string) => withCookie(cookie, '/api/auth/refresh', 'POST');
const checkEmail = (email: string) => anyone.rest('/api/auth/check-email', { body: { email } });
const change = (person: Person, body: object) => person.rest('/api/auth/change-password', { body });
const fieldsOf = ({ body }: Answer) => Object.keys(body.error.fields ?? {}).toSorted();

describe('register', () => {
  it('makes an account, trims and lowercases, and signs in', async () => {
    const answer = await register({
      username: '  Dora ',
      email: ' Dora@Example.COM ',
      password: ' As Given, spaces and all ',
    });
    expect(answer.status).toBe(201);
    expectSignedIn(answer, 'dora');
    expect(await isKnown(server, answer.body.accessToken)).toBe(true);
    expect((await logIn('dora', ' As Given, spaces and all ')).status).toBe(200);
    expect((await logIn('dora', 'As Given, spaces and all')).status).toBe(401);
    const [kept] = await server.sql('select password_hash from account where email = $1', ['dora@example.com']);
    expect(kept!.password_hash).toMatch(/^\$argon2id\$/);
  });

  it('is the same in GraphQL', async () => {
    const input = { username: ' Greta', email: 'GRETA@example.com', password: passwordOf('greta') };
    const { data } = await anyone.gql(
      'mutation ($input: RegisterInput!) { register(input: $input) { accessToken user { username email } } }',
      { input },
    );
    expect(data.register.user).toEqual({ username: 'greta', email: 'greta@example.com' });
    expect(await isKnown(server, data.register.accessToken)).toBe(true);
    const again = await anyone.gql('mutation ($input: RegisterInput!) { register(input: $input) { accessToken } }', {
      input,
    });
    expect(again).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(Object.keys(again.errors![0]!.extensions.fields!)).toEqual(['username', 'email']);
  });

  it('names every bad field at once, and makes nothing', async () => {
    const none = await register({});
    expect(none).toMatchObject({ status: 400, body: { error: { code: 'BAD_USER_INPUT' } } });
    expect(fieldsOf(none)).toEqual(['email', 'password', 'username']);
    expect(fieldsOf(await register({ username: 'a', email: 'x', password: 'short' }))).toEqual([
      'email',
      'password',
      'username',
    ]);
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
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'BAD_USER_INPUT', fields: {} } } });
    expect(answers[0]!.body.error.fields).toHaveProperty('body');
    const form = await anyone.rest('/api/auth/register', {
      body: 'username=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form).toMatchObject({ status: 415, body: { error: { code: 'UNSUPPORTED_MEDIA_TYPE' } } });
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
    const tries = Array.from({ length: 20 }, (_, n) =>
      register({ username: 'wanted', email: `wanted${n % 10}@example.com`, password: passwordOf('wanted') }),
    );
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
      expectSignedIn(answer, 'kim');
    }
  });

  it('answers a wrong password and an unknown person alike', async () => {
    await registerPerson(server, 'lena');
    const [wrong, unknown] = [await logIn('lena', 'not this one'), await logIn('nobody-here', 'not this one')];
    for (const answer of [wrong, unknown]) {
      expect(answer).toMatchObject({
        status: 401,
        body: {
          error: {
            code: 'UNAUTHENTICATED',
            message: 'Wrong username or password.',
            fields: { password: 'Wrong username or password.' },
          },
        },
      });
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
    expect(
      (
        await callerOf(server, { 'x-ratelimit-bypass': 'tests may call as often as they lik3' }).rest(
          '/api/auth/login',
          { body: right },
        )
      ).status,
    ).toBe(429);
    const gql = await limited.gql('mutation { login(username: "mona", password: "x") { accessToken } }');
    expect(gql).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
      errors: [{ extensions: { retryAfter: expect.any(Number) } }],
    });
    expect(Number(gql.headers.get('retry-after'))).toBeGreaterThan(16);
    expect((await anyone.rest('/api/auth/login', { body: right })).status).toBe(200);

    // A right password clears the account.
    await server.sql('update sign_in_throttle set blocked_until = now()');
    expect((await limited.rest('/api/auth/login', { body: right })).status).toBe(200);
    for (let n = 0; n < 5; n++) expect((await failAs(limited, 'mona')).status).toBe(401);
  });

  it('holds back nobody else at the address until it is flooded', async () => {
    const office = callerOf(server, { 'x-ratelimit-bypass': '' });
    await registerPerson(server, 'olga');
    await server.sql('delete from sign_in_throttle');
    for (let n = 0; n < 40; n++) expect((await failAs(office, `nobody${n}`)).status).toBe(401);
    expect(
      (await office.rest('/api/auth/login', { body: { username: 'olga', password: passwordOf('olga') } })).status,
    ).toBe(200);
    await server.sql(`update sign_in_throttle set failures = 99 where key = 'address:127.0.0.1'`);
    expect((await failAs(office, 'nobody-more')).status).toBe(401);
    expect((await failAs(office, 'nobody-else')).status).toBe(429);
    await server.sql('delete from sign_in_throttle');
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

describe('check-username', () => {
  it('is 404 for a free name only, and says of others why nobody can have them', async () => {
    await registerPerson(server, 'vera');
    const ask = (name: string) => anyone.rest(`/api/profile/username/${name}`);
    expect([(await ask('vera')).status, (await ask('free_name')).status]).toEqual([200, 404]);
    for (const [name, message] of [
      ['admin', 'This username is reserved. Choose another.'],
      ['ab', 'A username has at least 3 characters.'],
      ['.dot', 'A username has only a-z, 0-9 and _, with . or - inside.'],
    ]) {
      expect(await ask(name!), name).toMatchObject({
        status: 400,
        body: { error: { code: 'BAD_USER_INPUT', fields: { username: message } } },
      });
    }
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
    expect(await isKnown(server, person.token)).toBe(true);
    expect((await refresh(person.cookie)).status).toBe(200);
    expect(await isKnown(server, elsewhere.body.accessToken)).toBe(false);
    expect((await refresh(cookieOf(elsewhere))).status).toBe(401);
    expect((await logIn('cleo')).status).toBe(401);
    expect((await logIn('cleo', newPassword)).status).toBe(200);
    const gql = await person.gql(
      'mutation ($a: String!, $b: String!) { changePassword(currentPassword: $a, newPassword: $b) }',
      { a: newPassword, b: passwordOf('cleo') },
    );
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
      [{ ...good, newPassword: good.currentPassword }, ['newPassword']],
      [{ ...good, newPassword: 'qwertyuiop' }, ['newPassword']],
    ];
    for (const [body, fields] of faults) {
      const answer = await change(person, body);
      expect([answer.status, fieldsOf(answer)]).toEqual([400, fields]);
    }
    expect((await anyone.rest('/api/auth/change-password', { body: good })).status).toBe(401);
    const gql = await person.gql(
      'mutation { changePassword(currentPassword: "wrong", newPassword: "another good password") }',
    );
    expect(gql).toMatchObject({
      status: 400,
      code: 'BAD_USER_INPUT',
      errors: [{ extensions: { fields: { currentPassword: expect.any(String) } } }],
    });
    expect((await logIn('dana')).status).toBe(200);
  });

  it('is throttled like signing in', async () => {
    const person = await registerPerson(server, 'edda');
    const statuses = [];
    for (let n = 0; n < 6; n++) {
      const { status } = await person.rest('/api/auth/change-password', {
        body: { currentPassword: 'wrong', newPassword: 'another good password' },
        headers: { 'x-ratelimit-bypass': '' },
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });
});
