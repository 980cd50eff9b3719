import type { CommentIds } from '../../../shared/contracts/comment';
import type { EventDraft, Topic } from '../../database/outbox';

const postTopic = (id: string): Topic => ({ topic: 'post', topicId: id });

const commentIds = ({ id, postId, parentId }: CommentIds): CommentIds => ({ id, postId, parentId });

export const commentCreated = (comment: CommentIds, actorId: string): EventDraft<'comment.created'> => ({
  type: 'comment.created',
  ...postTopic(comment.postId),
  actorId,
  data: commentIds(comment),
});

export const commentDeleted = (comment: CommentIds, actorId: string): EventDraft<'comment.deleted'> => ({
  type: 'comment.deleted',
  ...postTopic(comment.postId),
  actorId,
  data: commentIds(comment),
});

export const commentCounted = (id: string, postId: string, likeCount: number): EventDraft<'comment.counted'> => ({
  type: 'comment.counted',
  ...postTopic(postId),
  data: { id, postId, likeCount },
});

export const commentMarked = (
  postId: string,
  helpfulCommentId: string | null,
  actorId: string,
): EventDraft<'comment.marked'> => ({
  type: 'comment.marked',
  ...postTopic(postId),
  actorId,
  data: { postId, helpfulCommentId },
});
