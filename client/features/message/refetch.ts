import type { ApolloClient } from '@apollo/client';
import { toCallError } from '../../http/toCallError';
import { createDebouncedRefetch } from '../../lib/debouncedRefetch';
import { evictConversation, placeInList } from './conversationCache';
import { ConversationDocument, UnreadMessagesDocument } from './__generated__/Conversation.generated';
import { retryThreeTimes } from './retryThreeTimes';
import { freshRead } from '../../api/freshRead';

/** Debounce interval, because messages arrive in bursts. */
const DEBOUNCE_MS = 300;

const zeroCounts = { unreadMessageCount: 0, messageRequestCount: 0 };

/** Refetches the counts of unread messages and message requests, once per burst of changes. */
export const refetchUnreadDebounced = createDebouncedRefetch(async (client) => {
  const fetchCounts = async () =>
    (await client.query({ query: UnreadMessagesDocument, fetchPolicy: 'network-only' })).data ?? zeroCounts;
  const data = await retryThreeTimes(fetchCounts, zeroCounts);
  if (data === zeroCounts) client.cache.writeQuery({ query: UnreadMessagesDocument, data });
}, DEBOUNCE_MS);

const scheduledIds = new WeakMap<ApolloClient, Set<string>>();

/**
 * Refetches a conversation that is not cached or outdated, once per burst of calls. A conversation that the viewer can no
 * longer read is evicted.
 * @param options.isListed places it in its list
 */
export async function refetchConversation(
  client: ApolloClient,
  id: string,
  { isListed }: { isListed: boolean },
): Promise<void> {
  const scheduled = scheduledIds.get(client) ?? new Set();
  scheduledIds.set(client, scheduled);
  if (scheduled.has(id)) return;
  scheduled.add(id);
  await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));
  scheduled.delete(id);
  try {
    const { data } = await client.query({
      query: ConversationDocument,
      variables: { id },
      ...freshRead,
    });
    const conversation = data?.conversation;
    if (conversation && isListed)
      placeInList(client.cache, id, conversation.isRequest ? 'messageRequests' : 'conversations');
  } catch (error) {
    // After any other error the cached state stays until the next event.
    if (toCallError(error, '').code === 'NOT_FOUND') evictConversation(client.cache, id);
  }
}
