import type { Channel } from 'pusher-js';
import type PusherClient from 'pusher-js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLiveClient } from '../../support/transports/live';
import {
  bearer,
  buildPost,
  createCaller,
  connect,
  registerPeople,
  registerPerson,
  type Person,
} from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

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

function createClient(person: Person, at = server): PusherClient {
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
  const received: { event: string; data: any }[] = [];
  channel.bind_global(
    (event: string, data: any) => void (event.startsWith('pusher:') || received.push({ event, data })),
  );
  return received;
}

const like = (person: Person, postId: string, method = 'POST') => person.rest(`/api/posts/${postId}/like`, { method });

describe('a live channel', () => {
  it('publishes a like made in any process, with the event’s id', async () => {
    const { id } = await buildPost(ana);
    const [here, there] = [
      collect(await subscribed(createClient(ben), `private-post-${id}`)),
      collect(await subscribed(createClient(elsewhere(ben), other), `private-post-${id}`)),
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

  it('unsubscribes people when the post turns private, and admits those who may read it again', async () => {
    const [friend, stranger] = await registerPeople(server, 'friend', 'stranger');
    await connect(server, friend, ana);
    const { id } = await buildPost(ana);
    const name = `private-post-${id}`;
    const [near, far] = [createClient(friend), createClient(elsewhere(stranger), other)];
    const [nearChannel, farChannel] = [await subscribed(near, name), await subscribed(far, name)];
    const thrown = next(farChannel, 'pusher:subscription_error');
    const back = new Promise((resolve) => nearChannel.bind('pusher:subscription_succeeded', resolve));
    await ana.rest(`/api/posts/${id}`, { method: 'PUT', body: { is_public: false } });
    expect(await thrown).toMatchObject({ type: 'AuthError', error: 'Auth request failed with status 403' });
    await back;
    const [received, overheard] = [collect(nearChannel), collect(farChannel)];
    await like(friend, id);
    await vi.waitFor(() => expect(received).toHaveLength(1), 5_000);
    await other.waitForRelay();
    const again = far.subscribe(name);
    again.unsubscribe();
    const retried = far.subscribe(name);
    expect(await next(retried, 'pusher:subscription_error')).toMatchObject({
      error: 'Auth request failed with status 403',
    });
    expect([overheard, retried.subscribed]).toEqual([[], false]);
    await ana.rest(`/api/posts/${id}`, { method: 'PUT', body: { is_public: true } });
    // The change closes the channel once more; whoever subscribed before would miss what follows while authorising again.
    await other.waitForRelay();
    const open = await subscribed(createClient(elsewhere(stranger), other), name);
    const late = collect(open);
    await like(friend, id, 'DELETE');
    await vi.waitFor(() => expect(late.map(({ event }) => event)).toContain('post.counted'), 5_000);
  });

  it('closes when the session ends, in every process', async () => {
    const person = await registerPerson(server, 'leaving');
    const [here, there] = [createClient(person), createClient(elsewhere(person), other)];
    const channels = [await subscribed(here, 'private-feed'), await subscribed(there, 'private-feed')];
    const rejections = channels.map((channel) => next(channel, 'pusher:subscription_error'));
    await person.gql('mutation { logout }');
    for (const error of await Promise.all(rejections))
      expect(error).toMatchObject({ error: 'Auth request failed with status 401' });
    const received = channels.map(collect);
    await buildPost(ana);
    await Promise.all([server.waitForRelay(), other.waitForRelay()]);
    expect(received).toEqual([[], []]);
  });

  it('opens only with the server’s signature', async () => {
    const { id } = await buildPost(ana, { is_public: false });
    const forgedAuthorizer = {
      ...ben,
      rest: async () => ({ status: 200, headers: new Headers(), body: { auth: `venturion-live:${'0'.repeat(64)}` } }),
    };
    const channel = createClient(forgedAuthorizer).subscribe(`private-post-${id}`);
    expect(await next(channel, 'pusher:subscription_error')).toMatchObject({ type: 'AuthError', status: 401 });
    const anonymous = { ...ben, ...createCaller(server) };
    expect(await next(createClient(anonymous).subscribe('private-feed'), 'pusher:subscription_error')).toMatchObject({
      error: 'Auth request failed with status 401',
    });
  });

  it('is authorised for well-formed requests only', async () => {
    const authorize = (body: object) => ana.rest('/api/messages/pusher/auth', { body });
    expect((await authorize({ socket_id: '1.1', channel_name: `private-user-${ana.id}` })).body).toEqual({
      auth: expect.stringMatching(/^venturion-live:[0-9a-f]{64}\.[0-9a-f-]{36}\.[0-9a-f-]{36}\.\d+$/),
    });
    for (const [body, field] of [
      [{ channel_name: 'private-feed' }, 'socket_id'],
      [{ socket_id: '1', channel_name: 'private-feed' }, 'socket_id'],
      [{ socket_id: '1.1:private-feed', channel_name: 'private-feed' }, 'socket_id'],
      [{ socket_id: '1.1' }, 'channel_name'],
      [{ socket_id: '1.1', channel_name: '#server-to-user-x' }, 'channel_name'],
      [{ socket_id: '1.1', channel_name: 'x'.repeat(165) }, 'channel_name'],
    ] as const) {
      expect(await authorize(body), JSON.stringify(body)).toMatchObject({
        status: 400,
        body: { error: { fields: { [field]: expect.any(String) } } },
      });
    }
  });
});
