import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTokenValid } from '../../support/people/signIn';
import { startTestServer, type TestServer } from '../../support/server/server';
import {
  readCookie,
  buildPassword,
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
