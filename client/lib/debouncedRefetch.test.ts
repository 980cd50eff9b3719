import type { ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDebouncedRefetch } from './debouncedRefetch';

const client = {} as ApolloClient;
let responses: PromiseWithResolvers<unknown>[];
const refetch = vi.fn((_client: ApolloClient) => {
  responses.push(Promise.withResolvers());
  return responses.at(-1)!.promise;
});

beforeEach(() => {
  vi.useFakeTimers();
  responses = [];
  refetch.mockClear();
});
afterEach(() => void vi.useRealTimers());

describe('createDebouncedRefetch', () => {
  it('refetches once for a burst of calls, after the wait of the first', async () => {
    const schedule = createDebouncedRefetch(refetch, 300);
    schedule(client);
    await vi.advanceTimersByTimeAsync(200);
    schedule(client);
    await vi.advanceTimersByTimeAsync(99);
    expect(refetch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(refetch.mock.calls).toEqual([[client]]);
    responses[0]!.resolve(null);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('refetches once more after calls during a running refetch', async () => {
    const schedule = createDebouncedRefetch(refetch, 300);
    schedule(client, 0);
    await vi.advanceTimersByTimeAsync(0);
    schedule(client);
    schedule(client);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(refetch).toHaveBeenCalledTimes(1);
    responses[0]!.resolve(null);
    await vi.advanceTimersByTimeAsync(299);
    expect(refetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(refetch).toHaveBeenCalledTimes(2);
  });

  it('ignores a rejection and refetches at the next call', async () => {
    const schedule = createDebouncedRefetch(refetch, 300);
    schedule(client);
    await vi.advanceTimersByTimeAsync(300);
    responses[0]!.reject(new Error('network'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(refetch).toHaveBeenCalledTimes(1);
    schedule(client);
    await vi.advanceTimersByTimeAsync(300);
    expect(refetch).toHaveBeenCalledTimes(2);
  });

  it('debounces each client separately', async () => {
    const schedule = createDebouncedRefetch(refetch, 300);
    const otherClient = {} as ApolloClient;
    schedule(client);
    schedule(otherClient);
    await vi.advanceTimersByTimeAsync(300);
    expect(refetch.mock.calls).toEqual([[client], [otherClient]]);
  });
});
