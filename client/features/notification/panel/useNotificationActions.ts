import { useApolloClient } from '@apollo/client/react';
import { fieldErrors } from '../../../api/fieldErrors';
import { useToast } from '../../../ui/Toast';
import { readUnread, showCleared, showRead, writeUnread } from '../notificationCache';
import { refetchNotificationsDebounced } from '../refresh';
import { ClearNotificationsDocument, MarkNotificationsReadDocument } from './__generated__/Notifications.generated';

/** What can be done with notifications: seen at once, reverted when it failed, with a message where it was asked for. */
export function useNotificationActions() {
  const client = useApolloClient();
  const toast = useToast();

  async function mark(ids?: readonly string[]): Promise<void> {
    // Not every one is counted: what is left of some is for the server to say.
    const left = ids === undefined ? 0 : readUnread(client.cache);
    try {
      await client.mutate({
        mutation: MarkNotificationsReadDocument,
        variables: { ids: ids && [...ids] },
        optimisticResponse: { markNotificationsRead: left },
        update(cache, { data }) {
          showRead(cache, ids);
          if (data) writeUnread(cache, data.markNotificationsRead);
        },
      });
    } finally {
      // A reading that was under way meanwhile knows nothing of this, and this page hears of its own doings from nobody.
      refetchNotificationsDebounced(client);
    }
  }

  async function attempt(doing: Promise<unknown>, failed: string): Promise<void> {
    await doing.catch((error: unknown) => toast.show(fieldErrors(error, failed).message, { failed: true }));
  }

  return {
    /** Following a notification reads it. Nobody asked for that by itself: it fails in silence, and the tick is back. */
    markRead: (id: string): void => void mark([id]).catch(() => undefined),

    markAllRead: (): Promise<void> => attempt(mark(), 'Failed to mark notifications as read'),

    clearAll: (): Promise<void> =>
      attempt(
        client
          .mutate({
            mutation: ClearNotificationsDocument,
            optimisticResponse: { clearNotifications: true },
            update: (cache) => showCleared(cache),
          })
          .finally(() => refetchNotificationsDebounced(client)),
        'Failed to clear notifications',
      ),
  };
}
