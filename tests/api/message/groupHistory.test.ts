import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createGroup,
  createMessage,
  markRead,
  readHistory,
  readInbox,
  readNotificationKinds,
  readUnreadCount,
  sendMessage,
  startConversation,
} from '../../support/people/conversations';
import { block, connect, eventsSince, latestEvent, registerPeople, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let bob: Person;
let cleo: Person;
let dan: Person;
let id: string;
let round = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  round++;
  [ana, bob, cleo, dan] = await registerPeople(server, `ana${round}`, `bob${round}`, `cleo${round}`, `dan${round}`);
  id = await createGroup(server, ana, [bob, cleo]);
  await connect(server, ana, dan);
});

const path = () => `/api/messages/conversations/${id}`;
const add = (person: Person, ...others: readonly Person[]) =>
  person.rest(`${path()}/people`, { body: { participantIds: others.map((each) => each.id) } });
const rename = (person: Person, title: string) => person.rest(path(), { method: 'PUT', body: { title } });
const leave = (person: Person) => person.rest(path(), { method: 'DELETE' });
const answer = (person: Person, action: 'accept' | 'decline') => person.rest(`${path()}/${action}`, { method: 'POST' });

/** "kind actor person title" of each line that a person sees, oldest first; messages are their text. */
const readLines = async (person: Person): Promise<string[]> => {
  const nameOf = (one: { username: string } | null) => one?.username.replace(/\d+$/, '') ?? 'somebody';
  return (await readHistory(person, id))
    .toReversed()
    .map(({ content, sender, change }: any) =>
      change
        ? [
            nameOf(sender),
            change.kind,
            ...(/added|removed/.test(change.kind) ? [nameOf(change.person)] : []),
            change.title,
          ]
            .filter(Boolean)
            .join(' ')
        : content,
    );
};

describe('the history of a group', () => {
  it('has a line for each change, in the order of the messages', async () => {
    await sendMessage(bob, id, 'Hello');
    await rename(bob, 'Board');
    await add(ana, dan);
    await leave(bob);
    await add(ana, bob);
    await answer(bob, 'accept');
    await rename(cleo, '');
    expect(await readLines(ana)).toEqual([
      'ana created',
      'Hello',
      'bob renamed Board',
      'ana added dan',
      'bob left',
      'bob joined',
      'cleo renamed',
    ]);
    expect((await readHistory(ana, id)).map(({ seq }: { seq: number }) => seq)).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });

  it('has a line for each added person, and none for people who are in the group or only invited', async () => {
    const [eve] = await registerPeople(server, `eve${round}`);
    await connect(server, ana, eve);
    await leave(cleo);
    await add(ana, dan, eve, bob, cleo);
    expect(await readLines(ana)).toEqual(['ana created', 'cleo left', 'ana added dan', 'ana added eve']);
  });

  it('has no line for a title that does not change', async () => {
    await rename(ana, 'Board');
    const start = await latestEvent(server);
    expect((await rename(bob, 'Board')).status).toBe(200);
    expect(await eventsSince(server, bob, start)).toEqual([]);
    expect(await readLines(ana)).toEqual(['ana created', 'ana renamed Board']);
  });

  it('has a line of a person who rejoins by writing', async () => {
    await leave(bob);
    await add(ana, bob);
    await sendMessage(bob, id, 'Back');
    expect((await readLines(ana)).slice(-2)).toEqual(['bob joined', 'Back']);
  });

  it('is equal over GraphQL, in the history and in the preview', async () => {
    await rename(ana, 'Board');
    await add(ana, dan);
    const { data } = await bob.gql(
      `query ($id: ID!) {
        messages(conversationId: $id, first: 3) { edges { node { content change { kind title person { id } } } } }
        conversation(id: $id) { ownerId lastMessage { sender { id } change { kind person { id } } } }
      }`,
      { id },
    );
    expect(data.messages.edges.map(({ node }: any) => [node.content, node.change])).toEqual([
      ['', { kind: 'added', title: null, person: { id: dan.id } }],
      ['', { kind: 'renamed', title: 'Board', person: null }],
      ['', { kind: 'created', title: null, person: null }],
    ]);
    expect(data.conversation).toEqual({
      ownerId: ana.id,
      lastMessage: { sender: { id: ana.id }, change: { kind: 'added', person: { id: dan.id } } },
    });
    expect((await bob.rest(path())).body.data.conversation).toMatchObject({
      owner_id: ana.id,
      last_message: { sender: { id: ana.id }, change: { kind: 'added', person: { id: dan.id }, title: null } },
    });
    expect((await createMessage(bob, id, 'Hello')).change).toBeNull();
  });

  it('is hidden from everyone else', async () => {
    const lines = await readHistory(ana, id);
    expect((await dan.rest(`/api/messages/${lines[0].id}`)).status).toBe(404);
    expect((await dan.rest(`${path()}/messages`)).status).toBe(404);
    expect(await readInbox(dan)).toEqual([]);
  });

  it('hides a blocked actor’s lines and the name of a blocked person', async () => {
    await rename(bob, 'By Bob');
    await block(server, bob, dan);
    await block(server, bob, cleo);
    const start = await latestEvent(server);
    await add(ana, dan);
    expect(await readLines(dan)).toEqual(['ana created', 'ana added dan']);
    expect(await readLines(bob)).toEqual(['ana created', 'bob renamed By Bob', 'ana added somebody']);
    expect(await readLines(cleo)).toEqual(['ana created', 'ana added dan']);
    expect((await readInbox(bob))[0].last_message.change).toEqual({ kind: 'added', person: null, title: null });
    const events = await Promise.all([bob, cleo].map((person) => eventsSince(server, person, start)));
    expect(JSON.stringify(events), 'events name no one').not.toContain(dan.id);
  });

  it('hides the owner from members behind a block', async () => {
    await block(server, cleo, ana);
    expect((await cleo.rest(path())).body.data.conversation.owner_id).toBeNull();
    expect((await bob.rest(path())).body.data.conversation.owner_id).toBe(ana.id);
  });
});

