import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSignedIn } from '../../support/people/signIn';
import { startTestServer, type TestServer } from '../../support/server/server';
import {
  createCaller,
  buildPassword,
  registerPerson,
  visitor,
  type Answer,
  type Caller,
} from '../../support/people/people';

let server: TestServer;
let anyone: Caller;

beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: 'loopback' } });
  anyone = visitor(server);
});
afterAll(() => server.close());

const logIn = (username: string, password = buildPassword(username)) =>
  anyone.rest('/api/auth/login', { body: { username, password } });

const failAs = (caller: Caller, username: string) =>
  caller.rest('/api/auth/login', { body: { username, password: 'wrong' } });

const errorFields = ({ body }: Answer) => Object.keys(body.error.fields ?? {}).toSorted();

describe('login', () => {
  it('accepts the username or the address, trimmed and lowercased', async () => {
    await registerPerson(server, 'kim');
    for (const name of ['kim', ' KIM ', 'Kim@example.com']) {
      const response = await logIn(name, buildPassword('kim'));
      expect(response.status).toBe(200);
      expectSignedIn(response, 'kim');
    }
  });

  it('has the same response for a wrong password and an unknown person', async () => {
    await registerPerson(server, 'lena');
    const [wrong, unknown] = [await logIn('lena', 'not this one'), await logIn('nobody-here', 'not this one')];
    for (const response of [wrong, unknown]) {
      expect(response).toMatchObject({
        status: 401,
        body: {
          error: {
            code: 'UNAUTHENTICATED',
            message: 'Incorrect username or password.',
            fields: { password: 'Incorrect username or password.' },
          },
        },
      });
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    const gql = await anyone.gql('mutation { login(username: "lena", password: "not this one") { accessToken } }');
    expect(gql).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it('names missing fields', async () => {
    expect(errorFields(await anyone.rest('/api/auth/login', { body: {} }))).toEqual(['password', 'username']);
    expect(errorFields(await logIn('x', 'p'.repeat(1_281)))).toEqual(['password']);
  });

  it('throttles wrong passwords with a growing delay, unless the call carries the key for tests', async () => {
    await registerPerson(server, 'mona');
    const limited = createCaller(server, { 'x-ratelimit-bypass': '' });
    for (let n = 0; n < 5; n++) expect((await failAs(limited, 'mona')).status).toBe(401);
    const waits: number[] = [];
    for (let n = 0; n < 5; n++) {
      const response = await failAs(limited, 'mona');
      expect(response).toMatchObject({ status: 429, body: { error: { code: 'RATE_LIMITED' } } });
      waits.push(Number(response.headers.get('retry-after')));
      await server.sql('update sign_in_throttle set blocked_until = now()');
      expect((await failAs(limited, 'mona')).status).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16]);
    await server.sql(`update sign_in_throttle set failures = 40, blocked_until = now() where key = 'account:mona'`);
    expect((await failAs(limited, 'mona')).status).toBe(401);
    const longest = Number((await failAs(limited, 'mona')).headers.get('retry-after'));
    expect([longest > 890, longest <= 900]).toEqual([true, true]);

    // Throttled for any password and transport except with the bypass key; a wrong key does not count.
    const right = { username: 'mona', password: buildPassword('mona') };
    expect((await limited.rest('/api/auth/login', { body: right })).status).toBe(429);
    expect(
      (
        await createCaller(server, { 'x-ratelimit-bypass': 'tests may call as often as they lik3' }).rest(
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

  it('throttles no other account at an address until the address exceeds its limit', async () => {
    const office = createCaller(server, { 'x-ratelimit-bypass': '' });
    await registerPerson(server, 'olga');
    await server.sql('delete from sign_in_throttle');
    for (let n = 0; n < 40; n++) expect((await failAs(office, `nobody${n}`)).status).toBe(401);
    expect(
      (await office.rest('/api/auth/login', { body: { username: 'olga', password: buildPassword('olga') } })).status,
    ).toBe(200);
    await server.sql(`update sign_in_throttle set failures = 99 where key = 'address:127.0.0.1'`);
    expect((await failAs(office, 'nobody-more')).status).toBe(401);
    expect((await failAs(office, 'nobody-else')).status).toBe(429);
    await server.sql('delete from sign_in_throttle');
  });

  it('counts an IPv6 network as one address, for sign-ins and for requested emails', async () => {
    const network = '2001:db8:5:6';
    const from = (address: string) => createCaller(server, { 'x-ratelimit-bypass': '', 'x-forwarded-for': address });
    const requestMail = (address: string, email: string) =>
      from(address).rest('/api/auth/forgot-password', { body: { email } });
    await server.sql(
      `insert into sign_in_throttle (key, failures, last_failed_at, blocked_until) values ($1, 99, now(), now()), ($2, 59, now(), now())`,
      [`address:${network}::`, `sender:${network}::`],
    );
    expect((await failAs(from(`${network}:1::1`), 'nobody-1')).status).toBe(401);
    expect((await failAs(from(`${network}:2::1`), 'nobody-2')).status).toBe(429);
    expect((await failAs(from('2001:db8:5:7::1'), 'nobody-3')).status).toBe(401);
    expect((await requestMail(`${network}:1::1`, 'nobody-1@example.com')).status).toBe(202);
    expect((await requestMail(`${network}:2::1`, 'nobody-2@example.com')).status).toBe(429);
    expect((await requestMail('2001:db8:5:7::1', 'nobody-3@example.com')).status).toBe(202);
    await server.sql('delete from sign_in_throttle');
  });

  it('counts no attempt for an account while the address must wait', async () => {
    const limited = createCaller(server, { 'x-ratelimit-bypass': '' });
    await server.sql(
      `insert into sign_in_throttle (key, failures, last_failed_at, blocked_until) values ('address:127.0.0.1', 110, now(), now() + interval '1 minute')`,
    );
    for (let n = 0; n < 6; n++) expect((await failAs(limited, 'victim')).status).toBe(429);
    await server.sql(`delete from sign_in_throttle where key = 'address:127.0.0.1'`);
    expect((await failAs(limited, 'victim')).status).toBe(401);
    expect(await server.sql(`select failures from sign_in_throttle where key = 'account:victim'`)).toEqual([
      { failures: 1 },
    ]);
    await server.sql('delete from sign_in_throttle');
  });

  it('counts concurrent attempts', async () => {
    await registerPerson(server, 'nina');
    await server.sql('delete from sign_in_throttle');
    const limited = createCaller(server, { 'x-ratelimit-bypass': '' });
    const responses = await Promise.all(Array.from({ length: 20 }, () => failAs(limited, 'nina')));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(15);
  });
});
