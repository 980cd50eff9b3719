import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handlers } from './live';
import {
  readCachedNotifications,
  readUnreadCount,
  writeCachedNotifications,
  type NotificationPage,
} from './notificationCache';
import { setPanelOpen } from './panelStore';

const row = (n: number) => ({
  __typename: 'NotificationEdge',
  cursor: `c${n}`,
  node: {
    __typename: 'Notification',
    id: `n${n}`,
    kind: 'post.liked',
    actors: [],
    actorCount: 1,
    verb: 'liked your post',
    about: '',
    path: `/post/${n}`,
    subjectId: `s${n}`,
    isRead: false,
    createdAt: '2026-01-01T00:00:00Z',
  },
});
/** Descending numbers, both ends included. */
const descending = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, n) => from - n);
const page = (numbers: number[]) =>
  ({
    __typename: 'NotificationConnection',
    edges: numbers.map(row),
    pageInfo: { __typename: 'PageInfo', endCursor: `c${numbers.at(-1)}`, hasNextPage: true },
  }) as NotificationPage;

/** A stub server that responds to each request on demand. */
function setUp() {
  const requests: {
    operation: string | undefined;
    first: number | undefined;
    respond: (unread: number, numbers?: number[]) => void;
    fail: () => void;
  }[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        requests.push({
          operation: operationName,
          first: variables.first as number | undefined,
          respond(unread, numbers) {
            observer.next({
              data: { unreadNotificationCount: unread, ...(numbers && { notifications: page(numbers) }) },
            });
            observer.complete();
          },
          fail: () => observer.error(new TypeError('Failed to fetch')),
        });
      }),
  );
  const cache = new InMemoryCache({ typePolicies: { Query: { fields: { notifications: relayStylePagination() } } } });
  const client = new ApolloClient({ link, cache, dataMasking: true });
  const emit = () => handlers['notification.changed']!({}, { cache, client });
  const settle = () => vi.advanceTimersByTimeAsync(1_000);
  const shown = () => readCachedNotifications(cache)?.edges.map(({ node }) => node.id);
  return { requests, cache, emit, settle, shown, unread: () => readUnreadCount(cache) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  setPanelOpen(false);
  vi.useRealTimers();
});

test('coalesces a burst to one refetch, and events during a refetch to one more', async () => {
  const { requests, emit, settle, unread } = setUp();
  for (let n = 0; n < 20; n++) emit();
  await settle();
  expect(requests.map(({ operation }) => operation)).toEqual(['UnreadCount']);
  for (let n = 0; n < 20; n++) emit();
  await settle();
  expect(requests).toHaveLength(1);
  requests[0]!.respond(3);
  await settle();
  expect(unread()).toBe(3);
  expect(requests).toHaveLength(2);
  requests[1]!.respond(5);
  await settle();
  expect([unread(), requests.length]).toEqual([5, 2]);
});

test('keeps the cached count after a failure, and refetches on the next event', async () => {
  const { requests, emit, settle, unread } = setUp();
  emit();
  await settle();
  requests[0]!.respond(2);
  emit();
  await settle();
  requests[1]!.fail();
  await settle();
  expect([unread(), requests.length]).toEqual([2, 2]);
  emit();
  await settle();
  expect(requests).toHaveLength(3);
});

test('with the panel open, merges new rows above the loaded ones', async () => {
  const { requests, cache, emit, settle, shown, unread } = setUp();
  writeCachedNotifications(cache, page(descending(60, 1)));
  setPanelOpen(true);
  emit();
  await settle();
  expect(requests.map(({ operation, first }) => [operation, first])).toEqual([['LatestNotifications', 50]]);
  requests[0]!.respond(61, descending(61, 12));
  await settle();
  expect([shown(), unread()]).toEqual([descending(61, 1).map((n) => `n${n}`), 61]);
});
