// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getSocketId } from '../http/socketId';
import { LiveConnection, type LiveState } from './liveConnection';
import { FakePusher } from './testing';

const ann = { id: 'ann', username: 'ann' };
const pushers: FakePusher[] = [];
const states: LiveState[] = [];
let connection: LiveConnection;
let failures = 0;

beforeEach(() => {
  vi.useFakeTimers();
  pushers.length = 0;
  states.length = 0;
  failures = 0;
  connection = new LiveConnection({
    authorize: async () => ({ auth: 'app-key:sig' }),
    createPusher: async (handler) => {
      if (failures-- > 0) throw new Error('cannot load');
      pushers.push(new FakePusher(handler));
      return pushers.at(-1)!;
    },
  });
  connection.onStateChange(() => states.push(connection.getState()));
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

describe('lifecycle', () => {
  test('needs a user and a token', async () => {
    connection.setCredentials(ann, null);
    connection.setCredentials(null, 'token');
    await settle();
    expect([pushers.length, connection.getState(), states]).toEqual([0, 'disconnected', []]);
  });

  test('is connecting, then connected, and exposes the socket id', async () => {
    await connect();
    expect(states).toEqual(['connecting', 'connected']);
    expect(getSocketId()).toBe('1.2');
  });

  test.each([
    ['logout', null, 'token'],
    ['token loss', ann, null],
  ])('%s disconnects and clears the socket id', async (_name, user, token) => {
    const pusher = await connect();
    connection.setCredentials(user, token);
    expect([pusher.disconnects, connection.getState(), getSocketId()]).toEqual([1, 'disconnected', undefined]);
    pusher.accept('9.9');
    expect([connection.getState(), getSocketId()]).toEqual(['disconnected', undefined]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([pushers.length, pusher.connects]).toEqual([1, 0]);
  });

  test('logout while connecting closes the connection', async () => {
    connection.setCredentials(ann, 'token');
    connection.setCredentials(null, null);
    await settle();
    expect([current().disconnects, connection.getState()]).toEqual([1, 'disconnected']);
  });

  test('a new token of the same user keeps the connection; another user opens a new one', async () => {
    const pusher = await connect();
    connection.setCredentials(ann, 'token-2');
    await settle();
    expect([pushers.length, pusher.disconnects]).toEqual([1, 0]);
    connection.setCredentials({ id: 'bob', username: 'bob' }, 'token-3');
    await settle();
    expect([pushers.length, pusher.disconnects, connection.getState()]).toEqual([2, 1, 'connecting']);
  });
});

describe('failure', () => {
  test('retries three times after 1, 2 and 4 s', async () => {
    connection.setCredentials(ann, 'token');
    await settle();
    for (const [attempt, wait] of [1_000, 2_000, 4_000].entries()) {
      current().connection.become('unavailable');
      expect(connection.getState()).toBe('failed');
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(current().connects).toBe(attempt);
      await vi.advanceTimersByTimeAsync(1);
      expect([current().connects, connection.getState()]).toEqual([attempt + 1, 'connecting']);
    }
    expect(connection.hasGivenUp()).toBe(false);
    current().connection.become('unavailable');
    expect(connection.hasGivenUp()).toBe(true);
    await vi.advanceTimersByTimeAsync(600_000);
    expect([current().connects, connection.getState(), pushers.length]).toEqual([3, 'failed', 1]);
  });

  test('resets the retries after a successful connection', async () => {
    const pusher = await connect();
    for (let round = 1; round <= 5; round++) {
      pusher.connection.become('unavailable');
      await vi.advanceTimersByTimeAsync(1_000);
      expect(pusher.connects).toBe(round);
      pusher.accept(`1.${round}`);
    }
  });

  test('a closed connection is an error and is retried', async () => {
    const pusher = await connect();
    pusher.connection.become('disconnected');
    expect([connection.getState(), getSocketId()]).toEqual(['error', undefined]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([connection.getState(), pusher.connects]).toEqual(['connecting', 1]);
  });

  test('an error while connecting stops the attempt and is retried; one on an open connection is ignored', async () => {
    connection.setCredentials(ann, 'token');
    await settle();
    current().connection.emit('error', { type: 'HandshakeError' });
    await settle();
    expect(connection.getState()).toBe('error');
    await vi.advanceTimersByTimeAsync(1_000);
    current().accept('1.3');
    current().connection.emit('error', { type: 'PusherError', data: { code: 4301 } });
    await settle();
    expect([connection.getState(), getSocketId()]).toEqual(['connected', '1.3']);
  });

  test('a dropped socket is connecting at once, without its id; pusher-js reconnects it', async () => {
    const pusher = await connect();
    pusher.connection.emit('error', { type: 'PusherError', data: { code: 1006 } });
    pusher.connection.emit('connecting_in', 1);
    await settle();
    expect([connection.getState(), getSocketId(), pusher.disconnects]).toEqual(['connecting', undefined, 0]);
    pusher.connection.become('connecting');
    pusher.accept('2.1');
    expect([connection.getState(), getSocketId()]).toEqual(['connected', '2.1']);
  });

  test('retries when settings or code fail to load', async () => {
    failures = 1;
    connection.setCredentials(ann, 'token');
    await settle();
    expect(connection.getState()).toBe('error');
    await vi.advanceTimersByTimeAsync(1_000);
    expect([pushers.length, connection.getState()]).toEqual([1, 'connecting']);
  });

  test.each(['focus', 'online'])('window %s reconnects at once after failed or error only', async (event) => {
    const pusher = await connect();
    window.dispatchEvent(new Event(event));
    expect(pusher.connects).toBe(0);
    for (const state of ['unavailable', 'disconnected']) {
      pusher.connection.become(state);
      window.dispatchEvent(new Event(event));
      expect(connection.getState()).toBe('connecting');
      pusher.accept('3.1');
    }
    expect(pusher.connects).toBe(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(pusher.connects).toBe(2);
    connection.setCredentials(null, null);
    window.dispatchEvent(new Event(event));
    expect([pusher.connects, pushers.length]).toEqual([2, 1]);
  });

  test('focus starts three more retries after the last one failed', async () => {
    failures = 4;
    connection.setCredentials(ann, 'token');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connection.getState()).toBe('error');
    failures = 1;
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(pushers).toHaveLength(1);
  });
});
