import type { LiveHandlers } from '../../live/handlers';
import { CommentRow_CommentFragmentDoc } from './row/__generated__/CommentRow.generated';
import { CommentDocument } from './list/__generated__/CommentThread.generated';
import { addComment, commentCacheId, evictComment, hasCachedList, markHelpful } from './commentCache';
import { freshRead } from '../../api/freshRead';

/** Writes live events of comments to the cache. */
export const handlers: LiveHandlers = {
  /** The payload has ids only: the comment is fetched, because the server decides whether the viewer may see it. */
  'comment.created': async (ids, { client, cache }) => {
    if (!hasCachedList(cache, ids)) return;
    const cached = cache.readFragment({
      id: commentCacheId(cache, ids.id),
      fragment: CommentRow_CommentFragmentDoc,
      fragmentName: 'CommentRow_comment',
    });
    if (!cached) {
      const result = await client
        .query({ query: CommentDocument, variables: { id: ids.id }, ...freshRead })
        .catch(() => undefined);
      // Hidden from the viewer, or deleted in the meantime.
      if (!result?.data?.comment) return;
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
