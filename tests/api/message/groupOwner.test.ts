import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createGroup,
  createMessage,
  readHistory,
  readInbox,
  readNotificationKinds,
  readUnreadCount,
  sendMessage,
  startDirectConversation,
} from '../../support/people/conversations';
import { authorizeChannel } from '../../support/transports/live';
import {
  block,
  connect,
  eventsSince,
  latestEvent,
  missingId,
  registerPeople,
  visitor,
  type Caller,
  type Person,
} from '../../support/people/people';
import { runJob } from '../../support/server/jobs';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
/** Ana owns the group of the three. */
let ana: Person;
let bob: Person;
let cleo: Person;
let id: string;
let round = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  round++;
  [ana, bob, cleo] = await registerPeople(server, `ana${round}`, `bob${round}`, `cleo${round}`);
  id = await createGroup(server, ana, [bob, cleo], 'Board');
});

type Result = { status?: number; code: string | undefined; message: string | undefined };

const removeOverRest = async (by: Caller, personId: string, from = id): Promise<Result> => {
  const { status, body } = await by.rest(`/api/messages/conversations/${from}/people/${personId}`, {
    method: 'DELETE',
  });
  return { status, code: body.error?.code, message: body.error?.message };
};
const removeOverGraphql = async (by: Caller, personId: string, from = id): Promise<Result> => {
  const { code, errors } = await by.gql(
    'mutation ($from: ID!, $personId: ID!) { removeFromConversation(conversationId: $from, personId: $personId) { id } }',
    { from, personId },
  );
  return { code, message: errors?.[0]?.message };
};

const leave = (person: Person) => person.rest(`/api/messages/conversations/${id}`, { method: 'DELETE' });
const add = (person: Person, ...others: readonly Person[]) =>
  person.rest(`/api/messages/conversations/${id}/people`, { body: { participantIds: others.map((each) => each.id) } });
const readConversation = async (person: Person) =>
  (await person.rest(`/api/messages/conversations/${id}`)).body.data.conversation;
const memberNames = async (person: Person): Promise<string[]> =>
  (await readConversation(person)).participants.map(({ username }: Person) => username.replace(/\d+$/, '')).toSorted();
const lastChange = async (person: Person) => (await readHistory(person, id))[0].change;

describe.each([
  ['REST', removeOverRest],
  ['GraphQL', removeOverGraphql],
] as const)('removing a person over %s', (_, remove) => {
  it('ends their membership, channel and notifications, and adds a line to the history', async () => {
    await sendMessage(ana, id, 'Hello');
    expect([await readUnreadCount(bob), await readNotificationKinds(bob)]).toEqual([1, ['message.received']]);
    const start = await latestEvent(server);
    expect((await remove(ana, bob.id)).code).toBeUndefined();
    expect(await memberNames(ana)).toEqual(['ana', 'cleo']);
    expect(await lastChange(cleo)).toMatchObject({ kind: 'removed', person: { id: bob.id } });
    expect([await readInbox(bob), await readUnreadCount(bob), await readNotificationKinds(bob)]).toEqual([[], 0, []]);
    expect((await sendMessage(bob, id, 'x')).status).toBe(404);
    expect((await authorizeChannel(bob, `presence-conversation-${id}`)).status).toBe(403);
    const events = await eventsSince(server, cleo, start);
    expect(events.find(({ type }) => type === 'conversation.changed')!.data.reauthorise).toEqual([bob.id]);
    const own = (await eventsSince(server, bob, start)).filter(({ type }) => type === 'inbox.changed');
    expect(own.map(({ data }) => data.state)).toEqual(['left']);
  });

  it('is for the owner only', async () => {
    const start = await latestEvent(server);
    for (const person of [ana, cleo])
      expect(await remove(bob, person.id)).toMatchObject({
        code: 'FORBIDDEN',
        message: 'Only the group’s owner can remove people.',
      });
    expect((await remove(visitor(server), bob.id)).code).toBe('UNAUTHENTICATED');
    expect(await memberNames(ana)).toEqual(['ana', 'bob', 'cleo']);
    expect(await eventsSince(server, ana, start)).toEqual([]);
  });

  it('rejects the owner themselves, people outside the group and conversations of two', async () => {
    const [dan] = await registerPeople(server, `dan${round}`);
    expect(await remove(ana, ana.id)).toMatchObject({ code: 'BAD_USER_INPUT', message: 'Leave the group instead.' });
    for (const personId of [dan.id, missingId, 'nobody'])
      expect((await remove(ana, personId)).code, personId).toBe('NOT_FOUND');
    for (const from of [missingId, 'nothing']) expect((await remove(ana, bob.id, from)).code, from).toBe('NOT_FOUND');
    expect((await remove(dan, bob.id)).code).toBe('NOT_FOUND');
    const pair = await startDirectConversation(ana, bob);
    expect((await remove(ana, bob.id, pair)).code).toBe('BAD_USER_INPUT');
    expect((await ana.rest(`/api/messages/conversations/${pair}`)).body.data.conversation.owner_id).toBeNull();
  });

  it('succeeds once, and not for a person behind a block', async () => {
    expect((await remove(ana, bob.id)).code).toBeUndefined();
    expect((await remove(ana, bob.id)).code).toBe('NOT_FOUND');
    await block(server, cleo, ana);
    expect((await remove(ana, cleo.id)).code).toBe('NOT_FOUND');
  });
});

it('REST answers 403, 404 and 400 for a removal that is not allowed', async () => {
  expect((await removeOverRest(bob, cleo.id)).status).toBe(403);
  expect((await removeOverRest(ana, missingId)).status).toBe(404);
  expect((await removeOverRest(ana, ana.id)).status).toBe(400);
});

