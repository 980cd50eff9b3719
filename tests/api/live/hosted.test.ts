import type { Channel, PresenceChannel } from 'pusher-js';
import type PusherClient from 'pusher-js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestHub, testApp, type TestHub } from '../../../server/live/hub/testing';
import { collectEvents, waitForEvent, waitForPong, subscribe } from '../../support/transports/hub';
import { authorizeChannel, createLiveClient } from '../../support/transports/live';
import {
  buildPost,
  connect,
  eventsSince,
  latestEvent,
  registerPeople,
  registerPerson,
  type Person,
} from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

/** Accepts less than the real service, so that it rejects payloads of a size that the product sends. */
const eventDataBytes = 2_000;

/** The hub on a separate port replaces the hosted service: the product knows its URL and keys only. */
let cluster: TestHub;
let server: TestServer;
let ana: Person;
let bob: Person;
let cleo: Person;
let round = 0;
let failureStatus: (url: string, body: string) => number | undefined = () => undefined;
const clients: PusherClient[] = [];

beforeAll(async () => {
  cluster = await startTestHub({ eventDataBytes }, (url, body) => failureStatus(url, body));
  const { appId, key, secret } = testApp;
  server = await startTestServer({
    env: { PUSHER_APP_ID: appId, PUSHER_KEY: key, PUSHER_SECRET: secret, PUSHER_HOST: `127.0.0.1:${cluster.port}` },
  });
});

afterAll(async () => {
  await server.close();
  await cluster.stop();
});

afterEach(() => {
  failureStatus = () => undefined;
  for (const client of clients.splice(0)) client.disconnect();
});

async function cast(): Promise<void> {
  round++;
  [ana, bob, cleo] = await registerPeople(server, `ana${round}`, `bob${round}`, `cleo${round}`);
}

/** A client of the cluster, as the product's own unless it does not sign in. */
async function createClient(person: Person, { signsIn = true } = {}): Promise<PusherClient> {
  const client = createLiveClient(server, person, { key: testApp.key, port: cluster.port, signsIn });
  clients.push(client);
  if (signsIn)
    await new Promise<void>((resolve) =>
      client.connection.bind(
        'message',
        ({ event }: { event: string }) => event === 'pusher:signin_success' && resolve(),
      ),
    );
  return client;
}

const call = async (person: Person, path: string, method: string, body?: object) => {
  const response = await person.rest(`/api${path}`, { method, body });
  expect(response.status, path).toBeLessThan(300);
  return response.body.data;
};
const like = (person: Person, postId: string, method = 'POST') => call(person, `/posts/${postId}/like`, method);
const send = (person: Person, id: string, content: string) =>
  call(person, `/messages/conversations/${id}/messages`, 'POST', { content });

async function group(): Promise<{ id: string; name: string }> {
  await cast();
  for (const person of [bob, cleo]) await connect(server, ana, person);
  const { id } = (await call(ana, '/messages/conversations', 'POST', { participantIds: [bob.id, cleo.id] }))
    .conversation;
  return { id, name: `presence-conversation-${id}` };
}

const members = (channel: Channel) => Object.keys((channel as PresenceChannel).members.members).toSorted();
const ids = (...people: Person[]) => people.map(({ id }) => id).toSorted();

