import type { LiveHandlers } from '../../live/handlers';
import { CommentRow_CommentFragmentDoc } from './__generated__/CommentRow.generated';
import { CommentDocument } from './__generated__/CommentThread.generated';
import { addComment, commentId, evictComment, hasListFor, markHelpful, type CommentIds } from './commentCache';

/** Comments as they come, change and go elsewhere. */
export const handlers: LiveHandlers = {
  /** The event carries ids only: who may read the comment is for the server to say. */
  'comment.created': async (ids: CommentIds, { client, cache }) => {
    if (!hasListFor(cache, ids)) return;
    const known = cache.readFragment({
      id: commentId(cache, ids.id),
      fragment: CommentRow_CommentFragmentDoc,
      fragmentName: 'CommentRow_comment',
    });
    if (!known) {
      const read = await client
        .query({ query: CommentDocument, variables: { id: ids.id }, fetchPolicy: 'network-only' })
        .catch(() => undefined);
      // Hidden from this reader, or deleted meanwhile.
      if (!read?.data?.comment) return;
    }
    addComment(cache, ids);
  },

  'comment.deleted': ({ id }: CommentIds, { cache }) => evictComment(cache, id),

  'comment.counted': ({ id, likeCount }: { id: string; likeCount: number }, { cache }) => {
    cache.modify<{ likeCount: number }>({ id: commentId(cache, id), fields: { likeCount: () => likeCount } });
  },

  'comment.marked': ({ postId, helpfulCommentId }: { postId: string; helpfulCommentId: string | null }, { cache }) => {
    markHelpful(cache, postId, helpfulCommentId);
  },
};
