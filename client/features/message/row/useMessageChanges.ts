import { useApolloClient } from '@apollo/client/react';
import { fieldErrors } from '../../../api/fieldErrors';
import { useToast } from '../../../ui/Toast';
import { applyMessage } from '../conversationCache';
import {
  DeleteMessageDocument,
  EditMessageDocument,
  SetMessageReactionDocument,
} from '../__generated__/Message.generated';
import type { Threads } from '../thread/threads';
import type { ThreadMessage } from '../thread/threadWindow';
import { sendReaction } from './sendReaction';

/** What can be done with a message. Reactions show at once and go back with a word when they fail; the rest waits for its answer. */
export function useMessageChanges(threads: Threads, viewerId: string) {
  const client = useApolloClient();
  const toast = useToast();

  async function take(changed: ThreadMessage): Promise<void> {
    await threads.receive(changed, changed);
    applyMessage(client.cache, changed);
  }

  return {
    /** @throws what the call threw */
    async edit(id: string, content: string): Promise<void> {
      const { data } = await client.mutate({
        mutation: EditMessageDocument,
        variables: { id, content },
        fetchPolicy: 'no-cache',
      });
      await take(data!.editMessage);
    },

    /** @throws what the call threw */
    async remove(id: string): Promise<void> {
      const { data } = await client.mutate({
        mutation: DeleteMessageDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      await take(data!.deleteMessage);
    },

    async react({ id, conversationId, reactions }: ThreadMessage, emoji: string): Promise<void> {
      const before = reactions.find(({ personIds }) => personIds.includes(viewerId))?.emoji ?? null;
      const wanted = before === emoji ? null : emoji;
      threads.react(conversationId, id, viewerId, wanted);
      await sendReaction({
        messageId: id,
        before,
        wanted,
        send: (next) =>
          client.mutate({
            mutation: SetMessageReactionDocument,
            variables: { id, emoji: next },
            fetchPolicy: 'no-cache',
          }),
        onFailed(error, saved) {
          threads.react(conversationId, id, viewerId, saved);
          toast.show(fieldErrors(error, 'The reaction could not be saved.').message, { failed: true });
        },
      });
    },
  };
}
