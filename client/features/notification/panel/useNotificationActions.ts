import { useApolloClient } from '@apollo/client/react';
import { toCallError } from '../../../http/toCallError';
import { useToast } from '../../../ui/toast/Toast';
import { readUnreadCount, clearCachedNotifications, markCachedRead, writeUnreadCount } from '../notificationCache';
import { refetchNotificationsDebounced } from '../refetchNotifications';
import { ClearNotificationsDocument, MarkNotificationsReadDocument } from './__generated__/Notifications.generated';

/** Mutations of notifications. They are optimistic and rolled back on failure; bulk actions also show a toast. */
export function useNotificationActions() {
  const client = useApolloClient();
  const toast = useToast();

  async function mark(ids?: readonly string[]): Promise<void> {
    // An id may be read already, so the new count of some ids comes from the server.
    const optimisticCount = ids === undefined ? 0 : readUnreadCount(client.cache);
    try {
      await client.mutate({
        mutation: MarkNotificationsReadDocument,
        variables: { ids: ids && [...ids] },
        optimisticResponse: { markNotificationsRead: optimisticCount },
        update(cache, { data }) {
          markCachedRead(cache, ids);
          if (data) writeUnreadCount(cache, data.markNotificationsRead);
        },
      });
    } finally {
      // A concurrent refetch may have started before this mutation, and the page does not receive events of its own
      // mutations.
      refetchNotificationsDebounced(client);
    }
  }

  async function showToastOnFailure(action: Promise<unknown>, fallback: string): Promise<void> {
    await action.catch((error: unknown) => toast.show(toCallError(error, fallback).message, { failed: true }));
  }

  return {
    /** Marks a followed notification as read. A failure is silent, because it is a side effect of navigation. */
    markRead: (id: string): void => void mark([id]).catch(() => undefined),

    markAllRead: (): Promise<void> => showToastOnFailure(mark(), 'Couldn’t mark notifications as read.'),

    clearAll: (): Promise<void> =>
      showToastOnFailure(
        client
          .mutate({
            mutation: ClearNotificationsDocument,
            optimisticResponse: { clearNotifications: true },
            update: (cache) => clearCachedNotifications(cache),
          })
          .finally(() => refetchNotificationsDebounced(client)),
        'Couldn’t clear notifications.',
      ),
  };
}
