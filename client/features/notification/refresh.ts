import type { ApolloClient } from '@apollo/client';
import { mergeLatest, readList, writeList, writeUnread } from './notificationCache';
import { LatestNotificationsDocument } from './panel/__generated__/Notifications.generated';
import { isPanelOpen } from './panelStore';
import { UnreadCountDocument } from './__generated__/UnreadCount.generated';

/** Things come in bursts: what happens within this is read at once. */
const WAIT_MS = 400;
/** The most rows that one reading may have, and the fewest. */
const [MOST, FEWEST] = [50, 20];

const phases = new WeakMap<ApolloClient, 'waiting' | 'reading' | 'outdated'>();

/** The notifications changed: what the page shows of them is read again in a moment, once for a burst of changes. */
export function refetchNotificationsDebounced(client: ApolloClient): void {
  const phase = phases.get(client);
  if (phase === 'reading') phases.set(client, 'outdated');
  if (phase) return;
  phases.set(client, 'waiting');
  setTimeout(() => void refresh(client), WAIT_MS);
}

async function refresh(client: ApolloClient): Promise<void> {
  phases.set(client, 'reading');
  // What failed stays as it was; the next change, or opening the panel, asks again.
  await (isPanelOpen() ? readRows(client) : readCount(client)).catch(() => undefined);
  const isOutdated = phases.get(client) === 'outdated';
  phases.delete(client);
  if (isOutdated) refetchNotificationsDebounced(client);
}

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
