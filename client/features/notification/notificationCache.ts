import type { ApolloCache } from '@apollo/client';
import { NotificationsDocument, type NotificationsQuery } from './panel/__generated__/Notifications.generated';
import { UnreadCountDocument } from './__generated__/UnreadCount.generated';

export type NotificationPage = NotificationsQuery['notifications'];

/**
 * Merges a refetched first page into the cached list, so that pages loaded by scrolling are preserved. An unchanged row
 * keeps its cursor. Without a common cursor, rows may be missing between the two, and only the first page is returned.
 */
export function mergeLatest(cached: NotificationPage | undefined, latest: NotificationPage): NotificationPage {
  const cursors = new Set(latest.edges.map(({ cursor }) => cursor));
  const lastCommon = cached?.edges.findLastIndex(({ cursor }) => cursors.has(cursor)) ?? -1;
  if (!cached || lastCommon < 0 || !latest.pageInfo.hasNextPage) return latest;
  const ids = new Set(latest.edges.map(({ node }) => node.id));
  const older = cached.edges.slice(lastCommon + 1).filter(({ node }) => !ids.has(node.id));
  return older.length === 0 ? latest : { ...cached, edges: [...latest.edges, ...older] };
}

export const readCachedNotifications = (cache: ApolloCache): NotificationPage | undefined =>
  cache.readQuery({ query: NotificationsDocument })?.notifications;

export function writeCachedNotifications(cache: ApolloCache, notifications: NotificationPage): void {
  cache.writeQuery({ query: NotificationsDocument, data: { notifications } });
}

/** @returns the unread count including optimistic updates, where 100 means 100 or more */
export const readUnreadCount = (cache: ApolloCache): number =>
  cache.readQuery({ query: UnreadCountDocument }, true)?.unreadNotificationCount ?? 0;

export function writeUnreadCount(cache: ApolloCache, unreadNotificationCount: number): void {
  cache.writeQuery({ query: UnreadCountDocument, data: { unreadNotificationCount } });
}

/** Marks cached notifications as read. @param ids all cached ones when omitted */
export function markCachedRead(cache: ApolloCache, ids?: readonly string[]): void {
  for (const id of ids ?? readCachedNotifications(cache)?.edges.map(({ node }) => node.id) ?? []) {
    cache.modify<{ isRead: boolean }>({
      id: cache.identify({ __typename: 'Notification', id }),
      fields: { isRead: () => true },
    });
  }
}

/** Empties the cached list and sets the unread count to 0. */
export function clearCachedNotifications(cache: ApolloCache): void {
  cache.updateQuery(
    { query: NotificationsDocument },
    (data) =>
      data && {
        notifications: {
          ...data.notifications,
          edges: [],
          pageInfo: { ...data.notifications.pageInfo, endCursor: null, hasNextPage: false },
        },
      },
  );
  writeUnreadCount(cache, 0);
}
