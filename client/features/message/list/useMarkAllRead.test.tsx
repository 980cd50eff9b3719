// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { of } from 'rxjs';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UnreadMessagesDocument } from '../__generated__/Conversation.generated';
import { useMarkAllRead } from './useMarkAllRead';

const showToast = vi.hoisted(() => vi.fn<(text: string) => void>());
vi.mock('../../../ui/toast/Toast', () => ({ useToast: () => ({ show: showToast }) }));

beforeEach(() => {
  showToast.mockClear();
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Marks all as read while the server fails the given number of calls. @returns when the mutation was sent, in ms */
async function markAllRead(failures: number): Promise<{ times: number[]; client: ApolloClient }> {
  const times: number[] = [];
  const link = new ApolloLink(({ operationName }) => {
    if (operationName !== 'MarkAllMessagesRead') return of({ data: { unreadMessageCount: 0, messageRequestCount: 2 } });
    times.push(Date.now());
    return times.length <= failures
      ? new Observable((observer) => observer.error(new TypeError('Failed to fetch')))
      : of({ data: { markAllMessagesRead: 3 } });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const { result } = renderHook(() => useMarkAllRead(), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  await act(async () => {
    const done = result.current();
    await vi.advanceTimersByTimeAsync(2_000);
    await done;
  });
  return { times, client };
}

it('sends one call, and reads the counts again', async () => {
  const { times, client } = await markAllRead(0);
  expect(times).toEqual([0]);
  expect(client.cache.readQuery({ query: UnreadMessagesDocument })).toEqual({
    unreadMessageCount: 0,
    messageRequestCount: 2,
  });
});

it('retries three times before it shows an error', async () => {
  expect((await markAllRead(3)).times).toEqual([0, 100, 300, 600]);
  expect(showToast).not.toHaveBeenCalled();
  cleanup();
  vi.setSystemTime(0);
  expect((await markAllRead(9)).times).toEqual([0, 100, 300, 600]);
  expect(showToast.mock.calls).toEqual([['Couldn’t mark messages as read.', { failed: true }]]);
});
