import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountTransports, openSockets, signInAgain, socketsClosed } from '../../support/people/account';
import { readEmailsTo, startMailServer, extractToken, type MailServer } from '../../support/server/mail';
import {
  createCaller,
  buildPassword,
  registerPerson,
  visitor,
  type Caller,
  type Person,
} from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { isTokenValid } from '../../support/people/signIn';
import { expectNoWrites } from '../../support/server/writesNothing';

let server: TestServer;
let mail: MailServer;
let anyone: Caller;

beforeAll(async () => {
  mail = await startMailServer();
  server = await startTestServer({ env: { SMTP_URL: mail.url } });
  anyone = visitor(server);
});

afterAll(async () => {
  await server.close();
  await mail.close();
});

const toEmail = ({ username }: Pick<Person, 'username'>) => `${username}@example.com`;
const logIn = (username: string, password: string) => anyone.rest('/api/auth/login', { body: { username, password } });
const refreshStatus = async ({ cookie }: Person) =>
  (await anyone.rest('/api/auth/refresh', { method: 'POST', headers: { cookie } })).status;
const subjectsTo = async (person: Person) =>
  (await readEmailsTo(server, mail, toEmail(person))).map(({ subject }) => subject);
const newPassword = 'quite another password';

/** Requests a link and reads its token from the email. */
async function tokenFor(person: Person): Promise<string> {
  await anyone.rest('/api/auth/forgot-password', { body: { email: toEmail(person) } });
  return extractToken((await readEmailsTo(server, mail, toEmail(person))).at(-1));
}

describe.each(accountTransports)('forgot password over $name', ({ name, forgotPassword }) => {
  const at = name.toLowerCase();

  it('has the same response for existing, missing and deleted accounts, and emails existing ones only', async () => {
    const [known, leaving] = [
      await registerPerson(server, `known-${at}`),
      await registerPerson(server, `leaving-${at}`),
    ];
    await leaving.rest('/api/users/me', { method: 'DELETE' });
    const done = { ok: true, fields: [], value: undefined };
    for (const email of [` ${toEmail(known).toUpperCase()} `, toEmail(leaving), `nobody-${at}@example.com`])
      expect(await forgotPassword(anyone, email), email).toEqual(done);
    expect(await subjectsTo(known)).toEqual(['Reset your Venturion password']);
    expect(await subjectsTo(leaving)).toEqual([
      'Your Venturion account will be deleted',
      'Your Venturion account will be deleted',
    ]);
    expect(await readEmailsTo(server, mail, `nobody-${at}@example.com`)).toEqual([]);
  });

  it('names the field of a bad address, and sends nothing', async () => {
    const before = mail.mails.length;
    for (const bad of ['', 'nonsense', 'a@b', `${'a'.repeat(250)}@example.com`])
      expect(await forgotPassword(anyone, bad), bad).toMatchObject({
        ok: false,
        code: 'BAD_USER_INPUT',
        fields: ['email'],
      });
    expect(await server.sql('select from graphile_worker.jobs')).toEqual([]);
    expect(mail.mails).toHaveLength(before);
  });

  it('sends three to an address, then throttles it, whether or not it has an account', async () => {
    const known = await registerPerson(server, `flooded-${at}`);
    const limited = createCaller(server, { 'x-ratelimit-bypass': '' });
    for (const email of [toEmail(known), `flooded-nobody-${at}@example.com`]) {
      await server.sql('delete from sign_in_throttle');
      for (let n = 0; n < 3; n++) expect((await forgotPassword(limited, email)).ok).toBe(true);
      expect(await forgotPassword(limited, email)).toMatchObject({ ok: false, status: 429, code: 'RATE_LIMITED' });
      await server.sql('update sign_in_throttle set blocked_until = now()');
      expect((await forgotPassword(limited, email)).ok).toBe(true);
      const [{ seconds } = { seconds: 0 }] = await server.sql(
        `select extract(epoch from blocked_until - last_failed_at)::int as seconds from sign_in_throttle where key = $1`,
        [`mail:${email}`],
      );
      expect(seconds).toBe(120);
    }
    expect((await subjectsTo(known)).length).toBeLessThanOrEqual(4);
  });

  it('lets one visitor request sixty addresses, then throttles the visitor and not the owners', async () => {
    const limited = createCaller(server, { 'x-ratelimit-bypass': '' });
    await server.sql('delete from sign_in_throttle');
    await server.sql(`insert into sign_in_throttle values ('sender:127.0.0.1', 59, now(), now())`);
    expect((await forgotPassword(limited, `${at}-sixtieth@example.com`)).ok).toBe(true);
    const longer = `update sign_in_throttle set blocked_until = blocked_until + interval '1 minute' where key = 'sender:127.0.0.1' and blocked_until > last_failed_at returning key`;
    expect(await server.sql(longer)).toHaveLength(1);
    expect(await forgotPassword(limited, `${at}-last@example.com`)).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
    });
    expect(await server.sql('select from sign_in_throttle where key = $1', [`mail:${at}-last@example.com`])).toEqual(
      [],
    );
    await server.sql('delete from sign_in_throttle');
  });
});

