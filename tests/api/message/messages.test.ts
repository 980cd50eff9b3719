import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  begin,
  friends,
  historyOf,
  inboxOf,
  notificationsOf,
  read,
  send,
  sent,
  unreadOf,
} from '../../support/people/conversations';
import { runJob } from '../../support/server/jobs';
import { authorizeChannel, hear, subscriberOf } from '../../support/transports/live';
import {
  connect,
  eventsSince,
  hide,
  latestEvent,
  missingId,
  registerPeople,
  visitor,
  type Person,
} from '../../support/people/people';
import { drawPicture } from '../../support/media/pictures';
import { startTestServer, type TestServer } from '../../support/server/server';
import { uploadFile } from '../../support/media/uploads';

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
  it('is begun once, whoever begins it and however often', async () => {
    await connect(server, ana, bob);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        n % 2 ? begin(ana, { recipientId: bob.id }) : begin(bob, { participantIds: [ana.id] }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.data.conversation.id)).size).toBe(1);
    expect(await inboxOf(bob)).toEqual([]);
  });

  it('numbers messages without gaps, shows them to both, and moves up in their lists', async () => {
    const id = await friends(server, ana, bob);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => send(n % 2 ? ana : bob, id, `number ${n}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    for (const person of [ana, bob]) {
      expect((await historyOf(person, id)).map(({ seq }: any) => seq)).toEqual(
        Array.from({ length: 50 }, (_, n) => 50 - n),
      );
      expect((await inboxOf(person))[0]).toMatchObject({
        id,
        last_seq: 50,
        last_message: { seq: 50 },
        is_request: false,
      });
    }
    expect((await historyOf(ana, id, '&after=47')).map(({ seq }: any) => seq)).toEqual([48, 49, 50]);
    expect((await historyOf(ana, id, '&before=3')).map(({ seq }: any) => seq)).toEqual([2, 1]);
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

  it('takes a message once for each clientId, also when it is sent 50 times at once', async () => {
    const id = await friends(server, ana, bob);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send(ana, id, { content: 'Once', clientId: 'c1' })),
    );
    expect(new Set(answers.map(({ body }) => body.data.message.id)).size).toBe(1);
    expect(await historyOf(bob, id)).toMatchObject([{ content: 'Once', seq: 1, client_id: null }]);
    expect(await historyOf(ana, id)).toMatchObject([{ client_id: 'c1' }]);
    await send(bob, id, { content: 'Mine', clientId: 'c1' });
    expect(await historyOf(ana, id)).toHaveLength(2);
  });

  it('counts what is not read, and tells the other how far one has read', async () => {
    const id = await friends(server, ana, bob);
    for (let n = 0; n < 3; n++) await send(ana, id, `${n}`);
    expect([await unreadOf(bob), await unreadOf(ana)]).toEqual([3, 0]);
    expect(await notificationsOf(bob)).toEqual(['message.received']);
    expect((await bob.rest('/api/notifications/unread-count')).body.data.count, 'no message counts twice').toBe(0);
    const start = await latestEvent(server);
    expect((await read(bob, id, 2)).body.data.conversation).toMatchObject({ unread_count: 1, read_seq: 2 });
    await read(bob, id, 1);
    await read(bob, id, 99);
    expect(await unreadOf(bob)).toBe(0);
    expect(await notificationsOf(bob)).toEqual([]);
    expect((await inboxOf(ana))[0].read_marks).toEqual([{ person_id: bob.id, seq: 3 }]);
    const told = (await eventsSince(server, ana, start)).filter(({ type }) => type === 'conversation.read');
    expect(told.map(({ channel, data }) => [channel, data.seq])).toEqual([
      [`presence-conversation-${id}`, 2],
      [`presence-conversation-${id}`, 3],
    ]);
    await send(ana, id, 'more');
    expect((await bob.rest('/api/messages/mark-all-read', { method: 'POST' })).body.data).toEqual({ count: 0 });
    for (const wrong of [-1, 1.5, '2', null])
      expect(
        (await bob.rest(`/api/messages/conversations/${id}/read`, { body: { upTo: wrong } })).status,
        String(wrong),
      ).toBe(400);
  });

  it('is read by writing in it, and brings no more news of what came before', async () => {
    const id = await friends(server, ana, bob);
    await send(ana, id, 'Hello');
    expect(await notificationsOf(bob)).toEqual(['message.received']);
    await send(bob, id, 'Hello yourself');
    expect([await unreadOf(bob), await notificationsOf(bob)]).toEqual([0, []]);
  });

  it('stays unread behind a block, whatever is marked meanwhile', async () => {
    const [hidden, seen] = [await friends(server, ana, bob), await friends(server, cleo, bob)];
    for (const [person, id] of [
      [ana, hidden],
      [cleo, seen],
    ] as const)
      await send(person, id, 'Hello');
    await bob.rest(`/api/blocks/${ana.id}`, { method: 'POST' });
    expect((await bob.gql('mutation { markAllMessagesRead }')).data.markAllMessagesRead).toBe(1);
    await bob.rest(`/api/blocks/${ana.id}`, { method: 'DELETE' });
    expect(await inboxOf(bob)).toMatchObject([
      { id: seen, unread_count: 0 },
      { id: hidden, unread_count: 1 },
    ]);
  });

  it('ends with a block, for both, and is back with its end', async () => {
    const id = await friends(server, ana, bob);
    const { id: messageId } = await sent(ana, id, 'Hello');
    await ana.rest(`/api/blocks/${bob.id}`, { method: 'POST' });
    for (const person of [ana, bob]) {
      expect(await inboxOf(person)).toEqual([]);
      expect((await person.rest(`/api/messages/conversations/${id}/messages`)).status).toBe(404);
      expect((await send(person, id, 'still there?')).status).toBe(404);
      expect((await person.rest(`/api/messages/${messageId}`)).status).toBe(404);
      expect((await begin(person, { recipientId: (person === ana ? bob : ana).id })).status).toBe(404);
      expect((await person.rest('/api/messages/search?query=hello')).body.data.messages).toEqual([]);
      expect((await authorizeChannel(person, `presence-conversation-${id}`)).status).toBe(403);
      expect(await unreadOf(person)).toBe(0);
    }
    await ana.rest(`/api/blocks/${bob.id}`, { method: 'DELETE' });
    expect(await historyOf(bob, id)).toHaveLength(1);
  });

  it('is nobody else’s', async () => {
    const id = await friends(server, ana, bob);
    const { id: messageId } = await sent(ana, id, 'Between us');
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

  it('refuses what is no message, naming the field', async () => {
    const id = await friends(server, ana, bob);
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
      const answer = await send(ana, id, body);
      expect([answer.status, Object.keys(answer.body.error.fields)], JSON.stringify(body).slice(0, 80)).toEqual([
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
      expect((await begin(ana, body)).status).toBe(400);
    for (const [body, field] of [
      [{ recipientId: ana.id }, 'recipientId'],
      [{ participantIds: [ana.id] }, 'participantIds'],
    ] as const) {
      const answer = await begin(ana, body);
      expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([400, [field]]);
    }
    expect(
      (await begin(ana, { participantIds: [ana.id, bob.id, bob.id] })).body.data.conversation.id,
      'one other person',
    ).toBe(id);
    expect((await begin(ana, { recipientId: missingId })).status).toBe(404);
  });
});

describe('a message', () => {
  it('is edited and deleted by its sender alone, for everyone', async () => {
    const id = await friends(server, ana, bob);
    const { id: messageId } = await sent(ana, id, 'Frist');
    const start = await latestEvent(server);
    const edit = (person: Person, content: string) =>
      person.rest(`/api/messages/${messageId}`, { method: 'PUT', body: { content } });
    expect((await edit(bob, 'Mine')).status).toBe(403);
    expect((await edit(ana, '')).status).toBe(400);
    expect((await edit(ana, 'First')).body.data.message).toMatchObject({
      content: 'First',
      edited_at: expect.any(String),
    });
    await edit(ana, 'First');
    expect((await bob.rest(`/api/messages/${messageId}`, { method: 'DELETE' })).status).toBe(403);
    for (const time of [1, 2])
      expect(
        (await ana.rest(`/api/messages/${messageId}`, { method: 'DELETE' })).body.data.message,
        `time ${time}`,
      ).toMatchObject({ content: '', is_deleted: true });
    expect((await edit(ana, 'Back')).status).toBe(404);
    expect(await historyOf(bob, id)).toMatchObject([{ seq: 1, content: '', is_deleted: true }]);
    expect((await inboxOf(bob))[0].last_message).toMatchObject({ is_deleted: true, content: '' });
    const told = (await eventsSince(server, bob, start)).filter(({ type }) => type === 'message.changed');
    expect(told.map(({ data }) => [data.seq, data.message?.content, data.message?.isDeleted])).toEqual([
      [1, undefined, undefined],
      [1, '', true],
    ]);
  });

  it('leaves the log with its words: who catches up late reads what it says now', async () => {
    const id = await friends(server, ana, bob);
    const start = await latestEvent(server);
    const [edited, deleted] = [await sent(ana, id, 'A slip of the tongue'), await sent(ana, id, 'A secret')];
    await eventsSince(server, bob, start);
    await ana.rest(`/api/messages/${edited.id}`, { method: 'PUT', body: { content: 'Well said' } });
    await ana.rest(`/api/messages/${deleted.id}`, { method: 'DELETE' });
    const late = await eventsSince(server, bob, start);
    expect(
      late
        .filter(({ type }) => type.startsWith('message.'))
        .map(({ type, data }) => [type, data.seq, data.message?.content]),
    ).toEqual([
      ['message.created', 1, undefined],
      ['message.created', 2, undefined],
      ['message.changed', 1, 'Well said'],
      ['message.changed', 2, ''],
    ]);
    expect(JSON.stringify(await server.sql('select data from event'))).not.toMatch(/slip of the tongue|A secret/);
  });

  it('changes in the lists as well, where it is the last', async () => {
    const id = await friends(server, ana, bob);
    const [first, last] = [await sent(ana, id, 'First'), await sent(ana, id, 'Last')];
    const toldAfter = async (messageId: string) => {
      const start = await latestEvent(server);
      await ana.rest(`/api/messages/${messageId}`, { method: 'DELETE' });
      return (await eventsSince(server, bob, start))
        .filter(({ channel, type }) => channel === `private-user-${bob.id}` && type === 'conversation.changed')
        .map(({ data }) => data);
    };
    expect(await toldAfter(first.id)).toEqual([]);
    expect(await toldAfter(last.id)).toEqual([{ conversationId: id }]);
  });

  it('has one reaction of each person', async () => {
    const id = await friends(server, ana, bob);
    const { id: messageId } = await sent(ana, id, 'Shipped!');
    const react = (person: Person, emoji: unknown) =>
      person.rest(`/api/messages/${messageId}/reaction`, { method: 'PUT', body: { emoji } });
    const start = await latestEvent(server);
    await react(bob, '👍');
    await react(bob, '🎉');
    await react(ana, '🎉');
    expect((await react(ana, '🎉')).body.data.message.reactions).toEqual([
      { emoji: '🎉', person_ids: [bob.id, ana.id] },
    ]);
    expect((await react(bob, null)).body.data.message.reactions).toEqual([{ emoji: '🎉', person_ids: [ana.id] }]);
    expect(
      (await eventsSince(server, ana, start))
        .filter(({ type }) => type === 'message.reacted')
        .map(({ data }) => [data.personId === bob.id, data.emoji]),
    ).toEqual([
      [true, '👍'],
      [true, '🎉'],
      [false, '🎉'],
      [true, null],
    ]);
    for (const wrong of ['yes', '👍👍', '', 7, '1', '<b>'])
      expect((await react(ana, wrong)).status, String(wrong)).toBe(400);
    for (const fine of ['❤️', '👩‍👩‍👧', '🇫🇷', '1️⃣']) expect((await react(ana, fine)).status, fine).toBe(200);
  });

  it('is found by its words, by those who may read it', async () => {
    const id = await friends(server, ana, bob);
    await send(ana, id, 'The runway is nine months');
    await send(bob, id, 'Nine? I counted ten runways');
    const other = await friends(server, ana, cleo);
    await send(cleo, other, 'Which runway?');
    const found = async (person: Person, query: string) =>
      (await person.rest(`/api/messages/search?query=${query}`)).body.data.messages.map(({ content }: any) => content);
    expect(await found(ana, 'runway')).toHaveLength(3);
    expect(await found(bob, 'runway -ten')).toEqual(['The runway is nine months']);
    expect(await found(ana, `runway&conversation=${other}`)).toEqual(['Which runway?']);
    expect(await found(ana, '')).toEqual([]);
  });

  it('travels whole while it is short, and by its id when it is long', async () => {
    const id = await friends(server, ana, bob);
    const start = await latestEvent(server);
    await send(ana, id, 'short');
    await send(ana, id, 'é'.repeat(8_000));
    const told = (await eventsSince(server, bob, start)).filter(({ type }) => type === 'message.created');
    expect(told.map(({ data }) => [data.seq, data.message?.content])).toEqual([
      [1, 'short'],
      [2, undefined],
    ]);
    expect(told[0]!.data.message.clientId).toEqual(expect.any(String));
    for (const { data } of told) expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThan(10_000);
  });
});

describe('live', () => {
  it('lets members into the presence channel, by name and picture, and nobody into another of its names', async () => {
    const id = await friends(server, ana, bob);
    const { status, body } = await authorizeChannel(ana, `presence-conversation-${id}`);
    expect([status, JSON.parse(body.channel_data)]).toEqual([
      200,
      { user_id: ana.id, user_info: { name: ana.username, avatar: null } },
    ]);
    for (const name of [
      `private-conversation-${id}`,
      `presence-post-${id}`,
      `presence-user-${ana.id}`,
      `presence-conversation-${missingId}`,
    ])
      expect((await authorizeChannel(ana, name)).status, name).toBe(403);
  });

  it('subscriptions go on from an event, without a gap and without doubles, amid a storm', async () => {
    const id = await friends(server, ana, bob);
    const start = await latestEvent(server);
    const storm = (async () => {
      for (let n = 1; n <= 60; n++) await send(n % 2 ? ana : bob, id, `${n}`);
    })();
    const listen = (after: string) => {
      const client = subscriberOf(server, bob.token);
      const heard = hear(
        client,
        'subscription ($channel: String!, $after: ID) { event(channel: $channel, after: $after) { id type data } }',
        { channel: `presence-conversation-${id}`, after },
      );
      return { client, heard };
    };
    const first = listen(start);
    await vi.waitFor(() => expect(first.heard.results.length).toBeGreaterThan(5), 10_000);
    await first.client.dispose();
    const before = first.heard.results.map(({ data }) => data.event);
    const second = listen(before.at(-1).id);
    await storm;
    const seqs = () =>
      [...before, ...second.heard.results.map(({ data }) => data.event)]
        .filter(({ type }) => type === 'message.created')
        .map(({ data }) => data.seq);
    await vi.waitFor(() => expect(seqs().at(-1)).toBe(60), 10_000);
    expect(seqs()).toEqual(Array.from({ length: 60 }, (_, n) => n + 1));
    await second.client.dispose();
    const tooOld = listen('99999999999');
    await vi.waitFor(() => expect(tooOld.heard.end ?? tooOld.heard.results[0]?.errors).toBeTruthy(), 5_000);
    expect(JSON.stringify(tooOld.heard.end ?? tooOld.heard.results)).toContain('CONFLICT');
    await tooOld.client.dispose();
  });
});

it('lists cost one statement, however long', async () => {
  for (const other of [bob, cleo]) await send(ana, await friends(server, ana, other), 'Hello');
  expect(await server.statementsOf(() => inboxOf(ana))).toHaveLength(1);
  const id = (await inboxOf(ana))[0].id;
  expect((await server.statementsOf(() => historyOf(ana, id))).length).toBe(2);
});

it('an account that is erased leaves empty places, and conversations that others can still read', async () => {
  const id = await friends(server, ana, bob);
  const url = await uploadFile(ana, await drawPicture(), { folder: 'chat' });
  await send(ana, id, { content: 'My secret', attachments: [url] });
  await send(bob, id, 'Mine stays');
  await hide(server, ana);
  expect(await inboxOf(bob)).toEqual([]);
  await server.sql(`update account set deleted_at = now() - interval '15 days' where id = $1`, [ana.id]);
  await runJob(server, 'account.eraseDue');
  expect(await server.sql('select id from account where id = $1', [ana.id])).toEqual([]);
  expect(
    (await historyOf(bob, id)).map(({ content, sender, is_deleted: gone }: any) => [
      content,
      sender?.username ?? null,
      gone,
    ]),
  ).toEqual([
    ['Mine stays', bob.username, false],
    ['', null, true],
  ]);
});
