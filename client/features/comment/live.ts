import type { LiveHandlers } from '../../live/handlers';
import { CommentRow_CommentFragmentDoc } from './row/__generated__/CommentRow.generated';
import { CommentDocument } from './list/__generated__/CommentThread.generated';
import { addComment, commentCacheId, evictComment, hasCachedList, markHelpful } from './commentCache';

/** Comments as they come, change and go elsewhere. */
export const handlers: LiveHandlers = {
  /** The event carries ids only: who may read the comment is for the server to say. */
  'comment.created': async (ids, { client, cache }) => {
    if (!hasCachedList(cache, ids)) return;
    const known = cache.readFragment({
      id: commentCacheId(cache, ids.id),
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

  'comment.deleted': ({ id }, { cache }) => evictComment(cache, id),

  'comment.counted': ({ id, likeCount }, { cache }) => {
    cache.modify<{ likeCount: number }>({ id: commentCacheId(cache, id), fields: { likeCount: () => likeCount } });
  },

  'comment.marked': ({ postId, helpfulCommentId }, { cache }) => {
    markHelpful(cache, postId, helpfulCommentId);
  },
};
