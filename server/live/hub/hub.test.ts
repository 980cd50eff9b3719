import { once } from 'node:events';
import { connect } from 'node:net';
import Pusher from 'pusher';
import { afterEach, describe, expect, it } from 'vitest';
import { RawClient, startTestHub, testApp, type TestHub } from './testing';

let running: TestHub;

afterEach(() => running.stop());

const start = async (limits?: Parameters<typeof startTestHub>[0]) => (running = await startTestHub(limits));
const publisher = () => new Pusher({ ...testApp, host: '127.0.0.1', port: String(running.port), useTLS: false });
const connectClient = () => RawClient.connect(running.port);

describe('connecting', () => {
  it.each([
    ['/app/other?protocol=7', 4001],
    ['/app/key', 4008],
    ['/app/key?protocol=seven', 4006],
    ['/app/key?protocol=8', 4007],
    ['/app/key?protocol=3', 4007],
  ])('rejects %s with %i, as an event and as the close code', async (path, code) => {
    await start();
    const client = new RawClient(running.port, path);
    expect((await client.next('pusher:error')).data.code).toBe(code);
    expect((await client.closed).code).toBe(code);
    expect(running.hub.stats().sockets).toBe(0);
  });

  it('does not handle other paths', async () => {
    await start();
    const client = new RawClient(running.port, '/graphql');
    const [error] = await once(client.socket, 'error');
    expect(String(error)).toContain('418');
    expect(await (await fetch(`http://127.0.0.1:${running.port}/healthz`)).text()).toBe('not the hub\n');
  });

  it('assigns unique socket ids in the documented format', async () => {
    await start();
    const clients = await Promise.all([connectClient(), connectClient(), connectClient()]);
    expect(new Set(clients.map(({ socketId }) => socketId)).size).toBe(3);
    for (const { socketId } of clients) expect(socketId).toMatch(/^\d+\.\d+$/);
  });

  it('evicts the oldest socket without a valid signature', async () => {
    await start({ unauthenticatedSockets: 2 });
    const authenticated = await connectClient();
    await authenticated.subscribe('private-a');
    const oldest = await connectClient();
    const second = await connectClient();
    await second.subscribe('news');
    await connectClient();
    expect((await oldest.closed).code).toBe(4100);
    expect(await authenticated.flush()).toEqual([]);
    expect(await second.flush()).toEqual([]);
    expect(running.hub.stats().sockets).toBe(3);
  });

  it('evicts the oldest socket of an address beyond its limit, and closes sockets without a signature after a time', async () => {
    await start({
      unauthenticatedSocketsPerAddress: 2,
      unauthenticatedSeconds: 0.5,
      pongSeconds: 0.4,
      activitySeconds: 60,
    });
    const authenticated = await connectClient();
    await authenticated.subscribe('private-a');
    const [oldest, second] = [await connectClient(), await connectClient()];
    await connectClient();
    expect(await oldest.closed).toEqual({ code: 4100, reason: 'Over capacity' });
    expect(await second.closed).toEqual({ code: 4100, reason: 'No channel authorised in time' });
    expect(await authenticated.flush()).toEqual([]);
  });

  it('closes a socket after the longest time of a connection, so that its client authorises again', async () => {
    await start({ connectionSeconds: 0.2, pongSeconds: 0.4, activitySeconds: 60 });
    const client = await connectClient();
    await client.subscribe('private-a');
    expect((await client.closed).code).toBe(4200);
  });

  it('rejects new sockets during shutdown, and closes the others with 4200', async () => {
    await start();
    const client = await connectClient();
    const shutdown = running.hub.shutdown();
    const late = new RawClient(running.port);
    const [error] = await once(late.socket, 'error');
    expect(String(error)).toContain('503');
    expect((await client.closed).code).toBe(4200);
    await shutdown;
  });
});

describe('invalid messages', () => {
  it.each([
    ['broken JSON', '{"event":'],
    ['no event', '{"data":{}}'],
    ['an array', '[]'],
    ['an unknown event', '{"event":"pusher:dance"}'],
    ['a subscription without a channel', '{"event":"pusher:subscribe","data":{"channel":7}}'],
    ['an unsubscription without data', '{"event":"pusher:unsubscribe"}'],
    ['a binary message', Buffer.from('{"event":"pusher:ping"}')],
  ])('%s gets an error, and the connection stays open', async (_, frame) => {
    await start();
    const client = await connectClient();
    client.socket.send(frame);
    expect((await client.next('pusher:error')).data.code).toBe(4300);
    await client.subscribe('news');
    expect(await client.flush()).toEqual([]);
  });

  it('JSON nested too deeply to serialise gets an error', async () => {
    await start();
    const client = await connectClient();
    await client.subscribe('private-a');
    client.socket.send(`{"event":"client-x","channel":"private-a","data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`);
    expect((await client.next('pusher:error')).data.code).toBe(4300);
    expect(await client.flush()).toEqual([]);
  });

  it('an oversized frame closes only its socket', async () => {
    await start();
    const [big, other] = await Promise.all([connectClient(), connectClient()]);
    await big.subscribe('presence-a', { user_id: 'big' });
    await other.subscribe('presence-a', { user_id: 'other' });
    big.socket.send(`{"event":"${'x'.repeat(64 * 1024)}"}`);
    expect((await big.closed).code).toBe(1009);
    expect((await other.next('pusher_internal:member_removed')).data).toEqual({ user_id: 'big' });
  });

  it('a flood of frames closes only its socket, with 4100', async () => {
    await start({ frameBurst: 50, framesPerSecond: 1 });
    const [flooder, other] = await Promise.all([connectClient(), connectClient()]);
    for (let i = 0; i < 51; i++) flooder.send('pusher:ping', {});
    expect((await flooder.closed).code).toBe(4100);
    expect(await other.flush()).toEqual([]);
    const pinger = await connectClient();
    for (let i = 0; i < 51; i++) pinger.socket.ping();
    expect((await pinger.closed).code).toBe(4100);
  });
});

describe('idle and slow clients', () => {
  it('pings an idle client, and closes it with 4201 when it does not reply', async () => {
    await start({ activitySeconds: 0.1, pongSeconds: 0.4 });
    const [answering, silent] = await Promise.all([connectClient(), connectClient()]);
    answering.socket.on(
      'message',
      (data) => data.toString().includes('pusher:ping') && answering.send('pusher:pong', {}),
    );
    expect((await silent.closed).code).toBe(4201);
    await answering.subscribe('news');
    expect(running.hub.stats()).toMatchObject({ sockets: 1, channels: 1 });
  });

  it('drops a client that never reads, and sends every event to the others', async () => {
    await start({ bufferedBytes: 100_000, frameBurst: 100_000 });
    const stalled = connect(running.port, '127.0.0.1');
    stalled.on('error', () => {});
    const subscription = Buffer.from('{"event":"pusher:subscribe","data":{"channel":"news"}}');
    stalled.write(
      'GET /app/key?protocol=7 HTTP/1.1\r\nHost: hub\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    stalled.write(Buffer.concat([Buffer.from([0x81, 0x80 | subscription.length, 0, 0, 0, 0]), subscription]));
    await once(stalled, 'readable');
    const reader = await connectClient();
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
