import type { EventDraft, Topic } from '../../events/event';

const onPost = (id: string): Topic => ({ topic: 'post', topicId: id });

type CommentIds = { id: string; postId: string; parentId: string | null };

/** Ids only: receivers read the comment, as far as they may see it. */
export const commentCreated = (comment: CommentIds, actorId: string): EventDraft => ({
  type: 'comment.created',
  ...onPost(comment.postId),
  actorId,
  data: { id: comment.id, postId: comment.postId, parentId: comment.parentId },
});

export const commentDeleted = (comment: CommentIds, actorId: string): EventDraft => ({
  ...commentCreated(comment, actorId),
  type: 'comment.deleted',
});

/** Likes of a comment as they stand now. */
export const commentCounted = (id: string, postId: string, likeCount: number): EventDraft => ({
  type: 'comment.counted',
  ...onPost(postId),
  data: { id, postId, likeCount },
});

/** The post's author marked, or unmarked, the comment that helped. */
export const commentMarked = (postId: string, helpfulCommentId: string | null, actorId: string): EventDraft => ({
  type: 'comment.marked',
  ...onPost(postId),
  actorId,
  data: { postId, helpfulCommentId },
});
