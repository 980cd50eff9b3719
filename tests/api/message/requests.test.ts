import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  readInbox,
  readNotificationKinds,
  markRead,
  sendMessage,
  createMessage,
  startDirectConversation,
  readUnreadCount,
} from '../../support/people/conversations';
import { authorizeChannel } from '../../support/transports/live';
import {
  bearer,
  createCaller,
  connect,
  eventsSince,
  latestEvent,
  registerPeople,
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

describe('a request of a stranger', () => {
  it('is listed separately until it is accepted or declined, and notifies nobody once declined', async () => {
    const id = await startDirectConversation(ana, bob);
    await sendMessage(ana, id, 'Hello, may I ask?');
    expect([await readInbox(bob), await readUnreadCount(bob)]).toEqual([[], 0]);
    expect(await readInbox(bob, 'requests')).toMatchObject([{ id, is_request: true, unread_count: 1 }]);
    expect(await readNotificationKinds(bob)).toEqual(['message.requested']);
    await markRead(bob, id, 1);
    expect((await readInbox(ana))[0].read_marks).toEqual([]);
    await bob.rest(`/api/messages/conversations/${id}/decline`, { method: 'POST' });
    expect(await readInbox(bob, 'requests')).toEqual([]);
    expect((await sendMessage(ana, id, 'Hello?')).status).toBe(201);
    expect([await readInbox(bob), await readInbox(bob, 'requests'), await readUnreadCount(bob)]).toEqual([[], [], 0]);
    expect(await readNotificationKinds(bob)).toEqual([]);
    expect(await startDirectConversation(bob, ana)).toBe(id);
    await sendMessage(bob, id, 'Hello now');
    expect(await readInbox(bob)).toMatchObject([{ id, is_request: false }]);
  });

  it('accepts five messages until it is accepted', async () => {
    const id = await startDirectConversation(ana, bob);
    const stranger = { ...ana, ...createCaller(server, { ...bearer(ana.token), 'x-ratelimit-bypass': '' }) };
    for (let n = 1; n <= 5; n++) expect((await sendMessage(stranger, id, `Hello ${n}`)).status).toBe(201);
    const rejection = {
      status: 403,
      body: {
        error: {
          code: 'FORBIDDEN',
          message: 'You’ve sent 5 messages. You can send more once your request is accepted.',
        },
      },
    };
    expect(await sendMessage(stranger, id, 'Hello 6')).toMatchObject(rejection);
    await bob.rest(`/api/messages/conversations/${id}/decline`, { method: 'POST' });
    expect(await sendMessage(stranger, id, 'Hello 7')).toMatchObject(rejection);
    expect(await startDirectConversation(bob, ana)).toBe(id);
    expect((await sendMessage(stranger, id, 'Hello 8')).status).toBe(201);
  });

  it('can be read without a read receipt: its channel opens on acceptance', async () => {
    const id = await startDirectConversation(ana, bob);
    await sendMessage(ana, id, 'Hello');
    const channel = `presence-conversation-${id}`;
    expect([(await authorizeChannel(ana, channel)).status, (await authorizeChannel(bob, channel)).status]).toEqual([
      200, 403,
    ]);
    await bob.rest(`/api/messages/conversations/${id}/accept`, { method: 'POST' });
    expect((await authorizeChannel(bob, channel)).status).toBe(200);
  });

  it('that was read publishes its read mark once it is accepted', async () => {
    const id = await startDirectConversation(ana, bob);
    await sendMessage(ana, id, 'Hello');
    const start = await latestEvent(server);
    const countReadEvents = async () =>
      (await eventsSince(server, ana, start))
        .filter(({ type }) => type === 'conversation.read')
        .map(({ data }) => data);
    await markRead(bob, id, 1);
    expect(await countReadEvents()).toEqual([]);
    await bob.rest(`/api/messages/conversations/${id}/accept`, { method: 'POST' });
    expect(await countReadEvents()).toMatchObject([{ conversationId: id, personId: bob.id, seq: 1 }]);
  });

  it('is accepted explicitly or by a reply', async () => {
    const [first, second] = [await startDirectConversation(ana, bob), await startDirectConversation(ana, cleo)];
    for (const id of [first, second]) await sendMessage(ana, id, 'Hello');
    await bob.rest(`/api/messages/conversations/${first}/accept`, { method: 'POST' });
    await sendMessage(cleo, second, 'Yes?');
    for (const person of [bob, cleo])
      expect([(await readInbox(person)).length, (await readInbox(person, 'requests')).length]).toEqual([1, 0]);
  });

  it('is a conversation like others once the two are connected', async () => {
    const id = await startDirectConversation(ana, bob);
    await sendMessage(ana, id, 'Hello');
    await ana.rest('/api/connections/request', { body: { recipientId: bob.id } });
    await bob.rest(`/api/connections/accept/${ana.id}`, { method: 'POST' });
    expect(await readInbox(bob)).toMatchObject([{ id, is_request: false, unread_count: 1 }]);
  });

  it('is limited to 20 per day', async () => {
    await server.sql(
      `insert into quota_usage (subject, action, starts_at, count) values ($1, 'message request', now() - interval '1 hour', 19)`,
      [ana.id],
    );
    const limited = createCaller(server, { ...bearer(ana.token), 'x-ratelimit-bypass': '' });
    expect((await limited.rest('/api/messages/conversations', { body: { recipientId: bob.id } })).status).toBe(201);
    const rejection = await limited.rest('/api/messages/conversations', { body: { recipientId: cleo.id } });
    expect([rejection.status, rejection.body.error.code]).toEqual([429, 'RATE_LIMITED']);
    await connect(server, ana, cleo);
    expect((await limited.rest('/api/messages/conversations', { body: { recipientId: cleo.id } })).status).toBe(201);
  });

  it('that was declined has all messages once the two are connected', async () => {
    const [byWriting, byConnecting] = [
      await startDirectConversation(ana, bob),
      await startDirectConversation(ana, cleo),
    ];
    for (const [person, id] of [
      [bob, byWriting],
      [cleo, byConnecting],
    ] as const) {
      await sendMessage(ana, id, 'one');
      await person.rest(`/api/messages/conversations/${id}/decline`, { method: 'POST' });
      await sendMessage(ana, id, 'two');
    }
    const start = await latestEvent(server);
    await startDirectConversation(bob, ana);
    await cleo.rest('/api/connections/request', { body: { recipientId: ana.id } });
    await ana.rest(`/api/connections/accept/${cleo.id}`, { method: 'POST' });
    for (const [person, id] of [
      [bob, byWriting],
      [cleo, byConnecting],
    ] as const) {
      expect(await readInbox(person), person.username).toMatchObject([
        { id, unread_count: 2, last_message: { seq: 2 } },
      ]);
      expect(
        (await eventsSince(server, person, start)).find(({ type }) => type === 'inbox.changed')!.data,
      ).toMatchObject({ state: 'joined', lastSeq: 2 });
      await markRead(person, id, 2);
      await sendMessage(ana, id, 'three');
      expect(await readUnreadCount(person)).toBe(1);
    }
  });

  it('rejects reactions before it is accepted, because they would be visible', async () => {
    const id = await startDirectConversation(ana, bob);
    const { id: messageId } = await createMessage(ana, id, 'Hello');
    const react = () => bob.rest(`/api/messages/${messageId}/reaction`, { method: 'PUT', body: { emoji: '👍' } });
    expect((await react()).status).toBe(403);
    await bob.rest(`/api/messages/conversations/${id}/accept`, { method: 'POST' });
    expect((await react()).status).toBe(200);
  });
});