describe('a line of the history', () => {
  it('cannot be edited, deleted or reacted to, nor found by a search', async () => {
    await rename(ana, 'Board');
    const [{ id: line }] = await readHistory(ana, id);
    const responses = [
      await ana.rest(`/api/messages/${line}`, { method: 'PUT', body: { content: 'x' } }),
      await ana.rest(`/api/messages/${line}`, { method: 'DELETE' }),
      await bob.rest(`/api/messages/${line}/reaction`, { method: 'PUT', body: { emoji: '🎉' } }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(responses[0]!.body.message).toBe('You can’t edit, delete or react to a line of the conversation’s history.');
    for (const query of ['-nothing', 'Board'])
      expect((await ana.rest(`/api/messages/search?query=${query}`)).body.data.messages, query).toEqual([]);
    expect((await readHistory(ana, id))[0]).toMatchObject({
      id: line,
      edited_at: null,
      is_deleted: false,
      reactions: [],
    });
  });

  it('notifies no one and stays read for members who had read everything', async () => {
    await markRead(bob, id, 1);
    await sendMessage(ana, id, 'Hello');
    await markRead(bob, id, 2);
    await rename(ana, 'Board');
    await add(ana, dan);
    expect([await readUnreadCount(bob), await readUnreadCount(ana), await readUnreadCount(dan)]).toEqual([0, 0, 1]);
    expect(await readUnreadCount(cleo), 'the message and both lines').toBe(3);
    expect([await readNotificationKinds(bob), await readNotificationKinds(dan)]).not.toContainEqual(
      expect.arrayContaining(['message.received']),
    );
    const marks = async () => (await readInbox(ana))[0].read_marks;
    expect(await marks(), 'Dan has read nothing').toContainEqual({ person_id: dan.id, seq: 0 });
    await markRead(dan, id, 4);
    expect(await marks()).toContainEqual({ person_id: dan.id, seq: 4 });
    await sendMessage(ana, id, 'Next');
    expect(await readNotificationKinds(bob)).toContain('message.received');
  });

  it('moves the group up in the inbox only when it is created or people are added', async () => {
    const other = (await startConversation(ana, { participantIds: [bob.id], title: 'Other' })).body.data.conversation
      .id;
    const order = async (person: Person) => (await readInbox(person)).map((row: { id: string }) => row.id);
    await rename(cleo, 'Board');
    await leave(cleo);
    expect(await order(bob)).toEqual([other, id]);
    await add(ana, dan);
    expect([await order(bob), await order(ana)]).toEqual([
      [id, other],
      [id, other],
    ]);
  });

  it('is published with its seq; one that names a person as its ids', async () => {
    const start = await latestEvent(server);
    await rename(ana, 'Board');
    await add(ana, dan);
    const created = (await eventsSince(server, bob, start)).filter(({ type }) => type === 'message.created');
    expect(created.map(({ data }) => data)).toMatchObject([
      {
        conversationId: id,
        seq: 2,
        message: { content: '', change: { kind: 'renamed', person: null, title: 'Board' } },
      },
      { conversationId: id, seq: 3 },
    ]);
    expect(created[1]!.data.message).toBeUndefined();
  });

  it('has consecutive sequence numbers among messages that are sent at the same time', async () => {
    await Promise.all([
      ...Array.from({ length: 5 }, (_, n) => rename(bob, `Title ${n}`)),
      ...Array.from({ length: 5 }, (_, n) => sendMessage(cleo, id, `Message ${n}`)),
      add(ana, dan),
    ]);
    const seqs = (await readHistory(ana, id)).map(({ seq }: { seq: number }) => seq);
    expect(seqs).toEqual(Array.from({ length: 12 }, (_, n) => 12 - n));
    expect(await readUnreadCount(cleo)).toBe((await readInbox(cleo))[0].unread_count);
  });
});

it('the history of a group and its preview cost no statement of their own', async () => {
  for (let n = 0; n < 5; n++) await rename(ana, `Title ${n}`);
  await add(ana, dan);
  expect(await server.captureStatements(() => readInbox(bob))).toHaveLength(1);
  expect(await server.captureStatements(() => readHistory(bob, id))).toHaveLength(2);
});
