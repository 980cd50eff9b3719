import { useApolloClient } from '@apollo/client/react';
import { toCallError } from '../../../http/toCallError';
import { useToast } from '../../../ui/toast/Toast';
import { applyMessage } from '../conversationCache';
import {
  DeleteMessageDocument,
  EditMessageDocument,
  SetMessageReactionDocument,
} from '../__generated__/Message.generated';
import type { ThreadStore } from '../thread/store/threadStore';
import type { ThreadMessage } from '../thread/store/threadWindow';
import { sendReaction } from './reactions/sendReaction';

/**
 * Mutations of a message. Reactions are optimistic and rolled back with a toast; edits and deletions wait for the
 * response.
 */
export function useMessageMutations(threadStore: ThreadStore, viewerId: string) {
  const client = useApolloClient();
  const toast = useToast();

  async function applyResult(message: ThreadMessage): Promise<void> {
    await threadStore.receiveMessage(message, message);
    applyMessage(client.cache, message);
  }

  return {
    /** @throws the error of the mutation */
    async edit(id: string, content: string): Promise<void> {
      const { data } = await client.mutate({
        mutation: EditMessageDocument,
        variables: { id, content },
        fetchPolicy: 'no-cache',
      });
      await applyResult(data!.editMessage);
    },

    /** @throws the error of the mutation */
    async remove(id: string): Promise<void> {
      const { data } = await client.mutate({
        mutation: DeleteMessageDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      await applyResult(data!.deleteMessage);
    },

    /** Sets the viewer's reaction, or removes it when it is the same emoji. */
    async toggleReaction({ id, conversationId, reactions }: ThreadMessage, emoji: string): Promise<void> {
      const previous = reactions.find(({ personIds }) => personIds.includes(viewerId))?.emoji ?? null;
      const next = previous === emoji ? null : emoji;
      threadStore.setReaction(conversationId, id, viewerId, next);
      await sendReaction({
        messageId: id,
        previous,
        next,
        send: (reaction) =>
          client.mutate({
            mutation: SetMessageReactionDocument,
            variables: { id, emoji: reaction },
            fetchPolicy: 'no-cache',
          }),
        onFailed(error, saved) {
          threadStore.setReaction(conversationId, id, viewerId, saved);
          toast.show(toCallError(error, 'Couldn’t save your reaction.').message, { failed: true });
        },
      });
    },
  };
}
