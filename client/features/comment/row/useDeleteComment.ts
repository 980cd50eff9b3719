import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { toCallError } from '../../../http/toCallError';
import { useToast } from '../../../ui/toast/Toast';
import { commentCacheId, evictComment } from '../commentCache';
import { DeleteCommentDocument } from './__generated__/CommentRow.generated';

/** Undo period of a deletion. Equals the display time of the toast. */
const UNDO_MS = 10_000;

/** Pending deletions by comment id: hidden in the interface, not sent to the server. */
const pendingDeletions = new Map<string, () => Promise<void>>();

/** Sends all pending deletions. Undo is not possible after the page unloads. */
function flushDeletions(): void {
  for (const send of pendingDeletions.values()) void send();
}

/** Flushes pending deletions on unmount and on page unload. */
export function useFlushDeletionsOnLeave(): void {
  useEffect(() => {
    window.addEventListener('pagehide', flushDeletions);
    return () => {
      window.removeEventListener('pagehide', flushDeletions);
      flushDeletions();
    };
  }, []);
}

/** @returns a function that hides a comment, offers Undo, and sends the deletion after the undo period */
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

    const clearPending = () => {
      pendingDeletions.delete(id);
      clearTimeout(timer);
    };

    async function send() {
      clearPending();
      toast.close(undoToast);
      try {
        await client.mutate({
          mutation: DeleteCommentDocument,
          variables: { id },
          context: { fetchOptions: { keepalive: true } },
        });
        evictComment(cache, id);
      } catch (error) {
        const { code, message } = toCallError(error, 'Failed to delete comment');
        if (code === 'NOT_FOUND') evictComment(cache, id);
        else toast.show(message, { failed: true });
      }
      cache.removeOptimistic(layer);
    }

    const timer = setTimeout(() => void send(), UNDO_MS);
    const undoToast = toast.show('Comment deleted.', {
      undo() {
        clearPending();
        cache.removeOptimistic(layer);
      },
    });
    pendingDeletions.set(id, send);
  };
}
