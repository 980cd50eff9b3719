import type { ApolloCache } from '@apollo/client';
import { NotificationsDocument, type NotificationsQuery } from './panel/__generated__/Notifications.generated';
import { UnreadCountDocument } from './__generated__/UnreadCount.generated';

export type NotificationPage = NotificationsQuery['notifications'];

/**
 * Puts the head of the list as it is now above what was read of it before, so that who has scrolled down stays where
 * they are. A row that nothing happened to keeps its cursor: without one in common, rows may be missing between the
 * two, and only the head is known.
 */
export function mergeLatest(known: NotificationPage | undefined, latest: NotificationPage): NotificationPage {
  const cursors = new Set(latest.edges.map(({ cursor }) => cursor));
  const meeting = known?.edges.findLastIndex(({ cursor }) => cursors.has(cursor)) ?? -1;
  if (!known || meeting < 0 || !latest.pageInfo.hasNextPage) return latest;
  const ids = new Set(latest.edges.map(({ node }) => node.id));
  const older = known.edges.slice(meeting + 1).filter(({ node }) => !ids.has(node.id));
  return older.length === 0 ? latest : { ...known, edges: [...latest.edges, ...older] };
}

export const readList = (cache: ApolloCache): NotificationPage | undefined =>
  cache.readQuery({ query: NotificationsDocument })?.notifications;

export function writeList(cache: ApolloCache, notifications: NotificationPage): void {
  cache.writeQuery({ query: NotificationsDocument, data: { notifications } });
}

/** As shown now, with what is on its way to the server; 100 means that many or more. */
export const readUnread = (cache: ApolloCache): number =>
  cache.readQuery({ query: UnreadCountDocument }, true)?.unreadNotificationCount ?? 0;

export function writeUnread(cache: ApolloCache, unreadNotificationCount: number): void {
  cache.writeQuery({ query: UnreadCountDocument, data: { unreadNotificationCount } });
}

/** Shows rows as read. @param ids which; all when left out */
export function showRead(cache: ApolloCache, ids?: readonly string[]): void {
  for (const id of ids ?? readList(cache)?.edges.map(({ node }) => node.id) ?? []) {
    cache.modify<{ isRead: boolean }>({
      id: cache.identify({ __typename: 'Notification', id }),
      fields: { isRead: () => true },
    });
  }
}

export function showCleared(cache: ApolloCache): void {
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
  writeUnread(cache, 0);
}
