import { useApolloClient } from '@apollo/client/react';
import { toCallError } from '../../../http/toCallError';
import { useToast } from '../../../ui/toast/Toast';
import { ConversationsDocument, MarkAllMessagesReadDocument } from '../__generated__/Conversation.generated';
import { applyOwnRead } from '../conversationCache';
import { refetchUnreadDebounced } from '../refetch';
import { retryThreeTimes } from '../retryThreeTimes';

/** @returns a function that marks every conversation as read, and shows a toast on failure */
export function useMarkAllRead(): () => Promise<void> {
  const client = useApolloClient();
  const toast = useToast();
  return async () => {
    try {
      await retryThreeTimes(
        () => client.mutate({ mutation: MarkAllMessagesReadDocument }).then(() => undefined),
        undefined,
      );
      const edges = client.cache.readQuery({ query: ConversationsDocument })?.conversations.edges ?? [];
      for (const { node } of edges) applyOwnRead(client.cache, node.id, node.lastSeq);
    } catch (error) {
      toast.show(toCallError(error, 'Couldn’t mark messages as read.').message, { failed: true });
    } finally {
      refetchUnreadDebounced(client);
    }
  };
}
