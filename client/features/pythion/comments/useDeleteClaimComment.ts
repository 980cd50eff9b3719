import { useApolloClient } from '@apollo/client/react';
import { toCallError } from '../../../http/toCallError';
import { deferWithUndo } from '../../../shell/deferWithUndo';
import { useToast } from '../../../ui/toast/Toast';
import type { ClaimComment } from './CommentsProvider';
import { evictClaimComment } from './commentCache';
import { DeleteAnalysisCommentDocument } from './__generated__/Comments.generated';

/** @returns a function that hides a comment, offers Undo, and sends the deletion afterwards */
export function useDeleteClaimComment(analysisId: string): (comment: ClaimComment) => void {
  const client = useApolloClient();
  const toast = useToast();
  const { cache } = client;

  return ({ id }) => {
    const layer = `delete-analysis-comment:${id}`;
    cache.batch({ optimistic: layer, update: (layered) => evictClaimComment(layered, id) });

    async function send() {
      try {
        await client.mutate({
          mutation: DeleteAnalysisCommentDocument,
          variables: { analysisId, id },
          context: { fetchOptions: { keepalive: true } },
        });
        evictClaimComment(cache, id);
      } catch (error) {
        const { code, message } = toCallError(error, 'Couldn’t delete the comment.');
        if (code === 'NOT_FOUND') evictClaimComment(cache, id);
        else toast.show(message, { failed: true });
      }
      cache.removeOptimistic(layer);
    }

    deferWithUndo({
      key: layer,
      message: 'Comment deleted.',
      undo: () => cache.removeOptimistic(layer),
      send: () => void send(),
    });
  };
}
