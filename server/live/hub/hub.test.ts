import { once } from 'node:events';
import { connect } from 'node:net';
import Pusher from 'pusher';
import { afterEach, describe, expect, it } from 'vitest';
import { RawClient, startTestHub, testApp, type TestHub } from './testing';

let running: TestHub;

afterEach(() => running.stop());

const start = async (limits?: Parameters<typeof startTestHub>[0]) => (running = await startTestHub(limits));
const publisher = () => new Pusher({ ...testApp, host: '127.0.0.1', port: String(running.port), useTLS: false });
const join = () => RawClient.connect(running.port);

describe('connecting', () => {
  it.each([
    ['/app/other?protocol=7', 4001],
    ['/app/key', 4008],
    ['/app/key?protocol=seven', 4006],
    ['/app/key?protocol=8', 4007],
    ['/app/key?protocol=3', 4007],
  ])('refuses %s with %i, as an event and as the close code', async (path, code) => {
    await start();
    const client = new RawClient(running.port, path);
    expect((await client.next('pusher:error')).data.code).toBe(code);
    expect((await client.closed).code).toBe(code);
    expect(running.hub.stats().sockets).toBe(0);
  });

  it('leaves other paths to others', async () => {
    await start();
    const client = new RawClient(running.port, '/graphql');
    const [error] = await once(client.socket, 'error');
    expect(String(error)).toContain('418');
    expect(await (await fetch(`http://127.0.0.1:${running.port}/healthz`)).text()).toBe('not the hub\n');
  });

  it('gives socket ids of the documented form, all different', async () => {
    await start();
    const clients = await Promise.all([join(), join(), join()]);
    expect(new Set(clients.map(({ socketId }) => socketId)).size).toBe(3);
    for (const { socketId } of clients) expect(socketId).toMatch(/^\d+\.\d+$/);
  });

  it('makes room by closing the oldest socket that showed nothing signed', async () => {
    await start({ unprovenSockets: 2 });
    const proven = await join();
    await proven.subscribe('private-a');
    const oldest = await join();
    const second = await join();
    await second.subscribe('news');
    await join();
    expect((await oldest.closed).code).toBe(4100);
    expect(await proven.flush()).toEqual([]);
    expect(await second.flush()).toEqual([]);
    expect(running.hub.stats().sockets).toBe(3);
  });

  it('turns newcomers away while it shuts down, and closes everyone with 4200', async () => {
    await start();
    const client = await join();
    const done = running.hub.shutdown();
    const late = new RawClient(running.port);
    const [error] = await once(late.socket, 'error');
    expect(String(error)).toContain('503');
    expect((await client.closed).code).toBe(4200);
    await done;
  });
});

describe('messages that make no sense', () => {
  it.each([
    ['broken JSON', '{"event":'],
    ['no event', '{"data":{}}'],
    ['an array', '[]'],
    ['an unknown event', '{"event":"pusher:dance"}'],
    ['a subscription without a channel', '{"event":"pusher:subscribe","data":{"channel":7}}'],
    ['an unsubscription without data', '{"event":"pusher:unsubscribe"}'],
    ['a binary message', Buffer.from('{"event":"pusher:ping"}')],
  ])('answers %s with an error and goes on', async (_, frame) => {
    await start();
    const client = await join();
    client.socket.send(frame);
    expect((await client.next('pusher:error')).data.code).toBe(4300);
    await client.subscribe('news');
    expect(await client.flush()).toEqual([]);
  });

  it('survives JSON nested too deeply to be written again', async () => {
    await start();
    const client = await join();
    await client.subscribe('private-a');
    client.socket.send(`{"event":"client-x","channel":"private-a","data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`);
    expect((await client.next('pusher:error')).data.code).toBe(4300);
    expect(await client.flush()).toEqual([]);
  });

  it('closes a socket that sends an oversized frame, and no other', async () => {
    await start();
    const [big, other] = await Promise.all([join(), join()]);
    await big.subscribe('presence-a', { user_id: 'big' });
    await other.subscribe('presence-a', { user_id: 'other' });
    big.socket.send(`{"event":"${'x'.repeat(64 * 1024)}"}`);
    expect((await big.closed).code).toBe(1009);
    expect((await other.next('pusher_internal:member_removed')).data).toEqual({ user_id: 'big' });
  });

  it('closes a flooding socket with 4100, and no other', async () => {
    await start({ frameBurst: 50, framesPerSecond: 1 });
    const [flooder, other] = await Promise.all([join(), join()]);
    for (let i = 0; i < 51; i++) flooder.say('pusher:ping', {});
    expect((await flooder.closed).code).toBe(4100);
    expect(await other.flush()).toEqual([]);
    const pinger = await join();
    for (let i = 0; i < 51; i++) pinger.socket.ping();
    expect((await pinger.closed).code).toBe(4100);
  });
});

