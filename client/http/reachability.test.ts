import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkServerHealth, fetchTrackingReachability, isServerReachable, onReachabilityChange } from './reachability';

let response: () => Promise<Response>;
let stop: () => void;
const listener = vi.fn<() => void>();
const fetchStub = vi.fn<typeof fetch>(() => response());
const noResponse = () => Promise.reject(new TypeError('Failed to fetch'));
const good = () => Promise.resolve(new Response('{}'));
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchStub);
  stop = onReachabilityChange(listener);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('checks the server after a call without a response, and retries until it responds', async () => {
  response = noResponse;
  await expect(fetchTrackingReachability('/api/posts')).rejects.toThrow();
  await settle();
  expect(isServerReachable()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isServerReachable()).toBe(false);
  response = good;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(isServerReachable()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(2);
  const calls = fetchStub.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchStub).toHaveBeenCalledTimes(calls);
});

test('ignores a single failed call, and an aborted call', async () => {
  response = good;
  fetchStub.mockImplementationOnce(noResponse);
  await expect(fetchTrackingReachability('/api/slow')).rejects.toThrow();
  await settle();
  expect(fetchStub).toHaveBeenCalledTimes(2);
  fetchStub.mockImplementationOnce(() => Promise.reject(new DOMException('left', 'AbortError')));
  await expect(fetchTrackingReachability('/api/left')).rejects.toThrow();
  await settle();
  expect(fetchStub).toHaveBeenCalledTimes(3);
  expect(isServerReachable()).toBe(true);
  expect(listener).not.toHaveBeenCalled();
});

test('treats gateway errors as no response', async () => {
  response = () => Promise.resolve(new Response('Bad gateway', { status: 502 }));
  await expect(checkServerHealth()).resolves.toBe(false);
  expect(isServerReachable()).toBe(false);
});

test('sends no health checks without listeners', async () => {
  stop();
  response = noResponse;
  await expect(fetchTrackingReachability('/api/posts')).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchStub).toHaveBeenCalledTimes(1);
});
