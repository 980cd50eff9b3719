import { useApolloClient } from '@apollo/client/react';
import { toCallError } from '../../../http/toCallError';
import { useToast } from '../../../ui/toast/Toast';
import { markHelpful } from '../commentCache';
import { SetCommentHelpfulDocument, type CommentRow_CommentFragment } from './__generated__/CommentRow.generated';

/** @returns a function that marks a comment as helpful, or clears the mark */
export function useToggleHelpful({ id, postId, isHelpful }: CommentRow_CommentFragment): () => Promise<void> {
  const client = useApolloClient();
  const toast = useToast();
  return async () => {
    try {
      await client.mutate({ mutation: SetCommentHelpfulDocument, variables: { id, helpful: !isHelpful } });
      markHelpful(client.cache, postId, isHelpful ? null : id);
    } catch (error) {
      toast.show(toCallError(error, 'Couldn’t update the helpful answer.').message, { failed: true });
    }
  };
}
