import { useApolloClient } from '@apollo/client/react';
import { toCallError } from '../../../http/toCallError';
import { optimisticToggle } from '../../../lib/optimisticToggle';
import { useToast } from '../../../ui/toast/Toast';
import { commentCacheId } from '../commentCache';
import {
  CommentRow_CommentFragmentDoc as fragment,
  SetCommentLikeDocument,
  type CommentRow_CommentFragment,
} from './__generated__/CommentRow.generated';

/**
 * Likes a comment or removes the like optimistically. Rolls back with a toast on failure.
 * @returns a function that toggles the like
 */
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
        toast.show(toCallError(error, liked ? 'Couldn’t like the comment.' : 'Couldn’t unlike the comment.').message, {
          failed: true,
        }),
    });
  };
}
