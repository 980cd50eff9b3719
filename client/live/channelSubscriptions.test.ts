// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChannelAuthError } from './authorizeChannel';
import { LiveConnection } from './liveConnection';
import { FakePusher } from './testing';

const ann = { id: 'ann', username: 'ann' };
const pushers: FakePusher[] = [];
const authorize = vi.fn();
let connection: LiveConnection;

beforeEach(() => {
  vi.useFakeTimers();
  pushers.length = 0;
  authorize.mockReset().mockResolvedValue({ auth: 'app-key:sig' });
  connection = new LiveConnection({
    authorize,
    createPusher: async (handler) => {
      pushers.push(new FakePusher(handler));
      return pushers.at(-1)!;
    },
  });
});
afterEach(() => {
  connection.setCredentials(null, null);
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const current = () => pushers.at(-1)!;

async function connect(): Promise<FakePusher> {
  connection.setCredentials(ann, 'token');
  await settle();
  current().accept('1.2');
  return current();
}

describe('channels', () => {
  test('subscribes channels that were added before the connection', async () => {
    const liked = vi.fn();
    connection.subscribe('private-post-1', { 'post.counted': liked });
    const pusher = await connect();
    pusher.channel('private-post-1')!.emit('post.counted', { id: '1' });
    expect(liked).toHaveBeenCalledWith({ id: '1' }, undefined);
  });

  test('subscribing again replaces the handlers', async () => {
    const pusher = await connect();
    const [first, second] = [vi.fn(), vi.fn()];
    connection.subscribe('private-post-1', { 'post.counted': first });
    connection.subscribe('private-post-1', { 'post.edited': second });
    const channel = pusher.channel('private-post-1')!;
    channel.emit('post.counted');
    channel.emit('post.edited');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  test('subscribes with the latest handlers that were added before the connection', async () => {
    const [first, second] = [vi.fn(), vi.fn()];
    connection.subscribe('private-post-1', { 'post.counted': first });
    connection.subscribe('private-post-1', { 'post.counted': second });
    (await connect()).channel('private-post-1')!.emit('post.counted');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  test('unsubscribes with the last subscriber, whose release may be called twice', async () => {
    const pusher = await connect();
    const [release, releaseOther] = [
      connection.subscribe('private-post-1', {}),
      connection.subscribe('private-post-1', {}),
    ];
    release();
    release();
    expect(pusher.channel('private-post-1')).toBeDefined();
    releaseOther();
    expect(pusher.channel('private-post-1')).toBeUndefined();
  });

  test('does not subscribe a channel that was removed before the connection', async () => {
    connection.subscribe('private-post-1', {})();
    expect((await connect()).channels.size).toBe(0);
  });

  test('subscribes a channel added after logout on the next connection', async () => {
    const pusher = await connect();
    connection.setCredentials(null, null);
    connection.subscribe('private-post-1', {});
    expect(pusher.channels.size).toBe(0);
    expect((await connect()).channel('private-post-1')).toBeDefined();
  });

  test('subscribes all channels on another connection', async () => {
    connection.subscribe('private-post-1', {});
    await connect();
    connection.setCredentials(null, null);
    expect((await connect()).channel('private-post-1')).toBeDefined();
    expect(pushers).toHaveLength(2);
  });

  test('validates channel names and client events', async () => {
    expect(() => connection.subscribe('#x', {})).toThrow();
    expect(connection.trigger('presence-conversation-1', 'client-typing', {})).toBe(false);
    const pusher = await connect();
    connection.subscribe('presence-conversation-1', {});
    expect(connection.trigger('presence-conversation-1', 'client-typing', { on: true })).toBe(true);
    expect(pusher.channel('presence-conversation-1')!.sent).toEqual([['client-typing', { on: true }]]);
    expect(() => connection.trigger('presence-conversation-1', 'typing', {})).toThrow();
  });

  test('authorises for this user, socket and key, and passes the error to pusher-js', async () => {
    const pusher = await connect();
    const response = vi.fn();
    pusher.authorize({ socketId: '1.2', channelName: 'private-post-1' }, response);
    await settle();
    expect(authorize).toHaveBeenCalledWith({
      channelName: 'private-post-1',
      socketId: '1.2',
      user: ann,
      appKey: 'app-key',
      isSubscribed: expect.any(Function),
    });
    const error = new ChannelAuthError('Authorization failed for channel private-post-1: no', 500);
    authorize.mockRejectedValue(error);
    pusher.authorize({ socketId: '1.2', channelName: 'private-post-1' }, response);
    await settle();
    expect(response.mock.calls).toEqual([
      [null, { auth: 'app-key:sig' }],
      [error, null],
    ]);
  });
});

async function join() {
  connection.subscribe('private-post-1', {});
  const pusher = await connect();
  return { pusher, channel: pusher.channel('private-post-1')! };
}

describe('subscription error', () => {
  test('reconnects after 5 s if not connected', async () => {
    const { pusher, channel } = await join();
    for (const wait of [0, 1_000, 2_000, 4_000]) {
      await vi.advanceTimersByTimeAsync(wait);
      if (wait === 4_000) channel.emit('pusher:subscription_error', {});
      pusher.connection.become('unavailable');
    }
    expect([connection.getState(), pusher.connects]).toEqual(['failed', 3]);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(pusher.connects).toBe(3);
    await vi.advanceTimersByTimeAsync(1);
    expect([connection.getState(), pusher.connects]).toEqual(['connecting', 4]);
  });

  test('subscribes again after 5 s if connected', async () => {
    const { channel } = await join();
    channel.emit('pusher:subscription_error', {});
    await vi.advanceTimersByTimeAsync(4_999);
    expect(channel.subscribes).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(channel.subscribes).toBe(2);
  });

  test('does not retry a forbidden channel on the same connection', async () => {
    const { pusher, channel } = await join();
    authorize.mockRejectedValue(new ChannelAuthError('no', 403));
    pusher.authorize(
      { socketId: '1.2', channelName: 'private-post-1' },
      (error) => error && channel.emit('pusher:subscription_error', {}),
    );
    await vi.advanceTimersByTimeAsync(60_000);
    expect([channel.subscribes, connection.getState()]).toEqual([1, 'connected']);
  });

  test('retries a forbidden channel on another connection', async () => {
    const { pusher, channel } = await join();
    channel.emit('pusher:subscription_error', { type: 'LimitReached', status: 403 });
    pusher.connection.become('connecting');
    pusher.accept('2.1');
    channel.emit('pusher:subscription_error', { status: 500 });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(channel.subscribes).toBe(2);
  });

  test('does not retry a channel that the service rejects as forbidden', async () => {
    const { channel } = await join();
    channel.emit('pusher:subscription_error', { type: 'LimitReached', status: 403 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(channel.subscribes).toBe(1);
  });

  test('does not retry a channel that was removed meanwhile', async () => {
    const release = connection.subscribe('private-post-1', {});
    const pusher = await connect();
    pusher.channel('private-post-1')!.emit('pusher:subscription_error', {});
    release();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(pusher.channels.size).toBe(0);
  });
});

describe('ready', () => {
  test('fires once connected and every channel has succeeded or failed', async () => {
    const ready = vi.fn();
    connection.onReady(ready);
    connection.subscribe('private-post-1', {});
    connection.subscribe('private-post-2', {});
    const leave = connection.subscribe('private-post-3', {});
    connection.setCredentials(ann, 'token');
    await settle();
    const pusher = current();
    pusher.connection.become('connected');
    pusher.channel('private-post-1')!.emit('pusher:subscription_succeeded');
    pusher.channel('private-post-2')!.emit('pusher:subscription_error', {});
    expect(ready).not.toHaveBeenCalled();
    leave();
    expect(ready).toHaveBeenCalledTimes(1);
  });

  test('fires after 5 s at the latest, and not for a lost connection', async () => {
    const ready = vi.fn();
    connection.onReady(ready);
    connection.subscribe('private-post-1', {});
    connection.setCredentials(ann, 'token');
    await settle();
    current().connection.become('connected');
    await vi.advanceTimersByTimeAsync(4_999);
    expect(ready).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ready).toHaveBeenCalledTimes(1);
    current().connection.become('connecting');
    current().connection.become('connected');
    current().connection.become('connecting');
    await vi.advanceTimersByTimeAsync(9_000);
    expect(ready).toHaveBeenCalledTimes(1);
  });

  test('fires at once without channels', async () => {
    const ready = vi.fn();
    connection.onReady(ready);
    await connect();
    expect(ready).toHaveBeenCalledTimes(1);
  });
});
