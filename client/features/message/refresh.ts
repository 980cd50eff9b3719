import type { ApolloClient } from '@apollo/client';
import { toCallError } from '../../api/toCallError';
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

type Phase = 'waiting' | 'reading' | 'outdated';
const phases = new WeakMap<ApolloClient, Phase>();

/** The numbers of unread messages and waiting requests are read again in a moment, once for a burst of changes. */
export function refetchUnreadDebounced(client: ApolloClient, waitMs = WAIT_MS): void {
  const phase = phases.get(client);
  if (phase === 'reading') phases.set(client, 'outdated');
  if (phase) return;
  phases.set(client, 'waiting');
  setTimeout(() => void count(client), waitMs);
}

async function count(client: ApolloClient): Promise<void> {
  phases.set(client, 'reading');
  const read = async () =>
    (await client.query({ query: UnreadMessagesDocument, fetchPolicy: 'network-only' })).data ?? none;
  // What failed stays as it was; the next change counts again.
  const data = await retryThreeTimes(read, none).catch(() => undefined);
  if (data === none) client.cache.writeQuery({ query: UnreadMessagesDocument, data });
  const isOutdated = phases.get(client) === 'outdated';
  phases.delete(client);
  if (isOutdated) refetchUnreadDebounced(client);
}

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
