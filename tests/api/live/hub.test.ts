import type Pusher from 'pusher';
import type { PresenceChannel } from 'pusher-js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../server/live/hub/testing';
import {
  collectEvents,
  waitForEvent,
  openHub,
  waitForPong,
  subscribe,
  type OfficialHub,
} from '../../support/transports/hub';

let hub: OfficialHub;
let publisher: Pusher;

const connectClient: OfficialHub['createClient'] = (...about) => hub.createClient(...about);
const publisherWith: OfficialHub['publisherWith'] = (options) => hub.publisherWith(options);

const get = async (path: string, params?: object) => (await publisher.get({ path, params })).json();

beforeEach(async () => {
  hub = await openHub();
  ({ publisher } = hub);
});

afterEach(() => hub.close());

describe('publishing', () => {
  it('reaches every subscriber of the channel except the excluded socket', async () => {
    const [ana, ben] = [connectClient('ana'), connectClient('ben')];
    const receivedByAna = collectEvents(await subscribe(ana, 'news'));
    const receivedByBen = collectEvents(await subscribe(ben, 'news'));
    await publisher.trigger('news', 'posted', { id: 1, text: 'é😀 "quoted"' });
    await publisher.trigger(['news', 'jobs', 'news'], 'liked', { id: 2 }, { socket_id: ana.connection.socket_id });
    await Promise.all([waitForPong(ana), waitForPong(ben)]);
    expect(receivedByAna).toEqual([['posted', { id: 1, text: 'é😀 "quoted"' }]]);
    expect(receivedByBen).toEqual([...receivedByAna, ['liked', { id: 2 }]]);
  });

  it('publishes batches in order and returns the requested attributes', async () => {
    const ana = connectClient('ana');
    await subscribe(ana, 'presence-a');
    const collected = collectEvents(await subscribe(ana, 'news'));
    const batch = Array.from({ length: 10 }, (_, i) => ({ channel: 'news', name: 'n', data: { i } }));
    expect(await (await publisher.triggerBatch(batch)).json()).toEqual({});
    await waitForPong(ana);
    expect(collected.map(([, data]) => (data as { i: number }).i)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);

    const counted = [
      { channel: 'presence-a', name: 'n', data: {}, info: 'user_count,subscription_count' },
      { channel: 'jobs', name: 'n', data: {} },
    ];
    expect(await (await publisher.triggerBatch(counted)).json()).toEqual({
      batch: [{ user_count: 1, subscription_count: 1 }, {}],
    });
    const triggered = await publisher.trigger(['presence-a', 'news'], 'n', {}, { info: 'user_count' });
    expect(await triggered.json()).toEqual({ channels: { 'presence-a': { user_count: 1 }, news: {} } });
  });

  it('relays encrypted events without reading them', async () => {
    const ana = connectClient('ana');
    const secretive = publisherWith({ encryptionMasterKeyBase64: Buffer.alloc(32, 7).toString('base64') });
    const messages: { event: string; data: unknown }[] = [];
    ana.connection.bind('message', (message: { event: string; data: unknown }) => messages.push(message));
    await waitForEvent(ana.connection, 'connected');
    const { auth } = secretive.authorizeChannel(ana.connection.socket_id, 'private-encrypted-a');
    ana.send_event('pusher:subscribe', { channel: 'private-encrypted-a', auth });
    await waitForPong(ana);
    await secretive.trigger('private-encrypted-a', 'secret', { word: 'plain' });
    await waitForPong(ana);
    const { data } = messages.find(({ event }) => event === 'secret')!;
    expect(data).toEqual({ nonce: expect.any(String), ciphertext: expect.any(String) });
  });

  it('rejects invalid calls with their status and publishes nothing', async () => {
    const ana = connectClient('ana');
    const collected = collectEvents(await subscribe(ana, 'news'));
    const post = (body: unknown, path = '/events') => publisher.post({ path, body: body as string });
    const event = { name: 'n', channels: ['news'], data: '{}' };
    const invalidCalls: [number, () => Promise<unknown>][] = [
      [401, () => publisherWith({ secret: 'wrong' }).trigger('news', 'n', {})],
      [401, () => publisherWith({ key: 'wrong' }).trigger('news', 'n', {})],
      [404, () => publisherWith({ appId: 'other' }).trigger('news', 'n', {})],
      [413, () => publisher.trigger('news', 'n', 'x'.repeat(10_241))],
      [413, () => publisher.trigger('news', 'n', 'é'.repeat(5_121))],
      [
        413,
        () =>
          publisher.triggerBatch([
            { channel: 'news', name: 'n', data: 'x' },
            { channel: 'news', name: 'n', data: 'x'.repeat(10_241) },
          ]),
      ],
      [
        400,
        () => publisher.triggerBatch(Array.from({ length: 11 }, () => ({ channel: 'news', name: 'n', data: 'x' }))),
      ],
      [400, () => publisher.trigger('news', 'pusher_internal:member_added', {})],
      [400, () => publisher.trigger('x'.repeat(165), 'n', {})],
      [400, () => publisher.trigger('news', 'n', {}, { info: 'height' })],
      [400, () => post({ ...event, channels: ['news', '#other'] })],
      [400, () => post({ ...event, channels: [] })],
      [400, () => post({ ...event, channels: Array.from({ length: 101 }, (_, i) => `c${i}`) })],
      [400, () => post({ ...event, name: '' })],
      [400, () => post({ ...event, data: { not: 'text' } })],
      [400, () => post({ ...event, socket_id: 'x' })],
      [400, () => post([])],
      [404, () => post(event, '/nothing')],
      [404, () => post(event, '/events/more')],
    ];
    for (const [status, call] of invalidCalls)
      await expect(call()).rejects.toMatchObject({ status, body: expect.stringMatching(/\w/) });
    const unsigned = await fetch(`http://127.0.0.1:${hub.running.port}/apps/${testApp.appId}/events`, {
      method: 'POST',
      body: JSON.stringify(event),
    });
    expect(unsigned.status).toBe(401);
    await waitForPong(ana);
    expect(collected).toEqual([]);
    await publisher.trigger('news', 'n', 'x'.repeat(10_240));
  });

  it('lists members by channel', async () => {
    const [ana, ben] = [connectClient('ana'), connectClient('ben')];
    await subscribe(ana, 'presence-a');
    await subscribe(ben, 'presence-a');
    await subscribe(ben, 'news');
    ana.signin();
    await subscribe(ana, 'private-a');
    expect(await get('/channels')).toEqual({ channels: { 'presence-a': {}, news: {}, 'private-a': {} } });
    expect(await get('/channels', { filter_by_prefix: 'presence-', info: 'user_count' })).toEqual({
      channels: { 'presence-a': { user_count: 2 } },
    });
    expect(await get('/channels/presence-a', { info: 'user_count,subscription_count' })).toEqual({
      occupied: true,
      user_count: 2,
      subscription_count: 2,
    });
    expect(await get('/channels/empty')).toEqual({ occupied: false });
    expect(await get('/channels/presence-a/users')).toEqual({ users: [{ id: 'ana' }, { id: 'ben' }] });
    for (const [path, params] of [
      ['/channels', { info: 'user_count' }],
      ['/channels/news', { info: 'user_count' }],
      ['/channels/news/users', {}],
    ] as const) {
      await expect(get(path, params)).rejects.toMatchObject({ status: 400 });
    }
  });
});