describe('subscribing', () => {
  it('confirms public channels with an empty object, again when asked twice', async () => {
    await start();
    const client = await join();
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
  ])('refuses %s without a signature', async (channel, refusal) => {
    await start();
    const client = await join();
    client.say('pusher:subscribe', { channel });
    expect(await client.next('pusher:subscription_error')).toMatchObject({ channel, data: refusal });
    expect(running.hub.stats().channels).toBe(0);
  });

  it('refuses a signature made for another socket, channel or member', async () => {
    await start();
    const [client, other] = await Promise.all([join(), join()]);
    const asAna = JSON.stringify({ user_id: 'ana' });
    const attempts = [
      { channel: 'private-a', auth: other.authFor('private-a') },
      { channel: 'private-a', auth: client.authFor('private-b') },
      { channel: 'private-a', auth: client.authFor('private-a').replace('key:', 'kez:') },
      { channel: 'presence-a', auth: client.authFor('presence-a', JSON.stringify({ user_id: 'ben' })), channel_data: asAna },
      { channel: 'presence-a', auth: client.authFor('presence-a'), channel_data: asAna },
      { channel: 'presence-a', auth: client.authFor('presence-a') },
    ];
    for (const attempt of attempts) {
      client.say('pusher:subscribe', attempt);
      expect((await client.next('pusher:subscription_error')).data).toMatchObject({ type: 'AuthError', status: 401 });
    }
    expect(running.hub.stats().channels).toBe(0);
  });

  it('limits channels per socket, members per channel and the size of a member', async () => {
    await start({ channels: 2, presenceMembers: 1, presenceDataBytes: 100 });
    const [client, other] = await Promise.all([join(), join()]);
    await client.subscribe('presence-a', { user_id: 'ana' });
    const tooMany = { data: { type: 'LimitReached', status: 403 } };
    other.ask('presence-a', { user_id: 'ben' });
    expect(await other.next('pusher:subscription_error')).toMatchObject(tooMany);
    other.ask('presence-b', { user_id: 'ben', user_info: 'x'.repeat(100) });
    expect(await other.next('pusher:subscription_error')).toMatchObject({ data: { type: 'LimitReached', status: 413 } });
    await other.subscribe('presence-a', { user_id: 'ana' });
    await client.subscribe('news');
    client.ask('jobs');
    expect(await client.next('pusher:subscription_error')).toMatchObject(tooMany);
    client.say('pusher:unsubscribe', { channel: 'news' });
    await client.subscribe('jobs');
  });

  it('takes no signature from before the channel was closed, subscribed or not', async () => {
    await start();
    const client = await join();
    const auth = client.authFor('private-a');
    await client.subscribe('private-b');
    running.hub.closeChannel('private-a');
    client.say('pusher:subscribe', { channel: 'private-a', auth });
    expect((await client.closed).code).toBe(4200);
    const again = await join();
    await again.subscribe('private-a');
  });
});

describe('closing a channel', () => {
  it('takes its sockets off all their channels at once, and listens to them no more', async () => {
    await start();
    const [leaving, other] = await Promise.all([join(), join()]);
    await leaving.subscribe('private-a');
    await other.subscribe('presence-b', { user_id: 'other' });
    running.hub.closeChannel('private-a');
    expect(running.hub.stats()).toMatchObject({ sockets: 1, channels: 1 });
    leaving.ask('presence-b', { user_id: 'leaving' });
    expect((await leaving.closed).code).toBe(4200);
    expect(await other.flush()).toEqual([]);
  });
});

