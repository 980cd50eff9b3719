import { createSigner } from 'fast-jwt';
import type { Channel } from 'pusher-js';
import type PusherClient from 'pusher-js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hear, liveClientOf, subscriberOf } from '../../support/transports/live';
import {
  bearer,
  buildComment,
  buildPost,
  callerOf,
  connect,
  eventsSince,
  latestEvent,
  registerPeople,
  registerPerson,
  type Person,
} from '../../support/people/people';
import { startTestServer, testSecret, type TestServer } from '../../support/server/server';
import type { BuiltInPublisher } from '../../../server/live/builtInPublisher';

let server: TestServer;
/** A second process on the same database. */
let other: TestServer;
let ana: Person;
let ben: Person;
const clients: { disconnect(): void }[] = [];

beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ databaseUrl: server.databaseUrl });
  [ana, ben] = await registerPeople(server, 'ana', 'ben');
});

afterAll(async () => {
  await other.close();
  await server.close();
});

afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect();
});

/** The same person, calling the other process. */
const elsewhere = (person: Person): Person => ({ ...person, ...callerOf(other, bearer(person.token)) });

function liveOf(person: Person, at = server): PusherClient {
  const client = liveClientOf(at, person);
  clients.push(client);
  return client;
}

function subscriptionsOf(person: { token: string }, at = server) {
  const client = subscriberOf(at, person.token);
  clients.push({ disconnect: () => void client.dispose() });
  return client;
}

const next = (emitter: { bind(event: string, handler: (data: any) => void): unknown }, event: string) =>
  new Promise<any>((resolve) => emitter.bind(event, resolve));

async function subscribed(client: PusherClient, channel: string): Promise<Channel> {
  const found = client.subscribe(channel);
  await next(found, 'pusher:subscription_succeeded');
  return found;
}

/** Collects a channel's own events. */
function collect(channel: Channel): { event: string; data: any }[] {
  const heard: { event: string; data: any }[] = [];
  channel.bind_global((event: string, data: any) => void (event.startsWith('pusher:') || heard.push({ event, data })));
  return heard;
}

const like = (person: Person, postId: string, method = 'POST') => person.rest(`/api/posts/${postId}/like`, { method });

