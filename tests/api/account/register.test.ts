import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSignedIn, isTokenValid } from '../../support/people/signIn';
import { startTestServer, type TestServer } from '../../support/server/server';
import { buildPassword, registerPerson, visitor, type Answer, type Caller } from '../../support/people/people';

let server: TestServer;
let anyone: Caller;

beforeAll(async () => {
  server = await startTestServer();
  anyone = visitor(server);
});
afterAll(() => server.close());

const register = (body: object) => anyone.rest('/api/auth/register', { body });

const logIn = (username: string, password = buildPassword(username)) =>
  anyone.rest('/api/auth/login', { body: { username, password } });

const checkEmail = (email: string) => anyone.rest('/api/auth/check-email', { body: { email } });

const errorFields = ({ body }: Answer) => Object.keys(body.error.fields ?? {}).toSorted();

describe('register', () => {
  it('creates an account with trimmed and lowercased names, and signs in', async () => {
    const response = await register({
      username: '  Dora ',
      email: ' Dora@Example.COM ',
      password: ' As Given, spaces and all ',
    });
    expect(response.status).toBe(201);
    expectSignedIn(response, 'dora');
    expect(await isTokenValid(server, response.body.accessToken)).toBe(true);
    expect((await logIn('dora', ' As Given, spaces and all ')).status).toBe(200);
    expect((await logIn('dora', 'As Given, spaces and all')).status).toBe(401);
    const [account] = await server.sql('select password_hash from account where email = $1', ['dora@example.com']);
    expect(account!.password_hash).toMatch(/^\$argon2id\$/);
  });

  it('is the same in GraphQL', async () => {
    const input = { username: ' Greta', email: 'GRETA@example.com', password: buildPassword('greta') };
    const { data } = await anyone.gql(
      'mutation ($input: RegisterInput!) { register(input: $input) { accessToken user { username email } } }',
      { input },
    );
    expect(data.register.user).toEqual({ username: 'greta', email: 'greta@example.com' });
    expect(await isTokenValid(server, data.register.accessToken)).toBe(true);
    const again = await anyone.gql('mutation ($input: RegisterInput!) { register(input: $input) { accessToken } }', {
      input,
    });
    expect(again).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(Object.keys(again.errors![0]!.extensions.fields!)).toEqual(['username', 'email']);
  });

  it('names all invalid fields at once and creates nothing', async () => {
    const none = await register({});
    expect(none).toMatchObject({ status: 400, body: { error: { code: 'BAD_USER_INPUT' } } });
    expect(errorFields(none)).toEqual(['email', 'password', 'username']);
    expect(errorFields(await register({ username: 'a', email: 'x', password: 'short' }))).toEqual([
      'email',
      'password',
      'username',
    ]);
    const good = { username: 'faultless', email: 'faultless@example.com', password: buildPassword('faultless') };
    const invalidInputs: [field: string, value: unknown][] = [
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
    for (const [field, value] of invalidInputs) {
      const response = await register({ ...good, [field]: value });
      expect([response.status, errorFields(response)], `${field} ${JSON.stringify(value)}`).toEqual([400, [field]]);
    }
    expect(await server.sql(`select from profile where username = 'faultless'`)).toEqual([]);
    expect((await register(good)).status).toBe(201);
  });

  it('returns a specific error for malformed JSON and other content types', async () => {
    const json = { 'content-type': 'application/json' };
    const responses = [
      await anyone.rest('/api/auth/register', { body: '{"username": "x', headers: json }),
      await anyone.rest('/api/auth/register', { body: '[]', headers: json }),
      await anyone.rest('/api/auth/register', { body: 'null', headers: json }),
      await anyone.rest('/api/auth/register', { body: '{"__proto__": {"username": "x"}}', headers: json }),
      await anyone.rest('/api/auth/register', { body: '', headers: json }),
    ];
    for (const response of responses)
      expect(response).toMatchObject({ status: 400, body: { error: { code: 'BAD_USER_INPUT', fields: {} } } });
    expect(responses[0]!.body.error.fields).toHaveProperty('body');
    const form = await anyone.rest('/api/auth/register', {
      body: 'username=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form).toMatchObject({ status: 415, body: { error: { code: 'UNSUPPORTED_MEDIA_TYPE' } } });
  });

  it('rejects a taken name or address and names the field', async () => {
    await registerPerson(server, 'ines');
    const password = buildPassword('other');
    expect(errorFields(await register({ username: 'INES', email: 'other@example.com', password }))).toEqual([
      'username',
    ]);
    expect(errorFields(await register({ username: 'other', email: 'Ines@Example.com', password }))).toEqual(['email']);
    const both = await register({ username: 'ines', email: 'ines@example.com', password });
    expect(both).toMatchObject({ status: 409, body: { error: { code: 'CONFLICT' } } });
    expect(errorFields(both)).toEqual(['email', 'username']);
  });

  it('accepts exactly one of twenty concurrent registrations of a name', async () => {
    const tries = Array.from({ length: 20 }, (_, n) =>
      register({ username: 'wanted', email: `wanted${n % 10}@example.com`, password: buildPassword('wanted') }),
    );
    const responses = await Promise.all(tries);
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const response of responses.filter(({ status }) => status !== 201)) {
      expect(response).toMatchObject({ status: 409, body: { error: { code: 'CONFLICT' } } });
      expect(errorFields(response)).toContain('username');
    }
    expect(await server.sql(`select from account where email like 'wanted%'`)).toHaveLength(1);
  });
});

describe('check-username', () => {
  it('returns 404 for a free name only, and the reason for every other name', async () => {
    await registerPerson(server, 'vera');
    const checkUsername = (name: string) => anyone.rest(`/api/profile/username/${name}`);
    expect([(await checkUsername('vera')).status, (await checkUsername('free_name')).status]).toEqual([200, 404]);
    for (const [name, message] of [
      ['admin', 'This username isn’t available. Try another.'],
      ['ab', 'Usernames need at least 3 characters.'],
      ['.dot', 'Use only letters a–z, numbers and underscores. Periods and hyphens are OK in the middle.'],
    ]) {
      expect(await checkUsername(name!), name).toMatchObject({
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
    expect([bad.status, errorFields(bad)]).toEqual([400, ['email']]);
  });
});
