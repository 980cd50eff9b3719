import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { fieldErrors } from '../../../api/fieldErrors';
import { useToast } from '../../../ui/Toast';
import { commentCacheId, evictComment } from '../commentCache';
import { DeleteCommentDocument } from './__generated__/CommentRow.generated';

/** How long a deletion can be taken back; it is the time its message stays. */
const UNDO_MS = 10_000;

/** Deletions that are shown but not sent. */
const waiting = new Map<string, () => Promise<void>>();

/** Sends what is still waiting. Nothing can be taken back after the page is gone. */
function sendAll(): void {
  for (const send of waiting.values()) void send();
}

/** Sends the waiting deletions when the page of these comments is left, within the product or for good. */
export function useFlushDeletionsOnLeave(): void {
  useEffect(() => {
    window.addEventListener('pagehide', sendAll);
    return () => {
      window.removeEventListener('pagehide', sendAll);
      sendAll();
    };
  }, []);
}

/** @returns a function that hides a comment at once, offers Undo, and tells the server when the time for that is over */
export function useDeleteComment(): (id: string) => void {
  const client = useApolloClient();
  const toast = useToast();
  const { cache } = client;

  return (id) => {
    const layer = `delete:${id}`;
    cache.batch({
      optimistic: layer,
      update: (layered) => layered.modify({ id: commentCacheId(layered, id), fields: (_, { DELETE }) => DELETE }),
    });

    const stop = () => {
      waiting.delete(id);
      clearTimeout(timer);
    };

    async function send() {
      stop();
      toast.close(message);
      try {
        await client.mutate({
          mutation: DeleteCommentDocument,
          variables: { id },
          context: { fetchOptions: { keepalive: true } },
        });
        evictComment(cache, id);
      } catch (error) {
        const { code, message: reason } = fieldErrors(error, 'Failed to delete comment');
        if (code === 'NOT_FOUND') evictComment(cache, id);
        else toast.show(reason, { failed: true });
      }
      cache.removeOptimistic(layer);
    }

    const timer = setTimeout(() => void send(), UNDO_MS);
    const message = toast.show('Comment deleted.', {
      undo() {
        stop();
        cache.removeOptimistic(layer);
      },
    });
    waiting.set(id, send);
  };
}
