import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  startConversation,
  connectAndStartConversation,
  readHistory,
  readInbox,
  readNotificationKinds,
  markRead,
  sendMessage,
  createMessage,
  readUnreadCount,
} from '../../support/people/conversations';
import { authorizeChannel } from '../../support/transports/live';
import {
  connect,
  eventsSince,
  latestEvent,
  missingId,
  registerPeople,
  visitor,
  type Person,
} from '../../support/people/people';
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

describe('a conversation of two', () => {
  it('is created once by repeated requests of both', async () => {
    await connect(server, ana, bob);
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        n % 2 ? startConversation(ana, { recipientId: bob.id }) : startConversation(bob, { participantIds: [ana.id] }),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ body }) => body.data.conversation.id)).size).toBe(1);
    expect(await readInbox(bob)).toEqual([]);
  });

  it('numbers messages without gaps, shows them to both, and moves up in their lists', async () => {
    const id = await connectAndStartConversation(server, ana, bob);
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, n) => sendMessage(n % 2 ? ana : bob, id, `number ${n}`)),
    );
    expect(responses.filter(({ status }) => status !== 201)).toEqual([]);
    for (const person of [ana, bob]) {
      expect((await readHistory(person, id)).map(({ seq }: any) => seq)).toEqual(
        Array.from({ length: 50 }, (_, n) => 50 - n),
      );
      expect((await readInbox(person))[0]).toMatchObject({
        id,
        last_seq: 50,
        last_message: { seq: 50 },
        is_request: false,
      });
    }
    expect((await readHistory(ana, id, '&after=47')).map(({ seq }: any) => seq)).toEqual([48, 49, 50]);
    expect((await readHistory(ana, id, '&before=3')).map(({ seq }: any) => seq)).toEqual([2, 1]);
    const page = await ana.gql(
      'query ($id: ID!) { messages(conversationId: $id, first: 2, beforeSeq: 40) { edges { node { seq sender { username } } } pageInfo { hasNextPage endCursor } } }',
      { id },
    );
    expect(page.data.messages).toMatchObject({
      edges: [{ node: { seq: 39 } }, { node: { seq: 38 } }],
      pageInfo: { hasNextPage: true },
    });
    const next = await ana.gql(
      'query ($id: ID!, $after: String) { messages(conversationId: $id, first: 2, beforeSeq: 40, after: $after) { edges { node { seq } } } }',
      { id, after: page.data.messages.pageInfo.endCursor },
    );
    expect(next.data.messages.edges.map(({ node }: any) => node.seq)).toEqual([37, 36]);
  });

  it('stores a message once per clientId, also when it is sent 50 times concurrently', async () => {
    const id = await connectAndStartConversation(server, ana, bob);
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => sendMessage(ana, id, { content: 'Once', clientId: 'c1' })),
    );
    expect(new Set(responses.map(({ body }) => body.data.message.id)).size).toBe(1);
    expect(await readHistory(bob, id)).toMatchObject([{ content: 'Once', seq: 1, client_id: null }]);
    expect(await readHistory(ana, id)).toMatchObject([{ client_id: 'c1' }]);
    await sendMessage(bob, id, { content: 'Mine', clientId: 'c1' });
    expect(await readHistory(ana, id)).toHaveLength(2);
  });

  it('counts unread messages and publishes the read position to the other', async () => {
    const id = await connectAndStartConversation(server, ana, bob);
    const before = await latestEvent(server);
    for (let n = 0; n < 3; n++) await sendMessage(ana, id, `${n}`);
    expect([await readUnreadCount(bob), await readUnreadCount(ana)]).toEqual([3, 0]);
    expect(await readNotificationKinds(bob)).toEqual(['message.received']);
    const changes = (await eventsSince(server, bob, before)).filter(({ type }) => type === 'notification.changed');
    expect(changes, 'one notification for all unread messages').toHaveLength(1);
    expect((await bob.rest('/api/notifications/unread-count')).body.data.count, 'no message counts twice').toBe(0);
    const start = await latestEvent(server);
    expect((await markRead(bob, id, 2)).body.data.conversation).toMatchObject({ unread_count: 1, read_seq: 2 });
    await markRead(bob, id, 1);
    await markRead(bob, id, 99);
    expect(await readUnreadCount(bob)).toBe(0);
    expect(await readNotificationKinds(bob)).toEqual([]);
    expect((await readInbox(ana))[0].read_marks).toEqual([{ person_id: bob.id, seq: 3 }]);
    const events = (await eventsSince(server, ana, start)).filter(({ type }) => type === 'conversation.read');
    expect(events.map(({ channel, data }) => [channel, data.seq])).toEqual([
      [`presence-conversation-${id}`, 2],
      [`presence-conversation-${id}`, 3],
    ]);
    await sendMessage(ana, id, 'more');
    expect((await bob.rest('/api/messages/unread-count')).body).toEqual({ data: { count: 1 }, count: 1 });
    const marked = await bob.rest('/api/messages/mark-all-read', { method: 'POST' });
    expect(marked.body).toEqual({ data: { count: 0 }, count: 0 });
    for (const wrong of [-1, 1.5, '2', null])
      expect(
        (await bob.rest(`/api/messages/conversations/${id}/read`, { body: { upTo: wrong } })).status,
        String(wrong),
      ).toBe(400);
  });

  it('is marked as read by sending a message, and publishes no events for earlier ones', async () => {
    const id = await connectAndStartConversation(server, ana, bob);
    await sendMessage(ana, id, 'Hello');
    expect(await readNotificationKinds(bob)).toEqual(['message.received']);
    await sendMessage(bob, id, 'Hello yourself');
    expect([await readUnreadCount(bob), await readNotificationKinds(bob)]).toEqual([0, []]);
  });

  it('stays unread behind a block, independent of read marks', async () => {
    const [hidden, seen] = [
      await connectAndStartConversation(server, ana, bob),
      await connectAndStartConversation(server, cleo, bob),
    ];
    for (const [person, id] of [
      [ana, hidden],
      [cleo, seen],
    ] as const)
      await sendMessage(person, id, 'Hello');
    await bob.rest(`/api/blocks/${ana.id}`, { method: 'POST' });
    expect((await bob.gql('mutation { markAllMessagesRead }')).data.markAllMessagesRead).toBe(1);
    await bob.rest(`/api/blocks/${ana.id}`, { method: 'DELETE' });
    expect(await readInbox(bob)).toMatchObject([
      { id: seen, unread_count: 0 },
      { id: hidden, unread_count: 1 },
    ]);
  });

  it('is hidden from both by a block and restored by its removal', async () => {
    const id = await connectAndStartConversation(server, ana, bob);
    const { id: messageId } = await createMessage(ana, id, 'Hello');
    await ana.rest(`/api/blocks/${bob.id}`, { method: 'POST' });
    for (const person of [ana, bob]) {
      expect(await readInbox(person)).toEqual([]);
      expect((await person.rest(`/api/messages/conversations/${id}/messages`)).status).toBe(404);
      expect((await sendMessage(person, id, 'still there?')).status).toBe(404);
      expect((await person.rest(`/api/messages/${messageId}`)).status).toBe(404);
      expect((await startConversation(person, { recipientId: (person === ana ? bob : ana).id })).status).toBe(404);
      expect((await person.rest('/api/messages/search?query=hello')).body.data.messages).toEqual([]);
      expect((await authorizeChannel(person, `presence-conversation-${id}`)).status).toBe(403);
      expect(await readUnreadCount(person)).toBe(0);
    }
    await ana.rest(`/api/blocks/${bob.id}`, { method: 'DELETE' });
    expect(await readHistory(bob, id)).toHaveLength(1);
  });

  it('is inaccessible to anyone else', async () => {
    const id = await connectAndStartConversation(server, ana, bob);
    const { id: messageId } = await createMessage(ana, id, 'Between us');
    const calls: [string, string, object?][] = [
      ['GET', `/conversations/${id}`],
      ['GET', `/conversations/${id}/messages`],
      ['POST', `/conversations/${id}/messages`, { content: 'x' }],
      ['POST', `/conversations/${id}/read`, { upTo: 1 }],
      ['PUT', `/conversations/${id}`, { title: 'x' }],
      ['DELETE', `/conversations/${id}`],
      ['POST', `/conversations/${id}/people`, { participantIds: [cleo.id] }],
      ['POST', `/conversations/${id}/accept`],
      ['POST', `/conversations/${id}/decline`],
      ['GET', `/${messageId}`],
      ['PUT', `/${messageId}`, { content: 'x' }],
      ['DELETE', `/${messageId}`],
      ['PUT', `/${messageId}/reaction`, { emoji: '👍' }],
    ];
    for (const [method, path, body] of calls) {
      expect((await cleo.rest(`/api/messages${path}`, { method, body })).status, `${method} ${path}`).toBe(404);
      expect((await visitor(server).rest(`/api/messages${path}`, { method, body })).status, `${method} ${path}`).toBe(
        401,
      );
    }
    for (const type of ['Conversation', 'Message']) {
      const { code } = await cleo.gql(`query ($id: ID!) { node(id: $id) { ... on ${type} { id } } }`, {
        id: type === 'Message' ? messageId : id,
      });
      expect(code).toBe('NOT_FOUND');
    }
    expect((await authorizeChannel(cleo, `presence-conversation-${id}`)).status).toBe(403);
    expect((await cleo.rest('/api/messages/search?query=between')).body.data.messages).toEqual([]);
    expect((await eventsSince(server, cleo, '0')).filter(({ type }) => type.startsWith('message.'))).toEqual([]);
  });

  it('rejects an invalid message and names the field', async () => {
    const id = await connectAndStartConversation(server, ana, bob);
    const cases: [object, string][] = [
      [{}, 'content'],
      [{ content: '  ' }, 'content'],
      [{ content: 7 }, 'content'],
      [{ content: 'x'.repeat(8_001) }, 'content'],
      [{ content: 'x', clientId: '' }, 'clientId'],
      [{ content: 'x', clientId: 'x'.repeat(101) }, 'clientId'],
      [{ content: 'x', attachments: 'all' }, 'attachments'],
      [{ content: 'x', attachments: Array.from({ length: 11 }, () => 'x') }, 'attachments'],
      [{ content: 'x', attachments: ['https://elsewhere.test/a.webp'] }, 'attachments'],
    ];
    for (const [body, field] of cases) {
      const response = await sendMessage(ana, id, body);
      expect([response.status, Object.keys(response.body.error.fields)], JSON.stringify(body).slice(0, 80)).toEqual([
        400,
        [field],
      ]);
    }
    for (const body of [
      {},
      { recipientId: 'x' },
      { recipientId: bob.id, participantIds: [cleo.id] },
      { participantIds: [] },
    ])
      expect((await startConversation(ana, body)).status).toBe(400);
    for (const [body, field] of [
      [{ recipientId: ana.id }, 'recipientId'],
      [{ participantIds: [ana.id] }, 'participantIds'],
    ] as const) {
      const response = await startConversation(ana, body);
      expect([response.status, Object.keys(response.body.error.fields)]).toEqual([400, [field]]);
    }
    expect(
      (await startConversation(ana, { participantIds: [ana.id, bob.id, bob.id] })).body.data.conversation.id,
      'one other person',
    ).toBe(id);
    expect((await startConversation(ana, { recipientId: missingId })).status).toBe(404);
  });
});

it('lists cost one statement at any length', async () => {
  for (const other of [bob, cleo])
    await sendMessage(ana, await connectAndStartConversation(server, ana, other), 'Hello');
  expect(await server.captureStatements(() => readInbox(ana))).toHaveLength(1);
  const id = (await readInbox(ana))[0].id;
  expect((await server.captureStatements(() => readHistory(ana, id))).length).toBe(2);
});
