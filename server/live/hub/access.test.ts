import Pusher from 'pusher';
import { afterEach, describe, expect, it } from 'vitest';
import { RawClient, startTestHub, testApp, type TestHub } from './testing';

let running: TestHub;

afterEach(() => running.stop());

const start = async (limits?: Parameters<typeof startTestHub>[0]) => (running = await startTestHub(limits));
const publisher = () => new Pusher({ ...testApp, host: '127.0.0.1', port: String(running.port), useTLS: false });
const connect = () => RawClient.connect(running.port);

describe('subscribing', () => {
  it('confirms a public channel with an empty object, also when the subscription is repeated', async () => {
    await start();
    const client = await connect();
    expect(await client.subscribe('news')).toMatchObject({ channel: 'news', data: {} });
    expect(await client.subscribe('news')).toMatchObject({ channel: 'news', data: {} });
    expect(running.hub.stats()).toMatchObject({ sockets: 1, channels: 1 });
  });

  it.each([
    ['#server-to-user-ana', { type: 'AuthError', status: 403 }],
    ['#anything', { type: 'AuthError', status: 403 }],
    ['a b', { type: 'InvalidChannel', status: 400 }],
    ['x'.repeat(165), { type: 'InvalidChannel', status: 400 }],
    ['private-a', { type: 'AuthError', status: 401 }],
    ['private-encrypted-a', { type: 'AuthError', status: 401 }],
    ['presence-a', { type: 'AuthError', status: 401 }],
  ])('rejects %s without a signature', async (channel, error) => {
    await start();
    const client = await connect();
    client.send('pusher:subscribe', { channel });
    expect(await client.next('pusher:subscription_error')).toMatchObject({ channel, data: error });
    expect(running.hub.stats().channels).toBe(0);
  });

  it('rejects a signature made for another socket, channel or member', async () => {
    await start();
    const [client, other] = await Promise.all([connect(), connect()]);
    const asAna = JSON.stringify({ user_id: 'ana' });
    const attempts = [
      { channel: 'private-a', auth: other.authFor('private-a') },
      { channel: 'private-a', auth: client.authFor('private-b') },
      { channel: 'private-a', auth: client.authFor('private-a').replace('key:', 'kez:') },
      {
        channel: 'presence-a',
        auth: client.authFor('presence-a', JSON.stringify({ user_id: 'ben' })),
        channel_data: asAna,
      },
      { channel: 'presence-a', auth: client.authFor('presence-a'), channel_data: asAna },
      { channel: 'presence-a', auth: client.authFor('presence-a') },
    ];
    for (const attempt of attempts) {
      client.send('pusher:subscribe', attempt);
      expect((await client.next('pusher:subscription_error')).data).toMatchObject({ type: 'AuthError', status: 401 });
    }
    expect(running.hub.stats().channels).toBe(0);
  });

  it('closes a socket without a valid signature after too many rejections', async () => {
    await start({ rejectedSubscriptions: 2 });
    const [stranger, member] = await Promise.all([connect(), connect()]);
    await member.subscribe('private-a');
    for (const client of [stranger, member])
      for (const channel of ['private-b', 'private-c']) client.send('pusher:subscribe', { channel });
    expect(await stranger.closed).toEqual({ code: 4100, reason: 'Too many rejected subscriptions' });
    expect((await member.flush()).map(({ event }) => event)).toEqual(Array(2).fill('pusher:subscription_error'));
  });

  it('limits channels per socket, members per channel and the size of channel data', async () => {
    await start({ channels: 2, presenceMembers: 1, presenceDataBytes: 100 });
    const [client, other] = await Promise.all([connect(), connect()]);
    await client.subscribe('presence-a', { user_id: 'ana' });
    const tooMany = { data: { type: 'LimitReached', status: 403 } };
    other.requestSubscription('presence-a', { user_id: 'ben' });
    expect(await other.next('pusher:subscription_error')).toMatchObject(tooMany);
    other.requestSubscription('presence-b', { user_id: 'ben', user_info: 'x'.repeat(100) });
    expect(await other.next('pusher:subscription_error')).toMatchObject({
      data: { type: 'LimitReached', status: 413 },
    });
    await other.subscribe('presence-a', { user_id: 'ana' });
    await client.subscribe('news');
    client.requestSubscription('jobs');
    expect(await client.next('pusher:subscription_error')).toMatchObject(tooMany);
    client.send('pusher:unsubscribe', { channel: 'news' });
    await client.subscribe('jobs');
  });

  it('rejects signatures made before the channel was closed, also of sockets that were not subscribed', async () => {
    await start();
    const client = await connect();
    const auth = client.authFor('private-a');
    await client.subscribe('private-b');
    running.hub.closeChannel('private-a');
    client.send('pusher:subscribe', { channel: 'private-a', auth });
    expect((await client.closed).code).toBe(4200);
    const reconnected = await connect();
    await reconnected.subscribe('private-a');
  });
});