it('a removed person can be invited back and decides', async () => {
  await removeOverRest(ana, bob.id);
  await add(ana, bob);
  expect(await readInbox(bob, 'requests')).toMatchObject([{ id, is_request: true }]);
  expect((await removeOverRest(ana, bob.id)).status, 'an invitation is not visible').toBe(404);
  await bob.rest(`/api/messages/conversations/${id}/accept`, { method: 'POST' });
  expect(await memberNames(ana)).toEqual(['ana', 'bob', 'cleo']);
  expect(await lastChange(ana)).toMatchObject({ kind: 'joined' });
});

describe('concurrent removals', () => {
  it('of one person succeed once', async () => {
    const results = await Promise.all([1, 2, 3].map(() => removeOverRest(ana, bob.id)));
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    const kinds = (await readHistory(ana, id)).map(({ change }: any) => change.kind);
    expect(kinds).toEqual(['removed', 'created']);
  });

  it('of two people both succeed', async () => {
    const results = await Promise.all([bob, cleo].map((person) => removeOverRest(ana, person.id)));
    expect(results.map(({ status }) => status)).toEqual([200, 200]);
    expect(await memberNames(ana)).toEqual(['ana']);
    expect((await readHistory(ana, id)).map(({ seq }: { seq: number }) => seq)).toEqual([3, 2, 1]);
  });

  it('and messages of the removed person end in one consistent history', async () => {
    const [removed, ...sent] = await Promise.all([
      removeOverRest(ana, bob.id),
      ...Array.from({ length: 8 }, (_, n) => sendMessage(bob, id, `Message ${n}`)),
    ]);
    expect(removed.status).toBe(200);
    expect(sent.every(({ status }) => status === 201 || status === 404)).toBe(true);
    const history = await readHistory(ana, id);
    expect(history.map(({ seq }: { seq: number }) => seq)).toEqual(
      history.map((_: unknown, n: number) => history.length - n),
    );
    // A message that was stored is answered with 404 too when the removal comes before the answer is read.
    const stored = history.map((message: { id: string }) => message.id);
    for (const { status, body } of sent) if (status === 201) expect(stored).toContain(body.data.message.id);
    expect(history[0].change, 'no message after the removal').toMatchObject({ kind: 'removed' });
  });

  it('reject a message whose sender was removed while it waited for the lock', async () => {
    const connection = await server.app.pool.connect();
    try {
      await connection.query('begin');
      await connection.query('select from conversation where id = $1 for update', [id]);
      const waiting = (count: number) =>
        vi.waitFor(
          async () =>
            expect(
              await server.sql(
                `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
              ),
            ).toHaveLength(count),
          5_000,
        );
      const removal = removeOverRest(ana, bob.id);
      await waiting(1);
      const late = sendMessage(bob, id, 'One more thing');
      await waiting(2);
      await connection.query('commit');
      expect([(await removal).status, (await late).status]).toEqual([200, 404]);
    } finally {
      connection.release();
    }
  });
});

describe('the owner of a group', () => {
  it('is who started it; when they leave, the member who joined first', async () => {
    const [dan] = await registerPeople(server, `dan${round}`);
    await connect(server, ana, dan);
    await add(ana, dan);
    await leave(bob);
    await add(ana, bob);
    await bob.rest(`/api/messages/conversations/${id}/accept`, { method: 'POST' });
    expect((await readConversation(bob)).owner_id).toBe(ana.id);
    await leave(ana);
    expect((await readConversation(bob)).owner_id, 'joined with Ana').toBe(cleo.id);
    expect((await removeOverRest(dan, bob.id)).status).toBe(403);
    await leave(cleo);
    expect((await readConversation(bob)).owner_id, 'joined before Bob rejoined').toBe(dan.id);
    expect((await removeOverRest(dan, bob.id)).status).toBe(200);
  });

  it('is who rejoins a group that everyone left', async () => {
    await leave(bob);
    await add(ana, bob);
    await leave(cleo);
    await leave(ana);
    await bob.rest(`/api/messages/conversations/${id}/accept`, { method: 'POST' });
    expect((await readConversation(bob)).owner_id).toBe(bob.id);
  });

  it('changes when their account is erased; their lines stay without their name', async () => {
    await bob.rest(`/api/messages/conversations/${id}`, { method: 'PUT', body: { title: 'By Bob' } });
    await removeOverRest(ana, bob.id);
    const { id: messageId } = await createMessage(ana, id, 'Hello');
    await server.sql(`update account set deleted_at = now() - interval '15 days' where id = any($1)`, [
      [ana.id, bob.id],
    ]);
    await server.sql('update profile set hidden = true where id = any($1)', [[ana.id, bob.id]]);
    expect((await readConversation(cleo)).owner_id, 'hidden until then').toBeNull();
    await runJob(server, 'account.eraseDue');
    await vi.waitFor(
      async () => expect(await server.sql('select from account where id = any($1)', [[ana.id, bob.id]])).toEqual([]),
      20_000,
    );
    expect((await readConversation(cleo)).owner_id).toBe(cleo.id);
    expect(
      (await readHistory(cleo, id)).map(({ id: line, sender, change, is_deleted }: any) => [
        line === messageId ? 'message' : change.kind,
        sender,
        change?.person ?? change?.title ?? null,
        is_deleted,
      ]),
    ).toEqual([
      ['message', null, null, true],
      ['removed', null, null, false],
      ['renamed', null, null, false],
      ['created', null, null, false],
    ]);
  });
});
