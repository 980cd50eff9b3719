import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  connectAndStartConversation,
  readHistory,
  readInbox,
  sendMessage,
  createMessage,
} from '../../support/people/conversations';
import { runJob } from '../../support/server/jobs';
import { authorizeChannel, collectResults, createSubscriber } from '../../support/transports/live';
import {
  eventsSince,
  hideProfile,
  latestEvent,
  missingId,
  registerPeople,
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

describe('a message', () => {
  it('is edited and deleted for everyone by its sender only', async () => {
    const id = await connectAndStartConversation(server, ana, bob);
    const { id: messageId } = await createMessage(ana, id, 'Frist');
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
    expect(await readHistory(bob, id)).toMatchObject([{ seq: 1, content: '', is_deleted: true }]);
    expect((await readInbox(bob))[0].last_message).toMatchObject({ is_deleted: true, content: '' });
    const events = (await eventsSince(server, bob, start)).filter(({ type }) => type === 'message.changed');
    expect(events.map(({ data }) => [data.seq, data.message?.content, data.message?.isDeleted])).toEqual([
      [1, undefined, undefined],
      [1, '', true],
    ]);
  });

  it('is replayed with its current content', async () => {
    const id = await connectAndStartConversation(server, ana, bob);
    const start = await latestEvent(server);
    const [edited, deleted] = [
      await createMessage(ana, id, 'A slip of the tongue'),
      await createMessage(ana, id, 'A secret'),
    ];
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

  it('is updated in the lists where it is the last message', async () => {
    const id = await connectAndStartConversation(server, ana, bob);
    const [first, last] = [await createMessage(ana, id, 'First'), await createMessage(ana, id, 'Last')];
    const emittedAfter = async (messageId: string) => {
      const start = await latestEvent(server);
      await ana.rest(`/api/messages/${messageId}`, { method: 'DELETE' });
      return (await eventsSince(server, bob, start))
        .filter(({ channel, type }) => channel === `private-user-${bob.id}` && type === 'conversation.changed')
        .map(({ data }) => data);
    };
    expect(await emittedAfter(first.id)).toEqual([]);
    expect(await emittedAfter(last.id)).toEqual([{ conversationId: id }]);
  });

  it('has one reaction of each person', async () => {
    const id = await connectAndStartConversation(server, ana, bob);
    const { id: messageId } = await createMessage(ana, id, 'Shipped!');
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

  it('is found by its text by people who may read it', async () => {
    const id = await connectAndStartConversation(server, ana, bob);
    await sendMessage(ana, id, 'The runway is nine months');
    await sendMessage(bob, id, 'Nine? I counted ten runways');
    const other = await connectAndStartConversation(server, ana, cleo);
    await sendMessage(cleo, other, 'Which runway?');
    const search = async (person: Person, query: string) =>
      (await person.rest(`/api/messages/search?query=${query}`)).body.data.messages.map(({ content }: any) => content);
    expect(await search(ana, 'runway')).toHaveLength(3);
    expect(await search(bob, 'runway -ten')).toEqual(['The runway is nine months']);
    expect(await search(ana, `runway&conversation=${other}`)).toEqual(['Which runway?']);
    expect(await search(ana, '')).toEqual([]);
  });

  it('is published in full when short and by id when long', async () => {
    const id = await connectAndStartConversation(server, ana, bob);
    const start = await latestEvent(server);
    await sendMessage(ana, id, 'short');
    await sendMessage(ana, id, 'é'.repeat(8_000));
    const events = (await eventsSince(server, bob, start)).filter(({ type }) => type === 'message.created');
    expect(events.map(({ data }) => [data.seq, data.message?.content])).toEqual([
      [1, 'short'],
      [2, undefined],
    ]);
    expect(events[0]!.data.message.clientId).toEqual(expect.any(String));
    for (const { data } of events) expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThan(10_000);
  });
});

describe('live', () => {
  it('authorises members for the presence channel, with name and picture, and rejects variants of its name', async () => {
    const id = await connectAndStartConversation(server, ana, bob);
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

  it('subscriptions resume after an event without gaps or duplicates under load', async () => {
    const id = await connectAndStartConversation(server, ana, bob);
    const start = await latestEvent(server);
    const storm = (async () => {
      for (let n = 1; n <= 60; n++) await sendMessage(n % 2 ? ana : bob, id, `${n}`);
    })();
    const subscribe = (after: string) => {
      const client = createSubscriber(server, bob.token);
      const received = collectResults(
        client,
        'subscription ($channel: String!, $after: ID) { event(channel: $channel, after: $after) { id type data } }',
        { channel: `presence-conversation-${id}`, after },
      );
      return { client, received };
    };
    const first = subscribe(start);
    await vi.waitFor(() => expect(first.received.results.length).toBeGreaterThan(5), 10_000);
    await first.client.dispose();
    const before = first.received.results.map(({ data }) => data.event);
    const second = subscribe(before.at(-1).id);
    await storm;
    const seqs = () =>
      [...before, ...second.received.results.map(({ data }) => data.event)]
        .filter(({ type }) => type === 'message.created')
        .map(({ data }) => data.seq);
    await vi.waitFor(() => expect(seqs().at(-1)).toBe(60), 10_000);
    expect(seqs()).toEqual(Array.from({ length: 60 }, (_, n) => n + 1));
    await second.client.dispose();
    const tooOld = subscribe('99999999999');
    await vi.waitFor(() => expect(tooOld.received.end ?? tooOld.received.results[0]?.errors).toBeTruthy(), 5_000);
    expect(JSON.stringify(tooOld.received.end ?? tooOld.received.results)).toContain('CONFLICT');
    await tooOld.client.dispose();
  });
});

it('messages of an erased account lose their content, and conversations remain readable for others', async () => {
  const id = await connectAndStartConversation(server, ana, bob);
  const url = await uploadFile(ana, await drawPicture(), { folder: 'chat' });
  await sendMessage(ana, id, { content: 'My secret', attachments: [url] });
  await sendMessage(bob, id, 'Mine stays');
  await hideProfile(server, ana);
  expect(await readInbox(bob)).toEqual([]);
  await server.sql(`update account set deleted_at = now() - interval '15 days' where id = $1`, [ana.id]);
  await runJob(server, 'account.eraseDue');
  expect(await server.sql('select id from account where id = $1', [ana.id])).toEqual([]);
  expect(
    (await readHistory(bob, id)).map(({ content, sender, is_deleted: isDeleted }: any) => [
      content,
      sender?.username ?? null,
      isDeleted,
    ]),
  ).toEqual([
    ['Mine stays', bob.username, false],
    ['', null, true],
  ]);
});
