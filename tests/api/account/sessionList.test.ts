import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxSessions } from '../../../shared/contracts/account';
import { accountTransports, openSockets, signInAgain, socketsClosed } from '../../support/people/account';
import { readEmailFiles } from '../../support/server/mail';
import {
  missingId,
  buildPassword,
  registerPeople,
  registerPerson,
  visitor,
  type Person,
} from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { isTokenValid } from '../../support/people/signIn';
import { expectNoWrites } from '../../support/server/writesNothing';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const readSessionId = ({ token }: Person): string =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).sid;
const refresh = ({ cookie }: Person) =>
  visitor(server).rest('/api/auth/refresh', { method: 'POST', headers: { cookie } });

/** What browsers and programs call themselves, and how their owner reads it. */
const devices: [userAgent: string, device: string][] = [
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Microsoft Edge on macOS',
  ],
  ['curl/8.11.0', 'curl'],
  ['<script>alert(1)</script>', 'Unknown device'],
  [' ', 'Unknown device'],
];

describe.each(accountTransports)('sessions over $name', ({ name, sessions, revokeSession, revokeOtherSessions }) => {
  const at = name.toLowerCase();

  it('are listed for their owner only: the current one, then the latest used', async () => {
    const [person] = await registerPeople(server, `lister-${at}`, `other-${at}`);
    const signedIn: Person[] = [];
    for (const [userAgent] of devices) signedIn.push(await signInAgain(server, person, { userAgent }));
    const signedOut = await signInAgain(server, person);
    await signedOut.rest('/api/auth/logout', { method: 'POST' });
    const timedOut = await signInAgain(server, person);
    await server.sql(`update session set expires_at = now() - interval '1 second' where id = $1`, [
      readSessionId(timedOut),
    ]);

    const { value } = await sessions(person);
    expect(value.map(({ id }: any) => id)).toEqual([person, ...signedIn.toReversed()].map(readSessionId));
    expect(value.map(({ isCurrent }: any) => isCurrent)).toEqual([true, ...devices.map(() => false)]);
    expect(value.slice(1).map(({ device }: any) => device)).toEqual(devices.map(([, device]) => device).toReversed());
    await refresh(signedIn[0]!);
    expect((await sessions(person)).value[1].id).toBe(readSessionId(signedIn[0]!));
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[.\d]*\+00:00$/);
    for (const session of value)
      expect(session).toEqual({
        id: expect.any(String),
        device: expect.any(String),
        address: '127.0.0.1',
        createdAt: moment,
        lastUsedAt: moment,
        isCurrent: expect.any(Boolean),
      });
    expect(await sessions(visitor(server))).toMatchObject({ ok: false, code: 'UNAUTHENTICATED' });
  });

  it('are revoked one at a time, with immediate effect', async () => {
    const person = await registerPerson(server, `owner-${at}`);
    const lost = await signInAgain(server, person);
    const [kept, ended] = [await openSockets(server, person), await openSockets(server, lost)];
    // An id is the same in either case.
    for (const id of [readSessionId(lost).toUpperCase(), readSessionId(lost)])
      expect(await revokeSession(person, id)).toEqual({ ok: true, fields: [], value: undefined });
    expect(await isTokenValid(server, lost.token)).toBe(false);
    expect(await refresh(lost)).toMatchObject({
      status: 401,
      body: { error: { code: 'UNAUTHENTICATED', reason: 'revoked' } },
    });
    expect(await ended.ended).toEqual(socketsClosed);
    expect(kept.isOpen()).toBe(true);
    expect((await sessions(person)).value.map(({ id }: any) => id)).toEqual([readSessionId(person)]);
    expect(await server.sql('select end_reason from session where id = $1', [readSessionId(lost)])).toEqual([
      { end_reason: 'revoked' },
    ]);

    expect((await revokeSession(person, readSessionId(person))).ok).toBe(true);
    expect(await kept.ended).toEqual(socketsClosed);
    expect(await isTokenValid(server, person.token)).toBe(false);
    for (const sockets of [kept, ended]) sockets.close();
  });

  it('of another person return 404 and remain', async () => {
    const [person, thief] = await registerPeople(server, `owned-${at}`, `thief-${at}`);
    for (const id of [readSessionId(person), missingId, 'not-an-id', `${readSessionId(person)}'`]) {
      expect(await expectNoWrites(server, () => revokeSession(thief, id)), id).toEqual({
        ok: false,
        status: expect.any(Number),
        code: 'NOT_FOUND',
        fields: [],
      });
    }
    expect(await expectNoWrites(server, () => revokeSession(visitor(server), readSessionId(person)))).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await isTokenValid(server, person.token)).toBe(true);
    expect((await refresh(person)).status).toBe(200);
  });

  it('ends all sessions except the current one and may be repeated', async () => {
    const [person, other] = await registerPeople(server, `tidy-${at}`, `bystander-${at}`);
    const elsewhere = [await signInAgain(server, person), await signInAgain(server, person)];
    await server.sql(`update session set expires_at = now() - interval '1 second' where id = $1`, [
      readSessionId(await signInAgain(server, person)),
    ]);
    const [kept, ended] = [await openSockets(server, person), await openSockets(server, elsewhere[0]!)];
    expect((await revokeOtherSessions(person)).value).toBe(2);
    expect((await revokeOtherSessions(person)).value).toBe(0);
    expect(await ended.ended).toEqual(socketsClosed);
    expect(await Promise.all([person, other, ...elsewhere].map(({ token }) => isTokenValid(server, token)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect((await Promise.all([person, ...elsewhere].map(refresh))).map(({ status }) => status)).toEqual([
      200, 401, 401,
    ]);
    expect(kept.isOpen()).toBe(true);
    expect(await expectNoWrites(server, () => revokeOtherSessions(visitor(server)))).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    for (const sockets of [kept, ended]) sockets.close();
  });

  it('that are revoked are published to the owner’s other pages only', async () => {
    const person = await registerPerson(server, `told-${at}`);
    const lost = await signInAgain(server, person);
    await revokeSession(person, readSessionId(lost));
    const events = await server.sql(
      `select topic, topic_id, data from event where type = 'session.ended' and actor_id = $1`,
      [person.id],
    );
    expect(events).toEqual([
      { topic: 'user', topic_id: person.id, data: { sessionId: readSessionId(lost), reason: 'revoked' } },
    ]);
  });
});

describe.each(accountTransports)('a changed password over $name', ({ name, changePassword }) => {
  it('closes the sockets of other sessions but not of this one, and sends an email', async () => {
    const person = await registerPerson(server, `changer-${name.toLowerCase()}`);
    const elsewhere = await signInAgain(server, person);
    const [kept, ended] = [await openSockets(server, person), await openSockets(server, elsewhere)];
    expect((await changePassword(person, buildPassword(person.username), 'a better password of hers')).ok).toBe(true);
    expect(await ended.ended).toEqual(socketsClosed);
    expect(kept.isOpen()).toBe(true);
    const mails = (await readEmailFiles(server)).filter(
      ({ mail }) => mail.to![0]!.address === `${person.username}@example.com`,
    );
    expect(mails.map(({ mail }) => mail.subject)).toEqual(['Your Venturion password was changed']);
    for (const sockets of [kept, ended]) sockets.close();
  });
});

it('of two concurrent password changes, one succeeds', async () => {
  const person = await registerPerson(server, 'torn');
  const outcomes = await Promise.all(
    [0, 1, 2, 3].map((n) =>
      accountTransports[n % 2]!.changePassword(person, buildPassword('torn'), `password number ${n} of hers`),
    ),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  for (const { fields } of outcomes.filter(({ ok }) => !ok)) expect(fields).toEqual(['currentPassword']);
  await signInAgain(server, person, { password: `password number ${outcomes.findIndex(({ ok }) => ok)} of hers` });
});

it('sign-ins made while the password changes leave no session behind', async () => {
  const person = await registerPerson(server, 'raced');
  const signIns = Array.from({ length: 8 }, () => signInAgain(server, person).catch(() => undefined));
  await person.rest('/api/auth/change-password', {
    body: { currentPassword: buildPassword('raced'), newPassword: 'a better password of hers' },
  });
  const opened = (await Promise.all(signIns)).filter((signedIn) => signedIn !== undefined);
  expect(await Promise.all(opened.map(({ token }) => isTokenValid(server, token)))).toEqual(opened.map(() => false));
  expect((await accountTransports[0]!.sessions(person)).value).toHaveLength(1);
});

it('emails about changed passwords are limited, because an address may belong to another person', async () => {
  const person = await registerPerson(server, 'flooder');
  const change = (n: number) =>
    person.rest('/api/auth/change-password', {
      body: {
        currentPassword: n === 0 ? buildPassword('flooder') : `password number ${n}`,
        newPassword: `password number ${n + 1}`,
      },
      headers: { 'x-ratelimit-bypass': '' },
    });
  const statuses = [];
  for (let n = 0; n < 4; n++) statuses.push((await change(n)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

/** Adds active sessions past the API, the oldest first. */
const insertSessions = (person: Person, count: number) =>
  server.sql(
    `insert into session (id, account_id, last_used_at, expires_at)
     select gen_random_uuid(), $1, now() - make_interval(mins => $2 - n), now() + interval '1 day' from generate_series(1, $2) n`,
    [person.id, count],
  );

/** More events than PostgreSQL accepts parameters for, when each event has five. */
const tooManyForParameters = 13_200;

describe.each(accountTransports)('an owner of very many sessions over $name', (transport) => {
  const at = transport.name.toLowerCase();
  const countActive = async (person: Person) =>
    (
      await server.sql(`select count(*)::int as count from session where account_id = $1 and ended_at is null`, [
        person.id,
      ])
    )[0]!.count;

  it('ends all of them', async () => {
    const owner = await registerPerson(server, `many-${at}`);
    await insertSessions(owner, tooManyForParameters);
    expect(await transport.revokeOtherSessions(owner)).toMatchObject({ ok: true, value: tooManyForParameters });
    await insertSessions(owner, tooManyForParameters);
    const password = buildPassword(owner.username);
    expect(await transport.changePassword(owner, password, 'a better password of mine')).toMatchObject({ ok: true });
    expect(await countActive(owner)).toBe(1);
    await insertSessions(owner, tooManyForParameters);
    expect(await transport.deleteAccount(owner)).toMatchObject({ ok: true });
    expect(await countActive(owner)).toBe(0);
  });
});

it('a sign-in over the maximum of sessions ends the least recently used one and closes its sockets', async () => {
  const owner = await registerPerson(server, 'collector');
  await server.sql(`update session set last_used_at = now() - interval '1 day' where account_id = $1`, [owner.id]);
  const sockets = await openSockets(server, owner);
  await insertSessions(owner, maxSessions - 1);
  const newest = await signInAgain(server, owner);
  expect(await sockets.ended).toEqual(socketsClosed);
  expect(await isTokenValid(server, owner.token)).toBe(false);
  expect(await refresh(owner)).toMatchObject({ status: 401, body: { error: { reason: 'session_limit' } } });
  expect((await accountTransports[0]!.sessions(newest)).value).toHaveLength(maxSessions);
  sockets.close();
});

it('concurrent sign-ins do not exceed the maximum of sessions', async () => {
  const owner = await registerPerson(server, 'hurried');
  await insertSessions(owner, maxSessions - 1);
  const signedIn = await Promise.all(Array.from({ length: 8 }, () => signInAgain(server, owner)));
  expect((await accountTransports[0]!.sessions(signedIn[0]!)).value).toHaveLength(maxSessions);
  expect(
    await server.sql(
      `select count(*)::int as count from session where account_id = $1 and ended_at is null and expires_at > now()`,
      [owner.id],
    ),
  ).toEqual([{ count: maxSessions }]);
});