describe('clients', () => {
  it('are rejected with 4001 for a wrong key and do not reconnect', async () => {
    const client = connectClient('ana', {}, 'wrong');
    const error = await waitForEvent(client.connection, 'error');
    expect(error.error.data.code).toBe(4001);
    expect(client.connection.state).toBe('disconnected');
  });

  it('receive the reason why a foreign signature opens no private channel', async () => {
    const stranger = connectClient('stranger', {
      channelAuthorization: {
        customHandler: ({ channelName }, done) => done(null, publisher.authorizeChannel('1.2', channelName)),
      },
    });
    const channel = stranger.subscribe('private-a');
    expect(await waitForEvent(channel, 'pusher:subscription_error')).toMatchObject({ type: 'AuthError', status: 401 });
    expect(channel.subscribed).toBe(false);
  });

  it('receive one join and one leave per member, independent of sockets', async () => {
    const [ana, ben, benAgain] = [connectClient('ana'), connectClient('ben'), connectClient('ben')];
    const channel = (await subscribe(ana, 'presence-a')) as PresenceChannel;
    const changes: string[] = [];
    channel.bind('pusher:member_added', ({ id, info }: any) => changes.push(`+${id} ${info.name}`));
    channel.bind('pusher:member_removed', ({ id }: any) => changes.push(`-${id}`));
    const benChannel = (await subscribe(ben, 'presence-a')) as PresenceChannel;
    expect(benChannel.members.me).toEqual({ id: 'ben', info: { name: 'ben' } });
    expect(benChannel.members.count).toBe(2);
    await subscribe(benAgain, 'presence-a');
    ben.unsubscribe('presence-a');
    await waitForPong(ben);
    await waitForPong(ana);
    expect(changes).toEqual(['+ben ben']);
    benAgain.disconnect();
    await waitForEvent(channel, 'pusher:member_removed');
    expect(changes).toEqual(['+ben ben', '-ben']);
    expect(channel.members.count).toBe(1);
  });

  it('send events to each other, with the sender on presence channels, without an echo', async () => {
    const [ana, ben] = [connectClient('ana'), connectClient('ben')];
    const [fromAna, toBen] = [await subscribe(ana, 'presence-a'), await subscribe(ben, 'presence-a')];
    const echo = collectEvents(fromAna);
    const received = new Promise((resolve) =>
      toBen.bind('client-typing', (data: unknown, { user_id }: any) => resolve({ data, user_id })),
    );
    fromAna.trigger('client-typing', { on: true });
    expect(await received).toEqual({ data: { on: true }, user_id: 'ana' });
    await waitForPong(ana);
    expect(echo).toEqual([]);
  });

  it('stay connected by sending pings', async () => {
    const client = connectClient('ana', { activityTimeout: 50, pongTimeout: 5_000 });
    await waitForEvent(client.connection, 'connected');
    const socketId = client.connection.socket_id;
    for (let i = 0; i < 3; i++) {
      await new Promise<void>((resolve) =>
        client.connection.bind('message', ({ event }: { event: string }) => event === 'pusher:pong' && resolve()),
      );
    }
    expect(client.connection).toMatchObject({ state: 'connected', socket_id: socketId });
  });

  it('receive events of their user until their connections are terminated', async () => {
    const [ana, anaAgain, ben] = [connectClient('ana'), connectClient('ana'), connectClient('ben')];
    for (const client of [ana, anaAgain, ben]) {
      client.signin();
      await subscribe(client, 'private-a');
    }
    const received = Promise.all([ana, anaAgain].map((client) => waitForEvent(client.user, 'hello')));
    await publisher.sendToUser('ana', 'hello', { n: 1 });
    expect(await received).toEqual([{ n: 1 }, { n: 1 }]);
    const ended = Promise.all([ana, anaAgain].map((client) => waitForEvent(client.connection, 'disconnected')));
    await publisher.terminateUserConnections('ana');
    await ended;
    await waitForPong(ben);
    expect(hub.running.hub.stats().sockets).toBe(1);
  });

  it('authorise again at once when a channel is closed, without effect on others', async () => {
    let mayRead = true;
    const ana = connectClient('ana', {
      channelAuthorization: {
        customHandler: ({ socketId, channelName }, done) =>
          mayRead || channelName !== 'private-a'
            ? done(null, publisher.authorizeChannel(socketId, channelName))
            : done(new Error('Forbidden'), null),
      },
    });
    const ben = connectClient('ben');
    const [secret, open] = [await subscribe(ana, 'private-a'), await subscribe(ana, 'private-b')];
    await subscribe(ben, 'private-b');
    const socketIds = [ana.connection.socket_id, ben.connection.socket_id];
    mayRead = false;
    const responses = Promise.all([
      waitForEvent(secret, 'pusher:subscription_error'),
      waitForEvent(open, 'pusher:subscription_succeeded'),
    ]);
    hub.running.hub.closeChannel('private-a');
    expect((await responses)[0]).toMatchObject({ type: 'AuthError', error: 'Forbidden' });
    const collected = collectEvents(secret);
    await publisher.trigger('private-a', 'posted', {});
    await waitForPong(ana);
    expect(collected).toEqual([]);
    expect(ana.connection.socket_id).not.toBe(socketIds[0]);
    expect(ben.connection.socket_id).toBe(socketIds[1]);
  });

  it('reconnect automatically after a restart of the hub', async () => {
    const ana = connectClient('ana');
    const channel = await subscribe(ana, 'private-a');
    await hub.running.restart();
    await waitForEvent(channel, 'pusher:subscription_succeeded');
    const received = waitForEvent(channel, 'posted');
    await publisher.trigger('private-a', 'posted', { id: 1 });
    expect(await received).toEqual({ id: 1 });
  });
});
