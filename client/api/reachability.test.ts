import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkServerHealth, fetchTrackingReachability, isServerReachable, onReachabilityChange } from './reachability';

let answer: () => Promise<Response>;
let stop: () => void;
const heard = vi.fn<() => void>();
const fetched = vi.fn<typeof fetch>(() => answer());
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));
const good = () => Promise.resolve(new Response('{}'));
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  stop = onReachabilityChange(heard);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a call without an answer is looked into, and the server asked until it answers', async () => {
  answer = noAnswer;
  await expect(fetchTrackingReachability('/api/posts')).rejects.toThrow();
  await settle();
  expect(isServerReachable()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isServerReachable()).toBe(false);
  answer = good;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(isServerReachable()).toBe(true);
  expect(heard).toHaveBeenCalledTimes(2);
  const calls = fetched.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(calls);
});

test('one call that fails alone means nothing, and one given up even less', async () => {
  answer = good;
  fetched.mockImplementationOnce(noAnswer);
  await expect(fetchTrackingReachability('/api/slow')).rejects.toThrow();
  await settle();
  expect(fetched).toHaveBeenCalledTimes(2);
  fetched.mockImplementationOnce(() => Promise.reject(new DOMException('left', 'AbortError')));
  await expect(fetchTrackingReachability('/api/left')).rejects.toThrow();
  await settle();
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(isServerReachable()).toBe(true);
  expect(heard).not.toHaveBeenCalled();
});

test('a gateway that misses the server is no answer of the server', async () => {
  answer = () => Promise.resolve(new Response('Bad gateway', { status: 502 }));
  await expect(checkServerHealth()).resolves.toBe(false);
  expect(isServerReachable()).toBe(false);
});

test('when nobody listens, nobody is asked', async () => {
  stop();
  answer = noAnswer;
  await expect(fetchTrackingReachability('/api/posts')).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});
