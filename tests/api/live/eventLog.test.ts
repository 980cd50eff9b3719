import type { Channel } from 'pusher-js';
import type PusherClient from 'pusher-js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLiveClient } from '../../support/transports/live';
import {
  bearer,
  buildComment,
  buildPost,
  createCaller,
  eventsSince,
  latestEvent,
  registerPeople,
  type Person,
} from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
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
const elsewhere = (person: Person): Person => ({ ...person, ...createCaller(other, bearer(person.token)) });

function connect(person: Person, at = server): PusherClient {
  const client = createLiveClient(at, person);
  clients.push(client);
  return client;
}

const next = (emitter: { bind(event: string, handler: (data: any) => void): unknown }, event: string) =>
  new Promise<any>((resolve) => emitter.bind(event, resolve));

async function subscribed(client: PusherClient, channel: string): Promise<Channel> {
  const subscription = client.subscribe(channel);
  await next(subscription, 'pusher:subscription_succeeded');
  return subscription;
}

/** Collects a channel's own events. */
function collect(channel: Channel): { event: string; data: any }[] {
  const collected: { event: string; data: any }[] = [];
  channel.bind_global(
    (event: string, data: any) => void (event.startsWith('pusher:') || collected.push({ event, data })),
  );
  return collected;
}

const like = (person: Person, postId: string, method = 'POST') => person.rest(`/api/posts/${postId}/like`, { method });

describe('the log', () => {
  it('numbers commits of 20 concurrent writers without gaps and delivers them to every process in order', async () => {
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
    await Promise.all([server.waitForRelay(), other.waitForRelay()]);

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

  it('keeps the order of insertion within a transaction, and of transactions, in one batch', async () => {
    const { id } = await buildPost(ana);
    const start = await latestEvent(server);
    const insert = (values: number[]) =>
      server.sql(
        `insert into event (type, topic, topic_id, data) select 'post.counted', 'post', $1, jsonb_build_object('likeCount', n) from unnest($2::int[]) with ordinality as list(n, place) order by place`,
        [id, values],
      );
    const received: unknown[] = [];
    server.app.relay.onEvents((events) => void received.push(...events.map(({ data }) => data.likeCount)));
    // The relays of both processes wait for this lock, so that all rows are numbered together.
    const client = await server.app.pool.connect();
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(7305418)');
    await insert([3, 1, 2]);
    await insert([9]);
    await insert([5, 4]);
    await client.query('commit');
    client.release();
    server.app.relay.wake();
    await server.waitForRelay();
    const logged = await server.sql('select data from event where topic_id = $1 and seq > $2 order by seq', [
      id,
      start,
    ]);
    expect(logged.map(({ data }) => data.likeCount)).toEqual([3, 1, 2, 9, 5, 4]);
    expect(received).toEqual([3, 1, 2, 9, 5, 4]);
  });

  it('replays from any cursor what was received live', async () => {
    const { id } = await buildPost(ana);
    const collected = collect(await subscribed(connect(ben), `private-post-${id}`));
    const since = await latestEvent(server);
    for (const method of ['POST', 'DELETE', 'POST']) await like(ana, id, method);
    await buildComment(ana, id);
    await vi.waitFor(() => expect(collected).toHaveLength(5), 5_000);
    const events = (await eventsSince(server, ben, since)).filter(({ channel }) => channel === `private-post-${id}`);
    expect(events.map(({ id: eventId, type, data }) => ({ event: type, data: { ...data, eventId } }))).toEqual(
      collected,
    );
    const middle = collected[1]!.data.eventId;
    expect((await eventsSince(server, ben, middle)).map((event) => event.id)).toEqual(
      collected.slice(2).map(({ data }) => data.eventId),
    );
    const { data } = await ben.gql(
      'query ($after: ID!) { latestEventId events(after: $after, first: 2) { edges { cursor node { id type } } pageInfo { hasNextPage endCursor } } }',
      { after: middle },
    );
    expect(data.latestEventId).toBe(server.app.relay.head);
    expect(data.events).toMatchObject({
      edges: [{ node: { id: collected[2]!.data.eventId } }, { node: {} }],
      pageInfo: { hasNextPage: true, endCursor: collected[3]!.data.eventId },
    });
  });

  it('refers only those subscribers to the log that missed an event', async () => {
    const [told, untold] = [await buildPost(ana), await buildPost(ana)];
    const [listener, bystander] = [connect(ben), connect(ben)];
    const channel = await subscribed(listener, `private-post-${untold.id}`);
    const collected = collect(channel);
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
    expect(collected).toEqual([]);
    expect(listener.connection.socket_id).not.toBe(socketIds[0]);
    expect(bystander.connection.socket_id).toBe(socketIds[1]);
    expect((await eventsSince(server, ben, since)).map(({ data }) => data.likeCount)).toEqual([1]);
    await like(ana, untold.id, 'DELETE');
    await vi.waitFor(() => expect(collected.map(({ data }) => data.likeCount)).toEqual([0]), 5_000);
  });

  it('returns an error for a cursor older than the retained events', async () => {
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

  it('requires a sign-in', async () => {
    const anyone = createCaller(server);
    expect((await anyone.rest('/api/events')).status).toBe(401);
    expect((await anyone.gql('{ events(after: 0) { edges { cursor } } }')).code).toBe('UNAUTHENTICATED');
  });
});

it('events stored before a start are numbered, not lost', async () => {
  const { id } = await buildPost(ana);
  await Promise.all([server.app.relay.stop(), other.app.relay.stop()]);
  await server.sql(
    `insert into event (type, topic, topic_id, actor_id, data) values ('post.counted', 'post', $1, $2, '{"likeCount": 7}')`,
    [id, ana.id],
  );
  const since = server.app.relay.head;
  const third = await startTestServer({ databaseUrl: server.databaseUrl });
  try {
    const events = await eventsSince(third, createCaller(third, bearer(ben.token)), since);
    expect(events).toMatchObject([{ id: String(Number(since) + 1), type: 'post.counted', data: { likeCount: 7 } }]);
  } finally {
    await third.close();
  }
});