it('forgot password returns 202 with the same headers, body and retry time, and does the same work for existing and missing accounts', async () => {
  await registerPerson(server, 'alike');
  const limited = createCaller(server, { 'x-ratelimit-bypass': '' });
  const ask = (email: string) => limited.rest('/api/auth/forgot-password', { body: { email } });
  const [one, other] = [await ask('alike@example.com'), await ask('unalike@example.com')];
  for (const { status, body } of [one, other]) expect({ status, body }).toEqual({ status: 202, body: { data: {} } });
  const changing = new Set(['date', 'x-request-id', 'x-ratelimit-remaining', 'x-ratelimit-reset']);
  const stableHeaders = ({ headers }: typeof one) => [...headers].filter(([header]) => !changing.has(header));
  expect(stableHeaders(one)).toEqual(stableHeaders(other));
  // The job that looks the address up runs later in both cases.
  const workFor = async (email: string) =>
    (await server.captureStatements(() => ask(email))).filter(
      (statement) => !/^mail_recipient|account_token/.test(statement),
    );
  const work = [await workFor('alike@example.com'), await workFor('unalike@example.com')];
  expect(work[0]!.length).toBeGreaterThan(0);
  expect(work[0]).toEqual(work[1]);
  await ask('alike@example.com');
  for (const { status, headers } of [
    await ask('alike@example.com'),
    await limited.gql('mutation { requestPasswordReset(email: "alike@example.com") }'),
  ]) {
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(30);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  }
});

describe.each(accountTransports)('a reset link over $name', ({ name, resetPassword }) => {
  const at = name.toLowerCase();
  const rejection = { ok: false, status: 400, code: 'BAD_USER_INPUT', fields: ['token'] };

  it('sets the password once, ends every session and emails a confirmation', async () => {
    const person = await registerPerson(server, `reset-${at}`);
    const elsewhere = await signInAgain(server, person);
    const sockets = await openSockets(server, elsewhere);
    const [unused, token] = [await tokenFor(person), await tokenFor(person)];
    expect(await resetPassword(anyone, unused, newPassword)).toMatchObject(rejection);
    expect(await resetPassword(anyone, token, newPassword)).toEqual({ ok: true, fields: [], value: undefined });
    expect(await sockets.ended).toEqual(socketsClosed);
    sockets.close();
    for (const { token: access } of [person, elsewhere]) expect(await isTokenValid(server, access)).toBe(false);
    expect([await refreshStatus(person), await refreshStatus(elsewhere)]).toEqual([401, 401]);
    expect((await logIn(person.username, buildPassword(person.username))).status).toBe(401);
    expect((await logIn(person.username, newPassword)).status).toBe(200);
    for (const used of [token, unused])
      expect(await resetPassword(anyone, used, 'and a third password')).toMatchObject(rejection);
    expect((await logIn(person.username, newPassword)).status).toBe(200);
    expect((await subjectsTo(person)).at(-1)).toBe('Your Venturion password was changed');
  });

  it('remains valid after a rejected password', async () => {
    const person = await registerPerson(server, `picky-${at}`);
    const token = await tokenFor(person);
    for (const bad of ['short', 'password123', 'p'.repeat(129)]) {
      expect(await expectNoWrites(server, () => resetPassword(anyone, token, bad)), bad).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: ['newPassword'],
      });
    }
    expect((await resetPassword(anyone, token, newPassword)).ok).toBe(true);
  });

  it('is protected against guessing by a limit', async () => {
    const limited = createCaller(server, { 'x-ratelimit-bypass': '' });
    await server.sql(
      `insert into sign_in_throttle values ('address:127.0.0.1', 99, now(), now()) on conflict (key) do update set failures = 99, last_failed_at = now(), blocked_until = now()`,
    );
    expect(await resetPassword(limited, 'a guess', newPassword)).toMatchObject(rejection);
    await server.sql(`update sign_in_throttle set blocked_until = now() + interval '1 minute'`);
    expect(await resetPassword(limited, 'a guess', newPassword)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(await accountTransports[0]!.undoDeletion(limited, 'a guess')).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
    });
    // A person at the same address with a valid link is not throttled.
    const token = await tokenFor(await registerPerson(server, `neighbour-${at}`));
    expect((await resetPassword(limited, token, newPassword)).ok).toBe(true);
    await server.sql('delete from sign_in_throttle');
  });

  it('is rejected when it is truncated, forged, of another kind, expired, or older than the password', async () => {
    const person = await registerPerson(server, `stale-${at}`);
    const token = await tokenFor(person);
    for (const bad of ['', ' ', 'made-up', token.slice(0, -1), token.toLowerCase(), 'x'.repeat(5_000)]) {
      expect(await expectNoWrites(server, () => resetPassword(anyone, bad, newPassword)), bad).toMatchObject(rejection);
    }
    await server.sql(`update account_token set purpose = 'undo_deletion' where account_id = $1`, [person.id]);
    expect(await resetPassword(anyone, token, newPassword)).toMatchObject(rejection);
    await server.sql(
      `update account_token set purpose = 'reset_password', expires_at = now() - interval '1 second' where account_id = $1`,
      [person.id],
    );
    expect(await resetPassword(anyone, token, newPassword)).toMatchObject(rejection);
    const older = await tokenFor(person);
    await person.rest('/api/auth/change-password', {
      body: { currentPassword: buildPassword(person.username), newPassword },
    });
    expect(await expectNoWrites(server, () => resetPassword(anyone, older, 'and a third password'))).toMatchObject(
      rejection,
    );
    expect((await logIn(person.username, newPassword)).status).toBe(200);
  });
});

