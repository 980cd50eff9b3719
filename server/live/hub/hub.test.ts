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

describe('keeping connections', () => {
  it('pings a silent client, keeps it when it answers and closes it with 4201 when not', async () => {
    await start({ activitySeconds: 0.1, pongSeconds: 0.4 });
    const [answering, silent] = await Promise.all([join(), join()]);
    answering.socket.on(
      'message',
      (data) => data.toString().includes('pusher:ping') && answering.say('pusher:pong', {}),
    );
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
