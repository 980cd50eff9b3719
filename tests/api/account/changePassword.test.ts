import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTokenValid } from '../../support/people/signIn';
import { startTestServer, type TestServer } from '../../support/server/server';
import {
  createCaller,
  readCookie,
  buildPassword,
  registerPerson,
  visitor,
  type Answer,
  type Caller,
  type Person,
} from '../../support/people/people';

/** Headers of a caller to whom limits apply. */
const limited = { 'x-ratelimit-bypass': '' };

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

const change = (person: Person, body: object) => person.rest('/api/auth/change-password', { body });

const errorFields = ({ body }: Answer) => Object.keys(body.error.fields ?? {}).toSorted();

describe('change-password', () => {
  it('changes the password and ends the other sessions only', async () => {
    const person = await registerPerson(server, 'cleo');
    const elsewhere = await logIn('cleo');
    const newPassword = 'a better password of hers';
    const response = await change(person, { currentPassword: buildPassword('cleo'), newPassword });
    expect(response).toMatchObject({ status: 200, body: { data: {} } });
    expect(await isTokenValid(server, person.token)).toBe(true);
    expect((await refresh(person.cookie)).status).toBe(200);
    expect(await isTokenValid(server, elsewhere.body.accessToken)).toBe(false);
    expect((await refresh(readCookie(elsewhere))).status).toBe(401);
    expect((await logIn('cleo')).status).toBe(401);
    expect((await logIn('cleo', newPassword)).status).toBe(200);
    const gql = await person.gql(
      'mutation ($a: String!, $b: String!) { changePassword(currentPassword: $a, newPassword: $b) }',
      { a: newPassword, b: buildPassword('cleo') },
    );
    expect(gql.data).toEqual({ changePassword: true });
    expect((await logIn('cleo')).status).toBe(200);
  });

  it('rejects invalid input and changes nothing', async () => {
    const person = await registerPerson(server, 'dana');
    const good = { currentPassword: buildPassword('dana'), newPassword: 'another good password' };
    const invalidInputs: [object, string[]][] = [
      [{}, ['currentPassword', 'newPassword']],
      [{ ...good, currentPassword: 'wrong' }, ['currentPassword']],
      [{ ...good, newPassword: 'short' }, ['newPassword']],
      [{ ...good, newPassword: good.currentPassword }, ['newPassword']],
      [{ ...good, newPassword: 'qwertyuiop' }, ['newPassword']],
    ];
    for (const [body, fields] of invalidInputs) {
      const response = await change(person, body);
      expect([response.status, errorFields(response)]).toEqual([400, fields]);
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

  it('is throttled after five wrong passwords', async () => {
    const person = await registerPerson(server, 'edda');
    const tryPassword = (currentPassword: string) =>
      person.rest('/api/auth/change-password', {
        body: { currentPassword, newPassword: 'another good password' },
        headers: limited,
      });
    for (let n = 0; n < 5; n++) expect((await tryPassword('wrong')).status).toBe(400);
    // The first wait is a second, which a slow machine exceeds.
    const [throttled] = await server.sql(
      `update sign_in_throttle set blocked_until = blocked_until + interval '1 minute' where key = $1 and blocked_until > last_failed_at returning failures`,
      [`currentPassword:${person.id}`],
    );
    expect(throttled).toEqual({ failures: 5 });
    const blocked = await tryPassword(buildPassword('edda'));
    expect(blocked).toMatchObject({ status: 429, body: { error: { code: 'RATE_LIMITED' } } });
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
    await server.sql('delete from sign_in_throttle');
  });
});

it('nobody else can block the change of a password', async () => {
  const person = await registerPerson(server, 'blocked');
  const attacker = createCaller(server, limited);
  for (let n = 0; n < 8; n++)
    await attacker.rest('/api/auth/login', { body: { username: person.id, password: 'wrong' } });
  for (let n = 0; n < 4; n++)
    await attacker.rest('/api/auth/forgot-password', { body: { email: `${person.username}@example.com` } });
  await server.sql(
    `update sign_in_throttle set blocked_until = now() + interval '10 minutes' where key not like 'currentPassword:%'`,
  );
  const body = { currentPassword: buildPassword('blocked'), newPassword: 'a better password of hers' };
  expect((await person.rest('/api/auth/change-password', { body, headers: limited })).status).toBe(200);
  await server.sql('delete from sign_in_throttle');
});