describe('by a hosted service', () => {
  it('counts are sent in full, and content by event id, which is read from the log', async () => {
    const { id, name } = await group();
    const post = await buildPost(ana);
    const client = await createClient(bob);
    const onPost = collectEvents(await subscribe(client, `private-post-${post.id}`));
    const inGroup = collectEvents(await subscribe(client, name));
    const start = await latestEvent(server);
    await like(ana, post.id);
    await send(ana, id, 'A word in private');
    await vi.waitFor(() => expect([onPost.length, inGroup.length]).toEqual([1, 1]), 10_000);
    expect(onPost).toEqual([
      ['post.counted', { id: post.id, likeCount: 1, commentCount: 0, shareCount: 0, eventId: expect.any(String) }],
    ]);
    const [[type, data]] = inGroup as [[string, { eventId: string }]];
    expect([type, data]).toEqual(['message.created', { eventId: expect.any(String), payloadOmitted: true }]);
    const logged = (await eventsSince(server, bob, start)).find((event) => event.id === data.eventId);
    expect(logged).toMatchObject({ type, channel: name, data: { message: { content: 'A word in private' } } });
  });

  it('members receive presence and typing events', async () => {
    const { name } = await group();
    const [fromAna, toBob] = [
      await subscribe(await createClient(ana), name),
      await subscribe(await createClient(bob), name),
    ];
    expect(members(toBob)).toEqual(ids(ana, bob));
    const typing = new Promise((resolve) =>
      toBob.bind('client-typing', (_: unknown, { user_id: from }: { user_id: string }) => resolve(from)),
    );
    fromAna.trigger('client-typing', {});
    expect(await typing).toBe(ana.id);
  });

  it('connections of an ended session are terminated and cannot reconnect, without effect on others', async () => {
    await cast();
    const [leaving, staying] = [await createClient(ana), await createClient(bob)];
    await subscribe(leaving, 'private-feed');
    const received = collectEvents(await subscribe(staying, 'private-feed'));
    const socketId = staying.connection.socket_id;
    const disconnected = waitForEvent(leaving.connection, 'disconnected');
    await ana.gql('mutation { logout }');
    await disconnected;
    const post = await buildPost(cleo);
    await vi.waitFor(
      () => expect(received).toContainEqual(['post.created', { id: post.id, eventId: expect.any(String) }]),
      10_000,
    );
    expect(staying.connection.socket_id).toBe(socketId);
    expect([
      (await authorizeChannel(ana, 'private-feed')).status,
      (await ana.rest('/api/messages/pusher/user-auth', { body: { socket_id: '1.1' } })).status,
    ]).toEqual([401, 401]);
  });

  it('a block between two group members ends both connections, which reconnect, hidden from each other, and receive the others’ events at once', async () => {
    const { id, name } = await group();
    const [near, far, other] = [await createClient(bob), await createClient(cleo), await createClient(ana)];
    for (const client of [near, far, other]) await subscribe(client, name);
    const own = collectEvents(await subscribe(far, `private-user-${cleo.id}`));
    const disconnected = Promise.all([near, far].map((client) => waitForEvent(client.connection, 'disconnected')));
    await call(bob, `/blocks/${cleo.id}`, 'POST');
    await disconnected;
    const rejections = Promise.all(
      [near, far].map((client) => waitForEvent(client.channel(name), 'pusher:subscription_error')),
    );
    const back = waitForEvent(far.channel(`private-user-${cleo.id}`), 'pusher:subscription_succeeded');
    for (const client of [near, far]) client.connect();
    await Promise.all([rejections, back]);
    expect(members(other.channel(name))).toEqual(ids(ana));
    const start = await latestEvent(server);
    await send(ana, id, 'For everyone');
    const stored = (await eventsSince(server, cleo, start)).find(({ type }) => type === 'message.created')!;
    expect(stored.data.message.content).toBe('For everyone');
    await vi.waitFor(
      () => expect(own).toContainEqual(['message.created', { eventId: stored.id, payloadOmitted: true }]),
      10_000,
    );
  });

  it('a connection that never signed in, and so cannot be terminated, receives counts but no content', async () => {
    const { id, name } = await group();
    const client = await createClient(bob, { signsIn: false });
    const received = collectEvents(await subscribe(client, name));
    await call(bob, `/messages/conversations/${id}`, 'DELETE');
    await send(ana, id, 'Bob has left');
    await vi.waitFor(() => expect(received.map(([type]) => type)).toContain('message.created'), 10_000);
    expect(JSON.stringify(received)).not.toContain('Bob has left');
    expect(new Set(received.flatMap(([, data]) => Object.keys(data as object)))).toEqual(
      new Set(['eventId', 'payloadOmitted']),
    );
    expect(JSON.stringify(await eventsSince(server, bob, '0'))).not.toContain('Bob has left');
  });

  it('an event that the service rejects is sent at most twice, and the events around it arrive', async () => {
    const post = await buildPost(await registerPerson(server, `refused${++round}`));
    const client = await createClient(ana);
    const received = collectEvents(await subscribe(client, `private-post-${post.id}`));
    let tries = 0;
    failureStatus = (_url, body) => {
      if (body.includes('"filler')) tries++;
      return undefined;
    };
    await server.sql(
      `insert into event (type, topic, topic_id, data) select case n when 3 then 'filler' else 'post.counted' end, 'post', $1, jsonb_build_object('n', n, 'text', repeat('x', case n when 3 then 3000 else 1 end)) from generate_series(1, 5) n`,
      [post.id],
    );
    server.app.relay.wake();
    await vi.waitFor(() => expect(received.map(([, data]) => (data as { n: number }).n)).toEqual([1, 2, 4, 5]), 10_000);
    await like(ana, post.id);
    await vi.waitFor(() => expect(received).toHaveLength(5), 10_000);
    expect(tries).toBe(2);
  });

  it('an outage delays events without loss or duplicates', async () => {
    const post = await buildPost(await registerPerson(server, `outage${++round}`));
    const client = await createClient(ana);
    const received = collectEvents(await subscribe(client, `private-post-${post.id}`));
    let calls = 0;
    failureStatus = () => (++calls <= 2 ? 503 : undefined);
    for (const [person, method] of [
      [ana, 'POST'],
      [bob, 'POST'],
      [ana, 'DELETE'],
    ] as const)
      await like(person, post.id, method);
    await vi.waitFor(
      () => expect(received.map(([, data]) => (data as { likeCount: number }).likeCount)).toEqual([1, 2, 1]),
      15_000,
    );
    await waitForPong(client);
    expect(received).toHaveLength(3);
  });
});
