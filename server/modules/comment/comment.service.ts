import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { validate, isId } from '../../core/validation';
import { extractEntities } from '../../core/extractEntities';
import { badInput, forbidden, notFound } from '../../core/errors';
import { claimIdempotencyKey } from '../../database/idempotency';
import { newId } from '../../core/ids';
import { statement } from '../../database/read';
import { sql, type WriteTransaction } from '../../database/write';
import { notify, retractNotification } from '../notification/notification.service';
import { notifyMentioned } from '../post/post.mentions';
import { addToCount, requirePost } from '../post/post.service';
import { countLongText, countUse, reactionQuota } from '../quotas';
import { Comment } from './comment.entity';
import { commentCounted, commentCreated, commentDeleted, commentMarked } from './comment.events';
import { createCommentInput } from './comment.inputs';
import { canDeleteComment, canMarkHelpful, commentLiked, commentOwned, commentReadable } from './comment.policy';
import { commentQuota } from './comment.quotas';

type LoadedComment = { id: string; postId: string; parentId: string | null; authorId: string; postAuthorId: string };

/** Conditions by which a comment `c` on a post `p` is loaded. */
const conditions = {
  readable: commentReadable('c'),
  deletable: `(${commentOwned('c', 'p')} or ${commentReadable('c')})`,
  unlikable: `(${commentLiked('c')} or ${commentReadable('c')})`,
};

/** @throws AppError NOT_FOUND when the comment is missing or does not meet the condition for the viewer */
async function loadComment(ctx: Context, id: string, condition: keyof typeof conditions): Promise<LoadedComment> {
  const viewer = viewerId(ctx);
  const rows = isId(id)
    ? await ctx.app.reader.rows<LoadedComment>(
        statement(
          `comment_${condition}`,
          () => `select c.id, c.post_id as "postId", c.parent_id as "parentId", c.author_id as "authorId", p.author_id as "postAuthorId"
                 from comment c join post p on p.id = c.post_id where c.id = $2 and ${conditions[condition]}`,
        ),
        [viewer, id],
      )
    : [];
  if (!rows[0]) throw notFound('Comment');
  return rows[0];
}

/**
 * Comments on a post, or replies to a comment. A reply to a reply joins the same thread.
 * @returns the comment's id
 * @throws AppError NOT_FOUND, BAD_USER_INPUT naming `content` or `parentId`, RATE_LIMITED
 */
export async function createComment(ctx: Context, postId: string, input: unknown): Promise<string> {
  const authorId = viewerId(ctx);
  const { content, parentId } = validate(createCommentInput, input);
  await requirePost(ctx, postId);
  const parent = parentId ? await loadComment(ctx, parentId, 'readable') : null;
  if (parent && parent.postId !== postId) throw badInput({ parentId: 'This comment belongs to another post.' });
  const { mentions } = extractEntities(content);
  const threadId = parent ? (parent.parentId ?? parent.id) : null;
  return write(ctx, async (tx) => {
    const { id, isNew } = await claimIdempotencyKey(tx, {
      accountId: authorId,
      key: ctx.idempotencyKey,
      operation: `createComment ${postId}`,
      subjectId: newId(),
    });
    if (!isNew) return id;
    const post = await tx.row<{ authorId: string }>(
      sql`select author_id as "authorId" from post where id = ${postId} for no key update`,
    );
    if (!post) throw notFound('Post');
    tx.em.create(Comment, { id, postId, parentId: threadId, authorId, content });
    await tx.em.flush();
    tx.emit(commentCreated({ id, postId, parentId: threadId }, authorId));
    await addToCount(tx, postId, 'comment_count', 1);
    await notifyOfComment(tx, { id, postId, authorId, mentions, postAuthorId: post.authorId, parent });
    await countUse(ctx, tx, commentQuota);
    await countLongText(ctx, tx, content);
    return id;
  });
}

type NewComment = {
  id: string;
  postId: string;
  authorId: string;
  mentions: readonly string[];
  postAuthorId: string;
  parent: LoadedComment | null;
};

