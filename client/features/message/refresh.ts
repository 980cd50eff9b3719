import type { ApolloClient } from '@apollo/client';
import { toCallError } from '../../api/toCallError';
import { createDebouncedRefetch } from '../../lib/debouncedRefetch';
import { isExtensionChannelError } from '../../shell/extensionErrors';
import { evictConversation, moveToTop } from './conversationCache';
import { ConversationDocument, UnreadMessagesDocument } from './__generated__/Conversation.generated';

const TRIES = 3;
const STEP_MS = 100;
/** Messages come in bursts: what happens within this is counted at once. */
const WAIT_MS = 300;

const none = { unreadMessageCount: 0, messageRequestCount: 0 };

/** Tries a call three times, a little later each time. @throws what the last try threw */
export async function retryThreeTimes<Result>(call: () => Promise<Result>, onClosedChannel: Result): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      if (isExtensionChannelError(error)) return onClosedChannel;
      if (attempt === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, STEP_MS * attempt));
    }
  }
}

/** Refetches the counts of unread messages and message requests, once per burst of changes. */
export const refetchUnreadDebounced = createDebouncedRefetch(async (client) => {
  const fetchCounts = async () =>
    (await client.query({ query: UnreadMessagesDocument, fetchPolicy: 'network-only' })).data ?? none;
  const data = await retryThreeTimes(fetchCounts, none);
  if (data === none) client.cache.writeQuery({ query: UnreadMessagesDocument, data });
}, WAIT_MS);

const reading = new WeakMap<ApolloClient, Set<string>>();

/**
 * Reads a conversation again: it is new here, or what is known of it is old. One that is not there for the person any more
 * is forgotten.
 * @param isOnTop it goes to the top of its list
 */
export async function refetchConversation(
  client: ApolloClient,
  id: string,
  { isOnTop }: { isOnTop: boolean },
): Promise<void> {
  const under = reading.get(client) ?? new Set();
  reading.set(client, under);
  if (under.has(id)) return;
  under.add(id);
  // Several messages in a row are one reading.
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  under.delete(id);
  try {
    // A reading under way may have begun before what is to be read.
    const { data } = await client.query({
      query: ConversationDocument,
      variables: { id },
      fetchPolicy: 'network-only',
      context: { queryDeduplication: false },
    });
    const conversation = data?.conversation;
    if (conversation && isOnTop)
      moveToTop(client.cache, id, conversation.isRequest ? 'messageRequests' : 'conversations');
  } catch (error) {
    // What failed otherwise stays as it was; the next change reads it again.
    if (toCallError(error, '').code === 'NOT_FOUND') evictConversation(client.cache, id);
  }
}