describe('the log', () => {
  it('numbers what 20 writers commit at once without gaps, and gives it to every process in that order', async () => {
    const [before, beforeThere] = [await latestEvent(server), await latestEvent(other)];
    expect(beforeThere).toBe(before);
    const received: Record<string, number[]> = { here: [], there: [] };
    server.app.relay.onEvents((events) => void received.here!.push(...events.map(({ seq }) => Number(seq))));
    other.app.relay.onEvents((events) => void received.there!.push(...events.map(({ seq }) => Number(seq))));
    const posts = [await buildPost(ana), await buildPost(ben)];
    const writers = Array.from({ length: 20 }, (_, n) => (n % 2 ? ana : elsewhere(ben)));
    await Promise.all(
      writers.map(async (writer, n) => {
        for (let round = 0; round < 5; round++)
          await buildComment(writer, posts[(n + round) % 2]!.id, { content: `${n}/${round}` });
      }),
    );
    await Promise.all([server.relayed(), other.relayed()]);

    const rows = await server.sql('select seq::int, type, topic_id, data from event where seq > $1 order by seq', [
      before,
    ]);
    const numbers = rows.map(({ seq }) => seq);
    expect(numbers).toEqual(Array.from({ length: rows.length }, (_, n) => Number(before) + 1 + n));
    expect(received).toEqual({ here: numbers, there: numbers });
    expect(rows.filter(({ type }) => type !== 'notification.changed')).toHaveLength(2 + 100 * 2);
    for (const { id } of posts) {
      const counts = rows
        .filter(({ type, topic_id: topic }) => type === 'post.counted' && topic === id)
        .map(({ data }) => data.commentCount);
      expect(counts).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
    }
  });

  it('catches up from any point with what was heard live', async () => {
    const { id } = await buildPost(ana);
    const heard = collect(await subscribed(liveOf(ben), `private-post-${id}`));
    const since = await latestEvent(server);
    for (const method of ['POST', 'DELETE', 'POST']) await like(ana, id, method);
    await buildComment(ana, id);
    await vi.waitFor(() => expect(heard).toHaveLength(5), 5_000);
    const events = (await eventsSince(server, ben, since)).filter(({ channel }) => channel === `private-post-${id}`);
    expect(events.map(({ id: eventId, type, data }) => ({ event: type, data: { ...data, eventId } }))).toEqual(heard);
    const middle = heard[1]!.data.eventId;
    expect((await eventsSince(server, ben, middle)).map((event) => event.id)).toEqual(
      heard.slice(2).map(({ data }) => data.eventId),
    );
    const { data } = await ben.gql(
      'query ($after: ID!) { latestEventId events(after: $after, first: 2) { edges { cursor node { id type } } pageInfo { hasNextPage endCursor } } }',
      { after: middle },
    );
    expect(data.latestEventId).toBe(server.app.relay.head);
    expect(data.events).toMatchObject({
      edges: [{ node: { id: heard[2]!.data.eventId } }, { node: {} }],
      pageInfo: { hasNextPage: true, endCursor: heard[3]!.data.eventId },
    });
  });

  it('sends listeners back to it when they could not be told, and nobody else', async () => {
    const [told, untold] = [await buildPost(ana), await buildPost(ana)];
    const [listener, bystander] = [liveOf(ben), liveOf(ben)];
    const channel = await subscribed(listener, `private-post-${untold.id}`);
    const heard = collect(channel);
    await subscribed(bystander, `private-post-${told.id}`);
    const since = await latestEvent(server);
    const socketIds = [listener, bystander].map(({ connection }) => connection.socket_id);
    const { hub } = (server.app.publisher as BuiltInPublisher).options;
    const failing = vi.spyOn(hub, 'publish').mockImplementationOnce(() => {
      throw new Error('publishing failed');
    });
    const back = next(channel, 'pusher:subscription_succeeded');
    await like(ana, untold.id);
    await back;
    failing.mockRestore();
    expect(heard).toEqual([]);
    expect(listener.connection.socket_id).not.toBe(socketIds[0]);
    expect(bystander.connection.socket_id).toBe(socketIds[1]);
    expect((await eventsSince(server, ben, since)).map(({ data }) => data.likeCount)).toEqual([1]);
    await like(ana, untold.id, 'DELETE');
    await vi.waitFor(() => expect(heard.map(({ data }) => data.likeCount)).toEqual([0]), 5_000);
  });

  it('says so when it no longer reaches back so far', async () => {
    await like(ana, (await buildPost(ana)).id);
    const head = await latestEvent(server);
    const removed = await server.sql('delete from event where seq < $1::bigint - 1 returning seq', [head]);
    expect(removed.length).toBeGreaterThan(10);
    expect(await ana.rest('/api/events?after=1')).toMatchObject({
      status: 409,
      body: { error: { code: 'CONFLICT', fields: { after: expect.any(String) } } },
    });
    expect((await ana.gql('{ events(after: 1) { edges { cursor } } }')).code).toBe('CONFLICT');
    expect((await ana.rest(`/api/events?after=${Number(head) - 2}`)).body.data).toMatchObject({
      next: head,
      has_more: false,
    });
    expect((await ana.rest('/api/events?after=0')).status).toBe(200);
    expect((await ana.rest(`/api/events?after=${head}`)).body.data).toEqual({
      events: [],
      next: head,
      has_more: false,
    });
  });

  it('is for those who are signed in', async () => {
    const anyone = callerOf(server);
    expect((await anyone.rest('/api/events')).status).toBe(401);
    expect((await anyone.gql('{ events(after: 0) { edges { cursor } } }')).code).toBe('UNAUTHENTICATED');
  });
});

