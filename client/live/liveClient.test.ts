// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { of } from 'rxjs';
import { isServerReachable } from '../http/reachability';
import { buildToken } from '../auth/testing';
import { setToken } from '../http/accessToken';
import type { LiveHandlers } from './handlers';
import { LiveClient } from './liveClient';
import { FakePusher } from './testing';

const ann = { id: 'ann', username: 'ann' };
const likes = gql`
  fragment Likes on Post {
    id
    likeCount
  }
`;
const handlers: LiveHandlers = {
  'post.counted': ({ id, likeCount }, { cache }) => {
    cache.modify({ id: cache.identify({ __typename: 'Post', id }), fields: { likeCount: () => likeCount } });
  },
  'post.deleted': () => {
    throw new Error('writer');
  },
};

let pusher: FakePusher;
let log: string[];
let latest: string;
let response: () => ApolloLink.Result;
let client: ApolloClient;
let session: LiveClient;
let stop: () => void;

const event = (id: string, likeCount: number) => ({
  __typename: 'EventEdge',
  node: { __typename: 'Event', id, type: 'post.counted', channel: 'private-post-1', data: { id: '1', likeCount } },
});
const page = (endCursor: string, ...edges: unknown[]) => ({
  data: {
    events: {
      __typename: 'EventConnection',
      edges,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor },
    },
  },
});
const likeCount = () => client.readFragment<{ likeCount: number }>({ id: 'Post:1', fragment: likes })?.likeCount;

const fetchStub = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  fetchStub.mockImplementation(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetchStub);
  setToken(buildToken('ann', 900));
  log = [];
  response = () => page('4');
  latest = '4';
  client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(({ operationName, variables }) => {
      if (operationName === 'LatestEvent') return of({ data: { latestEventId: latest } });
      log.push(variables.after as string);
      return of(response());
    }),
  });
  client.writeFragment({ id: 'Post:1', fragment: likes, data: { __typename: 'Post', id: '1', likeCount: 0 } });
  session = new LiveClient({
    client,
    loadHandlers: async () => handlers,
    fetchSettings: async () => ({ key: 'app-key', cluster: 'mt1' }),
    connectPusher: async (_settings, authorize) => (pusher = new FakePusher(authorize)),
  });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function start() {
  stop = session.start(ann, Promise.resolve(latest));
  await vi.advanceTimersByTimeAsync(0);
  pusher.accept('1.1');
  await vi.advanceTimersByTimeAsync(0);
}

async function reconnect() {
  pusher.connection.become('connecting');
  pusher.accept('1.2');
  await vi.advanceTimersByTimeAsync(0);
}

test('subscribes the user’s own channel, and disconnects at the end', async () => {
  await start();
  expect([...pusher.channels.keys()]).toEqual(['private-user-ann']);
  expect(session.getStatus()).toEqual({ state: 'connected', hasGivenUp: false, isCatchingUp: false });
  stop();
  expect(session.getStatus().state).toBe('disconnected');
});

test('applies events to the cache by the feature’s handlers', async () => {
  session.joinChannel('private-post-1');
  await start();
  pusher.channel('private-post-1')!.emit('post.counted', { eventId: '5', id: '1', likeCount: 3 });
  expect(likeCount()).toBe(3);
});

test('reports a handler that throws, and applies the next event', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  session.joinChannel('private-post-1');
  await start();
  pusher.channel('private-post-1')!.emit('post.deleted', { eventId: '5' });
  pusher.channel('private-post-1')!.emit('post.counted', { eventId: '6', id: '1', likeCount: 4 });
  expect(reported).toHaveBeenCalledTimes(1);
  expect(likeCount()).toBe(4);
});

test('applies missed events by the same handlers after a reconnection', async () => {
  session.joinChannel('private-post-1');
  await start();
  pusher.channel('private-post-1')!.emit('post.counted', { eventId: '5', id: '1', likeCount: 1 });
  response = () => page('7', event('6', 2), event('7', 9));
  await reconnect();
  expect(log).toEqual(['4', '5']);
  expect(likeCount()).toBe(9);
});