it('a reset link used by six concurrent requests works once', async () => {
  const person = await registerPerson(server, 'hurried');
  const token = await tokenFor(person);
  const passwords = Array.from({ length: 6 }, (_, n) => `password number ${n} of hers`);
  const outcomes = await Promise.all(
    passwords.map((password, n) => accountTransports[n % 2]!.resetPassword(anyone, token, password)),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  for (const { code, fields } of outcomes.filter(({ ok }) => !ok))
    expect([code, fields]).toEqual(['BAD_USER_INPUT', ['token']]);
  expect((await logIn('hurried', passwords[outcomes.findIndex(({ ok }) => ok)]!)).status).toBe(200);
});

it('a reset ends the throttling that wrong passwords caused', async () => {
  const person = await registerPerson(server, 'forgetful');
  const limited = createCaller(server, { 'x-ratelimit-bypass': '' });
  const tryAs = async (username: string, password: string) =>
    (await limited.rest('/api/auth/login', { body: { username, password } })).status;
  for (const username of ['forgetful', toEmail(person)]) for (let n = 0; n < 5; n++) await tryAs(username, 'wrong');
  await server.sql(
    `update sign_in_throttle set blocked_until = now() + interval '10 minutes' where key like 'account:%'`,
  );
  expect([await tryAs('forgetful', newPassword), await tryAs(toEmail(person), newPassword)]).toEqual([429, 429]);
  await anyone.rest('/api/auth/reset-password', { body: { token: await tokenFor(person), newPassword } });
  expect([await tryAs('forgetful', newPassword), await tryAs(toEmail(person), newPassword)]).toEqual([200, 200]);
});

it('a link is checked without using it up, and guessing is counted', async () => {
  const person = await registerPerson(server, 'checker');
  const token = await tokenFor(person);
  const ask = (given: unknown, purpose = 'reset_password') =>
    createCaller(server, { 'x-ratelimit-bypass': '' }).rest('/api/auth/check-link', {
      body: { token: given, purpose },
    });
  await server.sql('delete from sign_in_throttle');
  for (let n = 0; n < 2; n++) expect((await ask(token)).status).toBe(200);
  expect(await server.sql('select from sign_in_throttle')).toEqual([]);
  expect(await ask(token, 'undo_deletion')).toMatchObject({
    status: 400,
    body: { error: { fields: { token: 'This link was already used, or the account has been erased.' } } },
  });
  expect(await ask('abc')).toMatchObject({
    status: 400,
    body: { error: { fields: { token: 'This link was already used or has expired. Request a new one.' } } },
  });
  expect((await ask(token, 'anything')).body.error.fields).toHaveProperty('purpose');
  expect(await server.sql('select failures from sign_in_throttle')).toEqual([{ failures: 2 }]);
  expect((await accountTransports[0]!.resetPassword(anyone, token, newPassword)).ok).toBe(true);
  expect((await ask(token)).status).toBe(400);
  await server.sql('delete from sign_in_throttle');
});