/** Notifies each person once: as the parent's author, else as the post's author, else as a mentioned person. */
async function notifyOfComment(
  tx: WriteTransaction,
  { id, postId, authorId, mentions, postAuthorId, parent }: NewComment,
): Promise<void> {
  if (parent)
    await notify(tx, {
      kind: 'comment.replied',
      recipientId: parent.authorId,
      actorId: authorId,
      subjectId: parent.id,
      actionId: id,
    });
  if (postAuthorId !== parent?.authorId)
    await notify(tx, {
      kind: 'comment.created',
      recipientId: postAuthorId,
      actorId: authorId,
      subjectId: postId,
      actionId: id,
    });
  await notifyMentioned(tx, {
    kind: 'comment.mentioned',
    actorId: authorId,
    subjectId: id,
    postId,
    mentions,
    except: [postAuthorId, ...(parent ? [parent.authorId] : [])],
  });
}

/**
 * Deletes a comment with its replies. Its author, and the post's, may delete it also when it is hidden from them by a block
 * or because the post became private.
 * @returns the id of its post
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function deleteComment(ctx: Context, id: string): Promise<string> {
  const viewer = viewerId(ctx);
  const comment = await loadComment(ctx, id, 'deletable');
  if (!canDeleteComment(viewer, comment))
    throw forbidden('Only the author of the comment or the post can delete this comment.');
  await write(ctx, async (tx) => {
    await tx.rows(sql`select from post where id = ${comment.postId} for no key update`);
    const deleted = await tx.row<{ replies: number }>(sql`
      with replies as (select count(*)::int as n from comment where parent_id = ${id})
      delete from comment where id = ${id} returning (select n from replies) as replies`);
    if (!deleted) return;
    tx.emit(commentDeleted(comment, viewer));
    await addToCount(tx, comment.postId, 'comment_count', -1 - deleted.replies);
    const otherComment = await tx.row(
      sql`select id from comment where post_id = ${comment.postId} and author_id = ${comment.authorId} limit 1`,
    );
    if (!otherComment)
      await retractNotification(tx, {
        kind: 'comment.created',
        recipientId: comment.postAuthorId,
        actorId: comment.authorId,
        subjectId: comment.postId,
      });
  });
  return comment.postId;
}

/**
 * Sets whether the viewer likes a comment. A like can be withdrawn also when the comment is hidden from the viewer. Safe to
 * repeat.
 * @throws AppError NOT_FOUND
 */
export async function setCommentLike(ctx: Context, id: string, liked: boolean): Promise<void> {
  const viewer = viewerId(ctx);
  const comment = await loadComment(ctx, id, liked ? 'readable' : 'unlikable');
  await write(ctx, async (tx) => {
    const changed = await tx.row(
      liked
        ? sql`insert into comment_like (comment_id, account_id) select id, ${viewer} from comment where id = ${id} for key share on conflict do nothing returning comment_id`
        : sql`delete from comment_like where comment_id = ${id} and account_id = ${viewer} returning comment_id`,
    );
    if (!changed) return;
    const counted = await tx.row<{ likeCount: number }>(
      sql`update comment set like_count = like_count + ${liked ? 1 : -1} where id = ${id} returning like_count as "likeCount"`,
    );
    if (counted) tx.emit(commentCounted(id, comment.postId, counted.likeCount));
    await (liked ? notify : retractNotification)(tx, {
      kind: 'comment.liked',
      recipientId: comment.authorId,
      actorId: viewer,
      subjectId: id,
      once: true,
    });
    if (liked) await countUse(ctx, tx, reactionQuota);
  });
}

/** Sets whether a comment is the helpful one of its post. A post has one at most. Safe to repeat. @throws AppError NOT_FOUND, FORBIDDEN */
export async function setCommentHelpful(ctx: Context, id: string, helpful: boolean): Promise<void> {
  const viewer = viewerId(ctx);
  const comment = await loadComment(ctx, id, 'readable');
  if (!canMarkHelpful(viewer, comment)) throw forbidden('Only the author of the post can mark a helpful answer.');
  await write(ctx, async (tx) => {
    const changed = await tx.row(
      helpful
        ? sql`update post set helpful_comment_id = ${id} where id = ${comment.postId} and helpful_comment_id is distinct from ${id} returning id`
        : sql`update post set helpful_comment_id = null where id = ${comment.postId} and helpful_comment_id = ${id} returning id`,
    );
    if (changed) tx.emit(commentMarked(comment.postId, helpful ? id : null, viewer));
  });
}
