// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { of } from 'rxjs';
import { LazyLiveClient } from './lazyLiveClient';
import type { LiveClient, LiveStatus } from './liveClient';

const ann = { id: 'ann', username: 'ann' };
const connected: LiveStatus = { state: 'connected', hasGivenUp: false, isCatchingUp: false };

/** Records what is called; `status` is what it reports. */
class FakeLiveClient {
  calls: string[] = [];
  status = connected;
  listener?: () => void;
  latestEventId?: Promise<string>;
  start = (user: typeof ann, latestEventId: Promise<string>) => {
    this.calls.push(`start ${user.id}`);
    this.latestEventId = latestEventId;
    this.listener!();
    return () => this.calls.push('stop');
  };
  joinChannel = (name: string) => {
    this.calls.push(`join ${name}`);
    return () => this.calls.push(`leave ${name}`);
  };
  trigger = () => true;
  reconnect = () => this.calls.push('reconnect');
  subscribeStatus = (listener: () => void) => {
    this.listener = listener;
    return () => undefined;
  };
  getStatus = () => this.status;
}

let live: FakeLiveClient;
let loading: PromiseWithResolvers<LiveClient>;
let lazy: LazyLiveClient;
let latest: number;
const load = vi.fn(() => loading.promise);

const settle = () => new Promise((resolve) => setTimeout(resolve));
const finishLoading = () => {
  loading.resolve(live as unknown as LiveClient);
  return settle();
};

beforeEach(() => {
  live = new FakeLiveClient();
  loading = Promise.withResolvers();
  latest = 0;
  load.mockClear();
  const link = new ApolloLink(() => of({ data: { latestEventId: String(++latest) } }));
  lazy = new LazyLiveClient(new ApolloClient({ cache: new InMemoryCache(), link }), load);
});
afterEach(() => vi.unstubAllGlobals());

test('reads the latest event before it loads the client, and joins the channels of then', async () => {
  const leaveFirst = lazy.joinChannel('private-post-1');
  lazy.joinChannel('private-post-2');
  const leaveThird = lazy.joinChannel('private-post-3');
  lazy.start(ann);
  leaveThird();
  expect([latest, lazy.getStatus().state, lazy.trigger('a', 'client-typing', {})]).toEqual([1, 'connecting', false]);
  await finishLoading();
  expect(live.calls).toEqual(['join private-post-1', 'join private-post-2', 'start ann']);
  await expect(live.latestEventId).resolves.toBe('1');
  expect([lazy.getStatus(), lazy.trigger('a', 'client-typing', {})]).toEqual([connected, true]);
  leaveFirst();
  lazy.joinChannel('private-post-4')();
  expect(live.calls.slice(3)).toEqual(['leave private-post-1', 'join private-post-4', 'leave private-post-4']);
});

test('a stop before the client is loaded starts nothing', async () => {
  lazy.start(ann)();
  expect(lazy.getStatus().state).toBe('disconnected');
  await finishLoading();
  expect(live.calls).toEqual([]);
});

test('a second start uses the same client', async () => {
  lazy.start(ann)();
  const stop = lazy.start(ann);
  await finishLoading();
  stop();
  expect(live.calls).toEqual(['start ann', 'stop']);
});

test.each([
  ['reconnect', () => lazy.reconnect()],
  ['window focus', () => window.dispatchEvent(new Event('focus'))],
])('reports that loading failed, and retries on %s', async (_name, retry) => {
  const statuses: string[] = [];
  lazy.subscribeStatus(() => statuses.push(lazy.getStatus().state));
  lazy.start(ann);
  loading.reject(new Error('no network'));
  await settle();
  expect(lazy.getStatus()).toEqual({ state: 'failed', hasGivenUp: true, isCatchingUp: false });
  loading = Promise.withResolvers();
  retry();
  await finishLoading();
  expect(load).toHaveBeenCalledTimes(2);
  expect(statuses).toEqual(['connecting', 'failed', 'connecting', 'connected']);
  expect(live.calls).toEqual(['start ann']);
  lazy.reconnect();
  expect(live.calls.at(-1)).toBe('reconnect');
});
