import { afterEach, describe, expect, it, vi } from 'vitest';
import { RawClient, startTestHub, type TestHub } from './testing';

let running: TestHub;

afterEach(() => running.stop());

const start = async (limits?: Parameters<typeof startTestHub>[0]) => (running = await startTestHub(limits));
const connect = () => RawClient.connect(running.port);

describe('ended sessions and closed channels', () => {
  it('closes every socket with a channel of an ended session, also one with channels of another session', async () => {
    await start();
    const [first, mixed, other] = await Promise.all([connect(), connect(), connect()]);
    first.requestSubscriptionOf('private-a', { sessionId: 'a' });
    mixed.requestSubscriptionOf('private-a', { sessionId: 'a' });
    mixed.requestSubscriptionOf('private-b', { sessionId: 'b' });
    other.requestSubscriptionOf('private-b', { sessionId: 'b' });
    for (const client of [first, mixed, mixed, other]) await client.next('pusher_internal:subscription_succeeded');
    running.hub.closeBySession('a');
    expect((await Promise.all([first.closed, mixed.closed])).map(({ code }) => code)).toEqual([4200, 4200]);
    expect(await other.flush()).toEqual([]);
    expect(running.hub.stats().sockets).toBe(1);
    running.hub.closeBySession('b');
    expect((await other.closed).code).toBe(4200);
  });

  it('rejects signatures whose session ended or whose token expired before they were used', async () => {
    const ended = new Set<string>();
    running = await startTestHub({}, undefined, {
      isChannel: () => true,
      allowsClientEvent: () => false,
      isSessionEnded: (id) => ended.has(id),
    });
    const client = await connect();
    ended.add('a');
    client.requestSubscriptionOf('private-a', { sessionId: 'a' });
    client.requestSubscriptionOf('private-a', { sessionId: 'b', expiresMs: Date.now() - 1 });
    for (const error of ['The session has ended.', 'The signature has expired.'])
      expect((await client.next('pusher:subscription_error')).data).toEqual({ type: 'AuthError', status: 401, error });
    expect(running.hub.stats().channels).toBe(0);
  });

  it('rejects signatures that an account obtained before it lost access, on sockets that did not use one', async () => {
    await start();
    const [waiting, using, other] = await Promise.all([connect(), connect(), connect()]);
    using.requestSubscriptionOf('private-a', { accountId: 'ana' });
    await using.next('pusher_internal:subscription_succeeded');
    running.hub.closeByAccount('ana');
    expect((await using.closed).code).toBe(4200);
    waiting.requestSubscriptionOf('private-a', { accountId: 'ana' });
    expect((await waiting.closed).code).toBe(4200);
    other.requestSubscriptionOf('private-a', { accountId: 'ben' });
    await other.next('pusher_internal:subscription_succeeded');
    const reconnected = await connect();
    reconnected.requestSubscriptionOf('private-a', { accountId: 'ana' });
    await reconnected.next('pusher_internal:subscription_succeeded');
  });

  it('limits the sockets of a session and of an account, and counts them until they close', async () => {
    await start({ socketsPerSession: 1, socketsPerAccount: 2 });
    const [one, two, three] = await Promise.all([connect(), connect(), connect()]);
    one.requestSubscriptionOf('private-a', { sessionId: 'a' });
    one.requestSubscriptionOf('private-b', { sessionId: 'a' });
    for (const _ of 'ab') await one.next('pusher_internal:subscription_succeeded');
    two.requestSubscriptionOf('private-a', { sessionId: 'a' });
    expect((await two.next('pusher:subscription_error')).data).toMatchObject({
      type: 'LimitReached',
      error: 'A session may have 1 live connections.',
    });
    two.requestSubscriptionOf('private-a', { sessionId: 'b' });
    await two.next('pusher_internal:subscription_succeeded');
    three.requestSubscriptionOf('private-a', { sessionId: 'c' });
    expect((await three.next('pusher:subscription_error')).data).toMatchObject({
      type: 'LimitReached',
      error: 'An account may have 2 live connections.',
    });
    two.requestSubscriptionOf('private-c', { sessionId: 'c' });
    await two.next('pusher_internal:subscription_succeeded');
    one.socket.close();
    await one.closed;
    await vi.waitFor(() => expect(running.hub.stats().sockets).toBe(2));
    three.requestSubscriptionOf('private-a', { sessionId: 'a' });
    await three.next('pusher_internal:subscription_succeeded');
  });

  it('limits the sessions of a socket', async () => {
    await start({ ownersPerSocket: 2 });
    const client = await connect();
    for (const [channel, sessionId] of Object.entries({ 'private-a': 'a', 'private-b': 'b', 'private-c': 'c' }))
      client.requestSubscriptionOf(channel, { sessionId });
    expect((await client.next('pusher:subscription_error')).data).toMatchObject({
      type: 'LimitReached',
      error: 'A connection may have channels of 2 sessions.',
    });
    client.requestSubscriptionOf('private-c', { sessionId: 'b' });
    await client.next('pusher_internal:subscription_succeeded');
    expect(running.hub.stats().channels).toBe(3);
  });

  it('closes a socket that a session signed in on, and rejects a sign-in by an ended session', async () => {
    const ended = new Set<string>();
    running = await startTestHub({}, undefined, {
      isChannel: () => true,
      allowsClientEvent: () => false,
      isSessionEnded: (id) => ended.has(id),
    });
    const [before, after] = await Promise.all([connect(), connect()]);
    before.signInOf({ id: 'ana' }, { sessionId: 'a' });
    await before.next('pusher:signin_success');
    ended.add('a');
    running.hub.closeBySession('a');
    expect((await before.closed).code).toBe(4200);
    after.signInOf({ id: 'ana' }, { sessionId: 'a' });
    expect((await after.closed).code).toBe(4009);
  });

  it('removes the sockets of a closed channel from all channels at once, and ignores their messages', async () => {
    await start();
    const [leaving, other] = await Promise.all([connect(), connect()]);
    await leaving.subscribe('private-a');
    await other.subscribe('presence-b', { user_id: 'other' });
    running.hub.closeChannel('private-a');
    expect(running.hub.stats()).toMatchObject({ sockets: 1, channels: 1 });
    leaving.requestSubscription('presence-b', { user_id: 'leaving' });
    expect((await leaving.closed).code).toBe(4200);
    expect(await other.flush()).toEqual([]);
  });
});
