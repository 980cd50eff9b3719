import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handlers } from './live';
import { readList, readUnread, writeList, type NotificationPage } from './notificationCache';
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
/** Numbers from one down to another. */
const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, n) => from - n);
const page = (numbers: number[]) =>
  ({
    __typename: 'NotificationConnection',
    edges: numbers.map(row),
    pageInfo: { __typename: 'PageInfo', endCursor: `c${numbers.at(-1)}`, hasNextPage: true },
  }) as NotificationPage;

/** A server that answers when it is told to. */
function setUp() {
  const asked: {
    operation: string | undefined;
    first: number | undefined;
    answer: (unread: number, numbers?: number[]) => void;
    fail: () => void;
  }[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        asked.push({
          operation: operationName,
          first: variables.first as number | undefined,
          answer(unread, numbers) {
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
  const hear = () => handlers['notification.changed']!({}, { cache, client });
  const settle = () => vi.advanceTimersByTimeAsync(1_000);
  const shown = () => readList(cache)?.edges.map(({ node }) => node.id);
  return { asked, cache, hear, settle, shown, unread: () => readUnread(cache) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  setPanelOpen(false);
  vi.useRealTimers();
});

test('a burst is one reading, and what comes during a reading is one more', async () => {
  const { asked, hear, settle, unread } = setUp();
  for (let n = 0; n < 20; n++) hear();
  await settle();
  expect(asked.map(({ operation }) => operation)).toEqual(['UnreadCount']);
  for (let n = 0; n < 20; n++) hear();
  await settle();
  expect(asked).toHaveLength(1);
  asked[0]!.answer(3);
  await settle();
  expect(unread()).toBe(3);
  expect(asked).toHaveLength(2);
  asked[1]!.answer(5);
  await settle();
  expect([unread(), asked.length]).toEqual([5, 2]);
});

test('a reading that failed leaves what was known, and the next change asks again', async () => {
  const { asked, hear, settle, unread } = setUp();
  hear();
  await settle();
  asked[0]!.answer(2);
  hear();
  await settle();
  asked[1]!.fail();
  await settle();
  expect([unread(), asked.length]).toEqual([2, 2]);
  hear();
  await settle();
  expect(asked).toHaveLength(3);
});

test('an open panel shows what is new on top of all that was read before', async () => {
  const { asked, cache, hear, settle, shown, unread } = setUp();
  writeList(cache, page(down(60, 1)));
  setPanelOpen(true);
  hear();
  await settle();
  expect(asked.map(({ operation, first }) => [operation, first])).toEqual([['LatestNotifications', 50]]);
  asked[0]!.answer(61, down(61, 12));
  await settle();
  expect([shown(), unread()]).toEqual([down(61, 1).map((n) => `n${n}`), 61]);
});