describe('client events', () => {
  it('relays them on private and presence channels only, from subscribers only', async () => {
    await start();
    const [sender, reader] = await Promise.all([join(), join()]);
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
      sender.say(event, {}, channel);
      expect((await sender.next('pusher:error')).data.code).toBe(4300);
    }
    sender.say('client-x', 'x'.repeat(10_241), 'private-a');
    expect((await sender.next('pusher:error')).data.code).toBe(4300);
    sender.say('client-x', { ok: true }, 'private-a');
    expect(await sender.flush()).toEqual([]);
    expect(await reader.flush()).toEqual([{ event: 'client-x', channel: 'private-a', data: '{"ok":true}' }]);
  });

  it('answers more than ten in a second with 4301 and drops them', async () => {
    await start();
    const [sender, reader] = await Promise.all([join(), join()]);
    await Promise.all([sender.subscribe('private-a'), reader.subscribe('private-a')]);
    for (let i = 0; i < 30; i++) sender.say('client-x', { i }, 'private-a');
    const errors = await sender.flush();
    const relayed = await reader.flush();
    expect(errors.every(({ event, data }) => event === 'pusher:error' && data.code === 4301)).toBe(true);
    expect(errors.length).toBeGreaterThan(10);
    expect(relayed.length + errors.length).toBe(30);
    expect(relayed.slice(0, 10).map(({ data }) => JSON.parse(data).i)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('signing in', () => {
  it('opens the channel of the user to this socket, and to no other', async () => {
    await start();
    const [ana, ben] = await Promise.all([join(), join()]);
    ana.signIn({ id: 'ana' });
    expect(JSON.parse((await ana.next('pusher:signin_success')).data.user_data)).toEqual({ id: 'ana' });
    ben.signIn({ id: 'ben' });
    await ben.next('pusher:signin_success');
    ben.say('pusher:subscribe', { channel: '#server-to-user-ana' });
    expect((await ben.next('pusher:subscription_error')).data).toMatchObject({ type: 'AuthError', status: 403 });
    ana.say('pusher:unsubscribe', { channel: '#server-to-user-ana' });
    await ana.flush();
    await publisher().sendToUser('ana', 'hello', { to: 'ana' });
    expect((await ana.next('hello')).data).toEqual({ to: 'ana' });
    expect(await ben.flush()).toEqual([]);
  });

  it('lets a signed-in socket onto presence channels as its user', async () => {
    await start();
    const client = await join();
    client.signIn({ id: 'ana', user_info: { name: 'Ana' } });
    const { data } = await client.subscribe('presence-a');
    expect(data.presence).toEqual({ ids: ['ana'], hash: { ana: { name: 'Ana' } }, count: 1 });
  });

  it('closes sockets with a bad signature, without an id, or with a second user', async () => {
    await start();
    const [forger, nameless, changing] = await Promise.all([join(), join(), join()]);
    forger.say('pusher:signin', { auth: `key:${'0'.repeat(64)}`, user_data: '{"id":"ana"}' });
    expect((await forger.closed).code).toBe(4009);
    nameless.signIn({ id: 7 });
    expect((await nameless.closed).code).toBe(4009);
    changing.signIn({ id: 'ana' });
    changing.signIn({ id: 'ana' });
    expect((await changing.flush()).map(({ event }) => event)).toEqual(['pusher:signin_success', 'pusher:signin_success']);
    changing.signIn({ id: 'ben' });
    expect((await changing.closed).code).toBe(4009);
  });

  it('takes no sign-in from before the connections of the user were ended', async () => {
    await start();
    const waiting = await join();
    await publisher().terminateUserConnections('ana');
    waiting.signIn({ id: 'ana' });
    expect((await waiting.closed).code).toBe(4200);
  });
});

describe('keeping connections', () => {
  it('pings a silent client, keeps it when it answers and closes it with 4201 when not', async () => {
    await start({ activitySeconds: 0.1, pongSeconds: 0.4 });
    const [answering, silent] = await Promise.all([join(), join()]);
    answering.socket.on('message', (data) => data.toString().includes('pusher:ping') && answering.say('pusher:pong', {}));
    expect((await silent.closed).code).toBe(4201);
    await answering.subscribe('news');
    expect(running.hub.stats()).toMatchObject({ sockets: 1, channels: 1 });
  });

  it('drops a reader that never reads, and serves the others in full', async () => {
    await start({ waitingBytes: 100_000, frameBurst: 100_000 });
    const stalled = connect(running.port, '127.0.0.1');
    stalled.on('error', () => {});
    const subscription = Buffer.from('{"event":"pusher:subscribe","data":{"channel":"news"}}');
    stalled.write(
      'GET /app/key?protocol=7 HTTP/1.1\r\nHost: hub\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    stalled.write(Buffer.concat([Buffer.from([0x81, 0x80 | subscription.length, 0, 0, 0, 0]), subscription]));
    await once(stalled, 'readable');
    const reader = await join();
    await reader.subscribe('news');
    const data = 'x'.repeat(10_000);
    let sent = 0;
    for (; running.hub.stats().dropped === 0 && sent < 5_000; sent += 10) {
      await publisher().triggerBatch(Array.from({ length: 10 }, () => ({ channel: 'news', name: 'big', data })));
    }
    expect(running.hub.stats()).toMatchObject({ dropped: 1, sockets: 1 });
    expect((await reader.flush()).filter(({ event }) => event === 'big').length).toBe(sent);
    stalled.destroy();
  }, 30_000);
});
