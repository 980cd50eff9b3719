import type { ApolloClient } from '@apollo/client';
import { pageLimits } from '../../../shared/contracts/paging';
import { createDebouncedRefetch } from '../../lib/debouncedRefetch';
import { mergeLatest, readCachedNotifications, writeCachedNotifications, writeUnreadCount } from './notificationCache';
import { LatestNotificationsDocument } from './panel/__generated__/Notifications.generated';
import { isPanelOpen } from './panelStore';
import { UnreadCountDocument } from './__generated__/UnreadCount.generated';

/** Debounce interval, because notifications arrive in bursts. */
const DEBOUNCE_MS = 400;
/** Minimum number of rows in one refetch. */
const MIN_ROWS = 20;

/** Refetches the notifications that the page shows, once per burst of changes. */
export const refetchNotificationsDebounced = createDebouncedRefetch(
  (client): Promise<unknown> => (isPanelOpen() ? refetchRows(client) : refetchCount(client)),
  DEBOUNCE_MS,
);

const refetchCount = (client: ApolloClient): Promise<unknown> =>
  client.query({ query: UnreadCountDocument, fetchPolicy: 'network-only' });

async function refetchRows(client: ApolloClient): Promise<void> {
  const { cache } = client;
  const first = Math.min(pageLimits.max, Math.max(MIN_ROWS, readCachedNotifications(cache)?.edges.length ?? 0));
  const { data } = await client.query({
    query: LatestNotificationsDocument,
    variables: { first },
    fetchPolicy: 'no-cache',
  });
  if (!data) return;
  cache.batch({
    update() {
      writeCachedNotifications(cache, mergeLatest(readCachedNotifications(cache), data.notifications));
      writeUnreadCount(cache, data.unreadNotificationCount);
    },
  });
}