test('applies events between the page’s query and the subscription of its channel', async () => {
  await start();
  pusher.channel('private-user-ann')!.emit('post.counted', { eventId: '5', id: '1', likeCount: 1 });
  session.joinChannel('private-post-1');
  response = () => page('6', event('5', 1), event('6', 2));
  pusher.channel('private-post-1')!.emit('pusher:subscription_succeeded');
  pusher.channel('private-post-1')!.emit('post.counted', { eventId: '7', id: '1', likeCount: 3 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(log).toEqual(['4', '4']);
  expect(likeCount()).toBe(3);
  expect(session.getStatus().isCatchingUp).toBe(false);
});

test('replays the whole gap for a channel that is subscribed long after the reconnection', async () => {
  session.joinChannel('private-post-1');
  await start();
  pusher.connection.become('connecting');
  pusher.connection.become('connected');
  pusher.channel('private-user-ann')!.emit('pusher:subscription_succeeded');
  response = () => page('5');
  await vi.advanceTimersByTimeAsync(60_000);
  pusher.channel('private-user-ann')!.emit('post.counted', { eventId: '9', id: '2', likeCount: 1 });
  response = () => page('9', event('8', 8));
  pusher.channel('private-post-1')!.emit('pusher:subscription_succeeded');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(log).toEqual(['4', '4', '4']);
  expect(likeCount()).toBe(8);
});

test('does not apply new events before the missed ones', async () => {
  session.joinChannel('private-post-1');
  await start();
  pusher.connection.become('connecting');
  pusher.connection.become('connected');
  pusher.channel('private-post-1')!.emit('post.counted', { eventId: '9', id: '1', likeCount: 9 });
  response = () => page('8', event('8', 8));
  for (const channel of pusher.channels.values()) channel.emit('pusher:subscription_succeeded');
  await vi.advanceTimersByTimeAsync(0);
  expect(log.at(-1)).toBe('4');
  expect(likeCount()).toBe(9);
});

test('applies events from before the first connection', async () => {
  latest = '40';
  response = () => page('41', event('41', 7));
  await start();
  expect(log).toEqual(['40']);
  expect(likeCount()).toBe(7);
});

test('exposes the catch-up; refetches active queries when the cursor has expired', async () => {
  const statuses: unknown[] = [];
  session.subscribeStatus(() => statuses.push(session.getStatus()));
  const refetch = vi.spyOn(client, 'refetchQueries');
  await start();
  pusher.channel('private-user-ann')!.emit('post.counted', { eventId: '5', id: '1', likeCount: 1 });
  response = () => ({ data: null, errors: [{ message: 'Too old.', extensions: { code: 'CONFLICT' } }] });
  await reconnect();
  await vi.advanceTimersByTimeAsync(0);
  expect(refetch).toHaveBeenCalledWith({ include: 'active' });
  expect(statuses.at(-2)).toEqual({ state: 'connected', hasGivenUp: false, isCatchingUp: true });
  expect(statuses.at(-1)).toEqual({ state: 'connected', hasGivenUp: false, isCatchingUp: false });
});

test('subscribers of a channel share it, with their own handlers', async () => {
  const [typing, other] = [vi.fn(), vi.fn()];
  await start();
  const leave = session.joinChannel('presence-conversation-1', { 'client-typing': typing });
  const leaveOther = session.joinChannel('presence-conversation-1', { 'client-typing': other });
  session.joinChannel('presence-conversation-1')();
  const channel = pusher.channel('presence-conversation-1')!;
  channel.emit('client-typing', { on: true }, { user_id: 'bob' });
  expect(typing.mock.calls).toEqual([[{ on: true }, { user_id: 'bob' }]]);
  expect(other).toHaveBeenCalledTimes(1);
  leave();
  expect(pusher.channel('presence-conversation-1')).toBe(channel);
  channel.emit('client-typing', {});
  expect([typing.mock.calls.length, other.mock.calls.length]).toEqual([1, 2]);
  leaveOther();
  expect(pusher.channel('presence-conversation-1')).toBeUndefined();
});

test('closes the connection after the token change has settled', async () => {
  await start();
  setToken(null);
  await vi.advanceTimersByTimeAsync(299);
  expect(session.getStatus().state).toBe('connected');
  await vi.advanceTimersByTimeAsync(1);
  expect(session.getStatus().state).toBe('disconnected');
});

test('reconnects a failed connection when the server is reachable again', async () => {
  await start();
  // The token debounce ends, which connects as well.
  await vi.advanceTimersByTimeAsync(300);
  fetchStub.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  for (const wait of [1_000, 2_000, 4_000, 0]) {
    pusher.connection.become('unavailable');
    await vi.advanceTimersByTimeAsync(wait);
  }
  expect(session.getStatus()).toMatchObject({ state: 'failed', hasGivenUp: true });
  expect(isServerReachable()).toBe(false);
  fetchStub.mockImplementation(async () => new Response('{}'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(isServerReachable()).toBe(true);
  expect(session.getStatus().state).toBe('connecting');
});

test('retries at once when the server is reachable again', async () => {
  await start();
  fetchStub.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  pusher.connection.become('connecting');
  await vi.advanceTimersByTimeAsync(8_000);
  expect([isServerReachable(), pusher.connects]).toEqual([false, 0]);
  fetchStub.mockImplementation(async () => new Response('{}'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect([pusher.connects, session.getStatus().state]).toEqual([1, 'connecting']);
  pusher.accept('1.2');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(pusher.connects).toBe(1);
});

test('retries a lost connection twice while the server responds, then leaves it to pusher-js', async () => {
  await start();
  await vi.advanceTimersByTimeAsync(300);
  pusher.connection.become('connecting');
  await vi.advanceTimersByTimeAsync(999);
  expect(pusher.connects).toBe(0);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(pusher.connects).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(pusher.connects).toBe(2);
});

test('does not retry a connection that is restored or closed', async () => {
  await start();
  await reconnect();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(pusher.connects).toBe(0);
  pusher.connection.become('connecting');
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(pusher.connects).toBe(0);
});