describe('a live channel', () => {
  it('tells of a like made in any process, with the event’s id', async () => {
    const { id } = await buildPost(ana);
    const [here, there] = [
      collect(await subscribed(liveOf(ben), `private-post-${id}`)),
      collect(await subscribed(liveOf(elsewhere(ben), other), `private-post-${id}`)),
    ];
    await like(elsewhere(ana), id);
    await vi.waitFor(() => expect([here, there].map(({ length }) => length)).toEqual([1, 1]), 5_000);
    expect(here).toEqual([
      {
        event: 'post.counted',
        data: { id, likeCount: 1, commentCount: 0, shareCount: 0, eventId: expect.stringMatching(/^\d+$/) },
      },
    ]);
    expect(there).toEqual(here);
  });

  it('throws people off when the post goes private, and lets them in again when they may read it', async () => {
    const [friend, stranger] = await registerPeople(server, 'friend', 'stranger');
    await connect(server, friend, ana);
    const { id } = await buildPost(ana);
    const name = `private-post-${id}`;
    const [near, far] = [liveOf(friend), liveOf(elsewhere(stranger), other)];
    const [nearChannel, farChannel] = [await subscribed(near, name), await subscribed(far, name)];
    const thrown = next(farChannel, 'pusher:subscription_error');
    const back = new Promise((resolve) => nearChannel.bind('pusher:subscription_succeeded', resolve));
    await ana.rest(`/api/posts/${id}`, { method: 'PUT', body: { is_public: false } });
    expect(await thrown).toMatchObject({ type: 'AuthError', error: 'Auth request failed with status 403' });
    await back;
    const [heard, overheard] = [collect(nearChannel), collect(farChannel)];
    await like(friend, id);
    await vi.waitFor(() => expect(heard).toHaveLength(1), 5_000);
    await other.relayed();
    const again = far.subscribe(name);
    again.unsubscribe();
    const retried = far.subscribe(name);
    expect(await next(retried, 'pusher:subscription_error')).toMatchObject({
      error: 'Auth request failed with status 403',
    });
    expect([overheard, retried.subscribed]).toEqual([[], false]);
    await ana.rest(`/api/posts/${id}`, { method: 'PUT', body: { is_public: true } });
    const open = await subscribed(liveOf(elsewhere(stranger), other), name);
    const late = collect(open);
    await like(friend, id, 'DELETE');
    await vi.waitFor(() => expect(late.map(({ event }) => event)).toContain('post.counted'), 5_000);
  });

  it('closes when the session ends, in every process', async () => {
    const person = await registerPerson(server, 'leaving');
    const [here, there] = [liveOf(person), liveOf(elsewhere(person), other)];
    const channels = [await subscribed(here, 'private-feed'), await subscribed(there, 'private-feed')];
    const refused = channels.map((channel) => next(channel, 'pusher:subscription_error'));
    await person.gql('mutation { logout }');
    for (const error of await Promise.all(refused))
      expect(error).toMatchObject({ error: 'Auth request failed with status 401' });
    const heard = channels.map(collect);
    await buildPost(ana);
    await Promise.all([server.relayed(), other.relayed()]);
    expect(heard).toEqual([[], []]);
  });

  it('opens for nobody without the server’s signature', async () => {
    const { id } = await buildPost(ana, { is_public: false });
    const forger = {
      ...ben,
      rest: async () => ({ status: 200, headers: new Headers(), body: { auth: `venturion-live:${'0'.repeat(64)}` } }),
    };
    const channel = liveOf(forger).subscribe(`private-post-${id}`);
    expect(await next(channel, 'pusher:subscription_error')).toMatchObject({ type: 'AuthError', status: 401 });
    const anonymous = { ...ben, ...callerOf(server) };
    expect(await next(liveOf(anonymous).subscribe('private-feed'), 'pusher:subscription_error')).toMatchObject({
      error: 'Auth request failed with status 401',
    });
  });

  it('is authorised for well-formed requests only', async () => {
    const ask = (body: object) => ana.rest('/api/messages/pusher/auth', { body });
    expect((await ask({ socket_id: '1.1', channel_name: `private-user-${ana.id}` })).body).toEqual({
      auth: expect.stringMatching(/^venturion-live:[0-9a-f]{64}$/),
    });
    for (const [body, field] of [
      [{ channel_name: 'private-feed' }, 'socket_id'],
      [{ socket_id: '1', channel_name: 'private-feed' }, 'socket_id'],
      [{ socket_id: '1.1:private-feed', channel_name: 'private-feed' }, 'socket_id'],
      [{ socket_id: '1.1' }, 'channel_name'],
      [{ socket_id: '1.1', channel_name: '#server-to-user-x' }, 'channel_name'],
      [{ socket_id: '1.1', channel_name: 'x'.repeat(165) }, 'channel_name'],
    ] as const) {
      expect(await ask(body), JSON.stringify(body)).toMatchObject({
        status: 400,
        body: { error: { fields: { [field]: expect.any(String) } } },
      });
    }
  });
});