describe('client events', () => {
  it('are broadcast on private and presence channels only, from subscribers only', async () => {
    await start();
    const [sender, reader] = await Promise.all([connect(), connect()]);
    for (const client of [sender, reader]) {
      await client.subscribe('news');
      await client.subscribe('private-a');
      await client.subscribe('private-encrypted-a');
    }
    await reader.subscribe('private-b');
    const refused = [
      ['client-x', 'news'],
      ['client-x', 'private-encrypted-a'],
      ['client-x', 'private-b'],
      ['client-x', undefined],
      ['typing', 'private-a'],
      [`client-${'x'.repeat(200)}`, 'private-a'],
    ] as const;
    for (const [event, channel] of refused) {
      sender.send(event, {}, channel);
      expect((await sender.next('pusher:error')).data.code).toBe(4300);
    }
    sender.send('client-x', 'x'.repeat(257), 'private-a');
    expect((await sender.next('pusher:error')).data.code).toBe(4300);
    sender.send('client-x', { ok: true }, 'private-a');
    expect(await sender.flush()).toEqual([]);
    expect(await reader.flush()).toEqual([{ event: 'client-x', channel: 'private-a', data: '{"ok":true}' }]);
  });

  it('are relayed only where the rules declare them, as only declared channels exist', async () => {
    running = await startTestHub({}, undefined, {
      isChannel: (name) => name !== 'news',
      allowsClientEvent: (channel, event) => channel === 'private-a' && event === 'client-typing',
      isSessionEnded: () => false,
    });
    const [sender, reader] = await Promise.all([connect(), connect()]);
    sender.send('pusher:subscribe', { channel: 'news' });
    expect((await sender.next('pusher:subscription_error')).data).toMatchObject({
      type: 'InvalidChannel',
      status: 404,
    });
    for (const client of [sender, reader]) for (const name of ['private-a', 'private-b']) await client.subscribe(name);
    sender.send('client-typing', {}, 'private-b');
    sender.send('client-other', {}, 'private-a');
    for (const _ of 'ab') expect((await sender.next('pusher:error')).data.code).toBe(4300);
    sender.send('client-typing', {}, 'private-a');
    await sender.flush();
    expect((await reader.flush()).map(({ event, channel }) => [event, channel])).toEqual([
      ['client-typing', 'private-a'],
    ]);
  });

  it('are rejected with 4301 beyond ten per second', async () => {
    await start();
    const [sender, reader] = await Promise.all([connect(), connect()]);
    await Promise.all([sender.subscribe('private-a'), reader.subscribe('private-a')]);
    for (let i = 0; i < 30; i++) sender.send('client-x', { i }, 'private-a');
    const errors = await sender.flush();
    const delivered = await reader.flush();
    expect(errors.every(({ event, data }) => event === 'pusher:error' && data.code === 4301)).toBe(true);
    expect(errors.length).toBeGreaterThan(10);
    expect(delivered.length + errors.length).toBe(30);
    expect(delivered.slice(0, 10).map(({ data }) => JSON.parse(data).i)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('signing in', () => {
  it('subscribes only this socket to the channel of the user', async () => {
    await start();
    const [ana, ben] = await Promise.all([connect(), connect()]);
    ana.signIn({ id: 'ana' });
    expect(JSON.parse((await ana.next('pusher:signin_success')).data.user_data)).toEqual({ id: 'ana' });
    ben.signIn({ id: 'ben' });
    await ben.next('pusher:signin_success');
    ben.send('pusher:subscribe', { channel: '#server-to-user-ana' });
    expect((await ben.next('pusher:subscription_error')).data).toMatchObject({ type: 'AuthError', status: 403 });
    ana.send('pusher:unsubscribe', { channel: '#server-to-user-ana' });
    await ana.flush();
    await publisher().sendToUser('ana', 'hello', { to: 'ana' });
    expect((await ana.next('hello')).data).toEqual({ to: 'ana' });
    expect(await ben.flush()).toEqual([]);
  });

  it('makes the user the member on presence channels', async () => {
    await start();
    const client = await connect();
    client.signIn({ id: 'ana', user_info: { name: 'Ana' } });
    const { data } = await client.subscribe('presence-a');
    expect(data.presence).toEqual({ ids: ['ana'], hash: { ana: { name: 'Ana' } }, count: 1 });
  });

  it('closes the socket after an invalid signature, a missing id or a second user', async () => {
    await start();
    const [forger, nameless, changing] = await Promise.all([connect(), connect(), connect()]);
    forger.send('pusher:signin', { auth: `key:${'0'.repeat(64)}`, user_data: '{"id":"ana"}' });
    expect((await forger.closed).code).toBe(4009);
    nameless.signIn({ id: 7 });
    expect((await nameless.closed).code).toBe(4009);
    changing.signIn({ id: 'ana' });
    changing.signIn({ id: 'ana' });
    expect((await changing.flush()).map(({ event }) => event)).toEqual([
      'pusher:signin_success',
      'pusher:signin_success',
    ]);
    changing.signIn({ id: 'ben' });
    expect((await changing.closed).code).toBe(4009);
  });

  it("is rejected for sockets older than the termination of the user's connections", async () => {
    await start();
    const waiting = await connect();
    await publisher().terminateUserConnections('ana');
    waiting.signIn({ id: 'ana' });
    expect((await waiting.closed).code).toBe(4200);
  });
});
