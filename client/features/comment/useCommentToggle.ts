import { useApolloClient } from '@apollo/client/react';
import { toCallError } from '../../api/toCallError';
import { useToast } from '../../ui/toast/Toast';
import { optimisticToggle } from '../../lib/optimisticToggle';
import { markHelpful, commentCacheId } from './commentCache';
import {
  CommentRow_CommentFragmentDoc as fragment,
  SetCommentHelpfulDocument,
  SetCommentLikeDocument,
  type CommentRow_CommentFragment,
} from './row/__generated__/CommentRow.generated';

/** @returns a function that likes a comment or takes the like back: seen at once, reverted with a message when it failed */
export function useCommentLike({ id, viewerHasLiked }: CommentRow_CommentFragment): () => Promise<void> {
  const client = useApolloClient();
  const toast = useToast();
  return async () => {
    await optimisticToggle({
      key: `like:comment:${id}`,
      isOn: viewerHasLiked,
      cache: client.cache,
      show: (cache, wanted) =>
        cache.updateFragment(
          { id: commentCacheId(cache, id), fragment, fragmentName: 'CommentRow_comment' },
          (comment) =>
            comment && {
              ...comment,
              viewerHasLiked: wanted,
              likeCount: comment.likeCount + Number(wanted) - Number(comment.viewerHasLiked),
            },
        ),
      send: (liked) => client.mutate({ mutation: SetCommentLikeDocument, variables: { id, liked } }),
      onFailure: (error, liked) =>
        toast.show(toCallError(error, liked ? 'Failed to like comment' : 'Failed to unlike comment').message, {
          failed: true,
        }),
    });
  };
}

/** @returns a function that marks a comment as the one that helped, or takes the mark back */
export function useMarkHelpful({ id, postId, isHelpful }: CommentRow_CommentFragment): () => Promise<void> {
  const client = useApolloClient();
  const toast = useToast();
  return async () => {
    try {
      await client.mutate({ mutation: SetCommentHelpfulDocument, variables: { id, helpful: !isHelpful } });
      markHelpful(client.cache, postId, isHelpful ? null : id);
    } catch (error) {
      toast.show(toCallError(error, 'Failed to mark comment').message, { failed: true });
    }
  };
}