describe('a subscription', () => {
  const onPost =
    'subscription ($id: ID!) { postUpdated(id: $id) { likeCount viewerHasLiked author { username bio } } }';

  it('hears a like made in any process, as its own viewer sees the post', async () => {
    const { id } = await buildPost(ana);
    const heard = hear(subscriptionsOf(ben, other), onPost, { id });
    const own = hear(subscriptionsOf(ana), onPost, { id });
    await vi.waitFor(async () => {
      await like(ana, id, 'DELETE');
      await like(ana, id);
      await Promise.all([server.relayed(), other.relayed()]);
      for (const { results } of [heard, own]) expect(results.at(-1)?.data?.postUpdated.likeCount).toBe(1);
    }, 10_000);
    expect(heard.results.at(-1).data.postUpdated).toEqual({
      likeCount: 1,
      viewerHasLiked: false,
      author: { username: 'ana', bio: '' },
    });
    expect(own.results.at(-1).data.postUpdated.viewerHasLiked).toBe(true);
    await ana.rest('/api/profile', { method: 'PUT', body: { bio: 'Builds things' } });
    await like(ben, id);
    await vi.waitFor(
      () =>
        expect(heard.results.at(-1).data.postUpdated).toEqual({
          likeCount: 2,
          viewerHasLiked: true,
          author: { username: 'ana', bio: 'Builds things' },
        }),
      5_000,
    );
    await ana.rest(`/api/posts/${id}`, { method: 'DELETE' });
    await vi.waitFor(() => expect([heard.end, own.end]).toEqual([true, true]), 5_000);
    expect(heard.results.at(-1)).toEqual({ data: { postUpdated: null } });
  });

  it('ends with its session', async () => {
    const person = await registerPerson(server, 'parting');
    const client = subscriptionsOf(person, other);
    const closed = new Promise<any>((resolve) => client.on('closed', resolve));
    const heard = hear(client, 'subscription { event(channel: "private-feed") { id type } }');
    await vi.waitFor(async () => {
      await buildPost(ana);
      await other.relayed();
      expect(heard.results.length).toBeGreaterThan(0);
    }, 10_000);
    const count = heard.results.length;
    await person.gql('mutation { logout }');
    expect(await closed).toMatchObject({ code: 4403 });
    await buildPost(ana);
    await other.relayed();
    expect(heard.results).toHaveLength(count);
  });

  it('ends with its token', async () => {
    const [{ id: sid } = { id: '' }] = await server.sql('select id from session where account_id = $1 limit 1', [
      ben.id,
    ]);
    const token = createSigner({ key: testSecret, algorithm: 'HS256', expiresIn: 1_500 })({ sub: ben.id, sid });
    const client = subscriptionsOf({ token });
    const closed = new Promise<any>((resolve) => client.on('closed', resolve));
    const heard = hear(client, 'subscription { event(channel: "private-feed") { id } }');
    expect(await closed).toMatchObject({ code: 4403, reason: 'Token expired' });
    await vi.waitFor(() => expect(heard.end).toBeDefined());
  });

  it('needs a sign-in', async () => {
    for (const token of [undefined, '', 'forged', `${ana.token}x`]) {
      const client = subscriberOf(server, token);
      const closed = new Promise<any>((resolve) => client.on('closed', resolve));
      hear(client, 'subscription { event(channel: "private-feed") { id } }');
      expect(await closed, token).toMatchObject({ code: 4403 });
    }
  });

  it('is the only thing that goes over its connection, and within the bounds of documents', async () => {
    const client = subscriptionsOf(ana);
    const refused: [query: string, message: RegExp][] = [
      ['{ me { email } }', /Only subscriptions/],
      ['mutation { createPost(input: { content: "over the socket" }) { id } }', /Only subscriptions/],
      ['subscription { event(channel: "private-feed") { nonsense } }', /nonsense/],
      ['subscription { event(channel: "private-nothing") { id } }', /Channel not found/],
      [`subscription { event(channel: "private-user-${ben.id}") { id } }`, /may not listen/],
      [
        `subscription { postUpdated(id: "${ben.id}") { ${'sharedPost { '.repeat(14)} id ${'} '.repeat(14)} } }`,
        /depth|deep/i,
      ],
      [
        `subscription { event(channel: "private-feed") { ${Array.from({ length: 16 }, (_, n) => `a${n}: id`).join(' ')} } }`,
        /alias/i,
      ],
    ];
    for (const [query, message] of refused) {
      const heard = hear(client, query);
      await vi.waitFor(() => expect(heard.end ?? heard.results[0]).toBeDefined(), 5_000);
      const errors: any = heard.end === true ? heard.results[0].errors : (heard.end ?? heard.results[0].errors);
      expect([query.slice(0, 60), errors[0].message]).toEqual([query.slice(0, 60), expect.stringMatching(message)]);
      expect(['BAD_USER_INPUT', 'NOT_FOUND', 'FORBIDDEN']).toContain(errors[0].extensions.code);
    }
    expect(await server.sql(`select from post where content = 'over the socket'`)).toEqual([]);
  });
});

it('events waiting from before a start are numbered, not lost', async () => {
  const { id } = await buildPost(ana);
  await Promise.all([server.app.relay.stop(), other.app.relay.stop()]);
  await server.sql(
    `insert into event (type, topic, topic_id, actor_id, data) values ('post.counted', 'post', $1, $2, '{"likeCount": 7}')`,
    [id, ana.id],
  );
  const since = server.app.relay.head;
  const third = await startTestServer({ databaseUrl: server.databaseUrl });
  try {
    const events = await eventsSince(third, callerOf(third, bearer(ben.token)), since);
    expect(events).toMatchObject([{ id: String(Number(since) + 1), type: 'post.counted', data: { likeCount: 7 } }]);
  } finally {
    await third.close();
  }
});
