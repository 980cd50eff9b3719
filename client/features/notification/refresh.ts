import type { ApolloClient } from '@apollo/client';
import { createDebouncedRefetch } from '../../lib/debouncedRefetch';
import { mergeLatest, readList, writeList, writeUnread } from './notificationCache';
import { LatestNotificationsDocument } from './panel/__generated__/Notifications.generated';
import { isPanelOpen } from './panelStore';
import { UnreadCountDocument } from './__generated__/UnreadCount.generated';

/** Things come in bursts: what happens within this is read at once. */
const WAIT_MS = 400;
/** The most rows that one reading may have, and the fewest. */
const [MOST, FEWEST] = [50, 20];

/** Refetches the notifications that the page shows, once per burst of changes. */
export const refetchNotificationsDebounced = createDebouncedRefetch(
  (client): Promise<unknown> => (isPanelOpen() ? readRows(client) : readCount(client)),
  WAIT_MS,
);

const readCount = (client: ApolloClient): Promise<unknown> =>
  client.query({ query: UnreadCountDocument, fetchPolicy: 'network-only' });

async function readRows(client: ApolloClient): Promise<void> {
  const { cache } = client;
  const first = Math.min(MOST, Math.max(FEWEST, readList(cache)?.edges.length ?? 0));
  const { data } = await client.query({
    query: LatestNotificationsDocument,
    variables: { first },
    fetchPolicy: 'no-cache',
  });
  if (!data) return;
  cache.batch({
    update() {
      writeList(cache, mergeLatest(readList(cache), data.notifications));
      writeUnread(cache, data.unreadNotificationCount);
    },
  });
}
