import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  startConversation,
  createGroup,
  readHistory,
  readInbox,
  markRead,
  readNotificationKinds,
  sendMessage,
  createMessage,
  readUnreadCount,
} from '../../support/people/conversations';
import { authorizeChannel } from '../../support/transports/live';
import {
  block,
  connect,
  eventsSince,
  latestEvent,
  registerPeople,
  registerPerson,
  type Person,
} from '../../support/people/people';
import { commitWhileWaiting } from '../../support/server/commitWhileWaiting';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let bob: Person;
let cleo: Person;
let round = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  round++;
  [ana, bob, cleo] = await registerPeople(server, `ana${round}`, `bob${round}`, `cleo${round}`);
});
const leave = (person: Person, id: string) => person.rest(`/api/messages/conversations/${id}`, { method: 'DELETE' });
/** Messages that people wrote, without the lines of the group's history. */
const readMessages = async (person: Person, id: string): Promise<object[]> =>
  (await readHistory(person, id)).filter(({ change }: { change: object | null }) => !change);
const add = (person: Person, id: string, ...others: readonly Person[]) =>
  person.rest(`/api/messages/conversations/${id}/people`, { body: { participantIds: others.map((each) => each.id) } });

describe('a group', () => {
  it('is created once per Idempotency-Key', async () => {
    await connect(server, ana, bob);
    await connect(server, ana, cleo);
    const make = () =>
      ana.rest('/api/messages/conversations', {
        body: { participantIds: [bob.id, cleo.id], title: 'Team' },
        headers: { 'idempotency-key': `team${round}` },
      });
    const responses = await Promise.all([make(), make(), make()]);
    expect(new Set(responses.map(({ body }) => body.data.conversation.id)).size).toBe(1);
  });

  it('is in the lists of all members at once, and under its new name', async () => {
    const start = await latestEvent(server);
    const id = await createGroup(server, ana, [bob], 'Board');
    for (const person of [ana, bob])
      expect(await readInbox(person)).toMatchObject([
        { id, title: 'Board', last_message: { seq: 1, change: { kind: 'created' } }, unread_count: 0 },
      ]);
    await ana.rest(`/api/messages/conversations/${id}`, { method: 'PUT', body: { title: 'Advisers' } });
    const events = (await eventsSince(server, bob, start))
      .filter(({ channel }) => channel === `private-user-${bob.id}`)
      .map(({ type, data }) => [type, data.conversationId]);
    expect(events).toEqual([
      ['inbox.changed', id],
      ['inbox.changed', id],
      ['conversation.changed', id],
    ]);
  });

  it('consists of connections and can be renamed, joined and left', async () => {
    await connect(server, ana, bob);
    expect((await startConversation(ana, { participantIds: [bob.id, cleo.id] })).status).toBe(400);
    await connect(server, ana, cleo);
    const { id } = (await startConversation(ana, { participantIds: [bob.id, cleo.id], title: 'Team' })).body.data
      .conversation;
    await sendMessage(bob, id, 'Hello all');
    expect((await readInbox(cleo))[0]).toMatchObject({ id, is_group: true, title: 'Team', unread_count: 1 });
    expect(
      (await cleo.rest(`/api/messages/conversations/${id}`, { method: 'PUT', body: { title: 'The team' } })).body.data
        .conversation.title,
    ).toBe('The team');
    const dan = await registerPerson(server, `dan${round}`);
    expect((await add(bob, id, dan)).status).toBe(400);
    await connect(server, bob, dan);
    expect((await add(bob, id, dan)).body.data.conversation.participants).toHaveLength(4);
    expect((await readHistory(dan, id)).map(({ content }: { content: string }) => content)).toContain('Hello all');
    const start = await latestEvent(server);
    expect((await leave(cleo, id)).status).toBe(200);
    expect((await cleo.rest(`/api/messages/conversations/${id}`)).status).toBe(404);
    expect((await sendMessage(cleo, id, 'x')).status).toBe(404);
    const left = (await eventsSince(server, ana, start)).find(({ type }) => type === 'conversation.changed');
    expect(left!.data.reauthorise).toEqual([cleo.id]);
  });

  it('has at most 20 people', async () => {
    const people = await Promise.all(
      Array.from({ length: 20 }, (_, n) => registerPerson(server, `crowd${round}x${n}`)),
    );
    for (const person of people) await connect(server, ana, person);
    const ids = people.map(({ id }) => id);
    expect((await startConversation(ana, { participantIds: ids })).status).toBe(400);
    const { id } = (await startConversation(ana, { participantIds: ids.slice(0, 19) })).body.data.conversation;
    const rejected = await ana.rest(`/api/messages/conversations/${id}/people`, {
      body: { participantIds: [ids[19]] },
    });
    expect([rejected.status, Object.keys(rejected.body.error.fields)]).toEqual([400, ['participantIds']]);
    expect((await ana.rest(`/api/messages/conversations/${id}`)).body.data.conversation.participants).toHaveLength(20);
  });

  it('hides the messages of two blocked members from each other only', async () => {
    for (const person of [bob, cleo]) await connect(server, ana, person);
    const { id } = (await startConversation(ana, { participantIds: [bob.id, cleo.id] })).body.data.conversation;
    await block(server, bob, cleo);
    const start = await latestEvent(server);
    const { id: messageId } = await createMessage(bob, id, 'Not for Cleo');
    expect((await cleo.rest(`/api/messages/${messageId}`)).status).toBe(404);
    expect([await readMessages(cleo, id), await readUnreadCount(cleo), await readUnreadCount(ana)]).toEqual([[], 0, 1]);
    expect(await readMessages(ana, id)).toHaveLength(1);
    expect((await cleo.rest(`/api/messages/conversations/${id}`)).body.data.conversation.participants).toHaveLength(2);
    expect((await eventsSince(server, cleo, start)).filter(({ type }) => type.startsWith('message.'))).toEqual([]);
    // Every subscriber of the channel receives the same payload, so it has no content.
    expect((await eventsSince(server, ana, start)).find(({ type }) => type === 'message.created')!.data).toEqual({
      id: messageId,
      conversationId: id,
      seq: 2,
    });
  });

  it('rejects a message whose sender left while it waited for the lock', async () => {
    const id = await createGroup(server, ana, [bob, cleo]);
    const late = await commitWhileWaiting(
      server,
      [
        ['select from conversation where id = $1 for update', [id]],
        [`update conversation_member set state = 'left' where conversation_id = $1 and account_id = $2`, [id, bob.id]],
      ],
      () => sendMessage(bob, id, 'One more thing'),
    );
    expect(late.status).toBe(404);
    expect(await readMessages(ana, id)).toEqual([]);
  });

  it('keeps messages unread when a member behind a block writes after them', async () => {
    const id = await createGroup(server, cleo, [ana, bob]);
    await bob.rest(`/api/blocks/${ana.id}`, { method: 'POST' });
    await sendMessage(cleo, id, 'one');
    await sendMessage(ana, id, 'two');
    expect(await readInbox(bob)).toMatchObject([{ id, read_seq: 1 }]);
    await markRead(bob, id, 3);
    await sendMessage(ana, id, 'three');
    expect(await readInbox(bob)).toMatchObject([{ id, unread_count: 0 }]);
  });

  it('has at most 20 people; those who left do not count', async () => {
    const id = await createGroup(server, ana, [bob], 'Crowd');
    await server.sql(
      `with people as (select gen_random_uuid() as id, n from generate_series(1, 18) n),
       accounts as (insert into account (id, email, password_hash) select id, 'crowd' || n || '@crowd.test', '-' from people returning id),
       profiles as (insert into profile (id, username, display_name) select people.id, 'crowd.' || n, 'Crowd' from people join accounts using (id) returning id)
       insert into conversation_member (conversation_id, account_id, state)
       select $1, people.id, case when n = 1 then 'left' else 'joined' end from people join profiles using (id)`,
      [id],
    );
    const [dan] = await registerPeople(server, `dan${round}`);
    for (const person of [cleo, dan]) await connect(server, ana, person);
    expect((await add(ana, id, cleo)).body.data.conversation.participants).toHaveLength(20);
    expect(await add(ana, id, dan)).toMatchObject({
      status: 400,
      body: { error: { fields: { participantIds: 'Groups can have up to 20 people.' } } },
    });
  });

  it('shows an added member the line of it as unread', async () => {
    const id = await createGroup(server, ana, [bob, cleo]);
    for (const text of ['one', 'two', 'three']) await sendMessage(ana, id, text);
    await leave(cleo, id);
    const dan = await registerPerson(server, `dan${round}`);
    await connect(server, ana, dan);
    const start = await latestEvent(server);
    await add(ana, id, dan, bob);
    expect(await readInbox(dan)).toMatchObject([
      { id, unread_count: 1, last_message: { seq: 6, change: { kind: 'added' } } },
    ]);
    expect(await readMessages(dan, id)).toHaveLength(3);
    const events = await Promise.all(
      [bob, cleo, dan].map(async (person) =>
        (await eventsSince(server, person, start))
          .filter(({ type }) => type === 'inbox.changed')
          .map(({ data }) => data.state),
      ),
    );
    expect(events).toEqual([['joined'], [], ['joined']]);
  });

  it('invites a member who left; until acceptance they are hidden and cannot write', async () => {
    const id = await createGroup(server, ana, [bob, cleo]);
    await sendMessage(ana, id, 'one');
    await leave(bob, id);
    expect((await add(ana, id, bob)).body.data.conversation.participants).toHaveLength(2);
    await sendMessage(ana, id, 'two');
    expect([await readInbox(bob), await readUnreadCount(bob), await readNotificationKinds(bob)]).toEqual([[], 0, []]);
    expect(await readInbox(bob, 'requests')).toMatchObject([
      { id, is_request: true, last_message: { content: 'two' } },
    ]);
    expect((await authorizeChannel(bob, `presence-conversation-${id}`)).status).toBe(403);
    expect(
      (await bob.rest(`/api/messages/conversations/${id}`, { method: 'PUT', body: { title: 'Mine' } })).status,
    ).toBe(403);
    expect((await add(bob, id, ana)).status).toBe(403);
    const start = await latestEvent(server);
    await bob.rest(`/api/messages/conversations/${id}/accept`, { method: 'POST' });
    expect(await readInbox(bob)).toMatchObject([{ id, is_request: false }]);
    expect((await ana.rest(`/api/messages/conversations/${id}`)).body.data.conversation.participants).toHaveLength(3);
    expect((await eventsSince(server, ana, start)).map(({ type }) => type)).toContain('conversation.changed');
  });

  it('does not invite again a person who declined', async () => {
    const id = await createGroup(server, ana, [bob, cleo]);
    await sendMessage(ana, id, 'one');
    await leave(bob, id);
    await add(ana, id, bob);
    await bob.rest(`/api/messages/conversations/${id}/decline`, { method: 'POST' });
    expect((await add(cleo, id, bob)).status).toBe(400);
    expect((await add(ana, id, bob)).status).toBe(200);
    expect([await readInbox(bob), await readInbox(bob, 'requests')]).toEqual([[], []]);
    expect((await bob.rest(`/api/messages/conversations/${id}`)).status).toBe(404);
  });
});
