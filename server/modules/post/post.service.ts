import type { PostCounts } from '../../../shared/contracts/post';
import { LockMode } from '@mikro-orm/core';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { validate, isId } from '../../core/validation';
import { badInput, forbidden, notFound } from '../../core/errors';
import { claimIdempotencyKey } from '../../database/idempotency';
import { newId } from '../../core/ids';
import { statement } from '../../database/read';
import { sql, type WriteTransaction } from '../../database/write';
import { claimImage, removeUnusedImages } from '../media/media.service';
import { notify, retractNotification } from '../notification/notification.service';
import { Post } from './post.entity';
import { onFeed, postCounted, postCreated, postDeleted, postEdited } from './post.events';
import { createPostInput, reportPostInput, sharePostInput, updatePostInput } from './post.inputs';
import { notifyMentioned } from './post.mentions';
import { canEditPost, canSharePost, postReadable } from './post.policy';
import { storeTags, lockTags } from './post.tags';

/** Counts of a post under their event names; for `returning`. */
export const returningCounts = sql`id, like_count as "likeCount", comment_count as "commentCount", share_count as "shareCount"`;

/**
 * Publishes a post. Under an Idempotency-Key a repeated call answers the first one's post.
 * @returns the post's id
 * @throws AppError BAD_USER_INPUT naming `content` or `image`
 */
export async function createPost(ctx: Context, input: unknown): Promise<string> {
  const authorId = viewerId(ctx);
  const { content, image, imageAlt, isPublic } = validate(createPostInput, input);
  const media = image ? await claimImage(ctx, image, 'post', 'image') : null;
  return write(ctx, async (tx) => {
    const { id, isNew } = await claimIdempotencyKey(tx, {
      accountId: authorId,
      key: ctx.idempotencyKey,
      operation: 'createPost',
      subjectId: newId(),
    });
    if (!isNew) return id;
    tx.em.create(Post, { id, authorId, content, imageId: media?.id ?? null, imageAlt, isPublic });
    await tx.em.flush();
    await storeTags(tx, id, content);
    await notifyMentioned(tx, { kind: 'post.mentioned', actorId: authorId, subjectId: id, postId: id, content });
    if (isPublic) tx.emit(postCreated(id, authorId));
    return id;
  });
}

/** Loads a post the viewer may see. @throws AppError NOT_FOUND, also when it is hidden from the viewer */
async function readablePost(
  ctx: Context,
  id: string,
): Promise<{ id: string; authorId: string; isPublic: boolean; isShare: boolean; sharedPostId: string | null }> {
  const viewer = viewerId(ctx);
  const rows = isId(id)
    ? await ctx.app.reader.rows<{
        id: string;
        authorId: string;
        isPublic: boolean;
        isShare: boolean;
        sharedPostId: string | null;
      }>(
        statement(
          'post_readable',
          () => `select id, author_id as "authorId", is_public as "isPublic", is_share as "isShare", shared_post_id as "sharedPostId"
                 from post where id = $2 and ${postReadable('$2')}`,
        ),
        [viewer, id],
      )
    : [];
  if (!rows[0]) throw notFound('Post');
  return rows[0];
}

/** @throws AppError NOT_FOUND unless the viewer may see the post of this id */
export async function requirePost(ctx: Context, id: string): Promise<void> {
  await readablePost(ctx, id);
}

/**
 * Changes the author's own post; the words before stay readable as a revision.
 * @throws AppError NOT_FOUND, FORBIDDEN, BAD_USER_INPUT naming the field
 */
export async function updatePost(ctx: Context, id: string, input: unknown): Promise<void> {
  const viewer = viewerId(ctx);
  const changes = validate(updatePostInput, input);
  const found = await readablePost(ctx, id);
  if (!canEditPost(viewer, found)) throw forbidden('Only its author can edit this post.');
  await write(ctx, async (tx) => {
    const post = await tx.em.findOne(Post, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!post) throw notFound('Post');
    const content = changes.content ?? post.content;
    if (content === '' && !post.imageId && !post.isShare)
      throw badInput({ content: 'Write something, or delete the post.' });
    const before = post.content;
    if (content !== before) {
      await keepRevision(tx, post);
      tx.em.assign(post, { content, isEdited: true, editedAt: new Date() });
    }
    const accessChanged = changes.isPublic != null && changes.isPublic !== post.isPublic;
    tx.em.assign(post, { imageAlt: changes.imageAlt ?? post.imageAlt, isPublic: changes.isPublic ?? post.isPublic });
    await tx.em.flush();
    if (content !== before || accessChanged) await storeTags(tx, id, content, before);
    if (content !== before)
      await notifyMentioned(tx, {
        kind: 'post.mentioned',
        actorId: viewer,
        subjectId: id,
        postId: id,
        content,
        before,
      });
    tx.emit(postEdited(id, viewer, accessChanged));
    if (accessChanged && !post.isPublic) tx.emit(onFeed(postEdited(id, viewer, false)));
  });
}

const keepRevision = (tx: WriteTransaction, post: Post) =>
  tx.rows(sql`
    insert into post_revision (post_id, number, content, written_at)
    select ${post.id}, count(*) + 1, ${post.content}, ${post.editedAt ?? post.createdAt} from post_revision where post_id = ${post.id}`);

/**
 * Deletes the author's own post with its comments, likes and bookmarks.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function deletePost(ctx: Context, id: string): Promise<void> {
  const viewer = viewerId(ctx);
  const found = await readablePost(ctx, id);
  if (!canEditPost(viewer, found)) throw forbidden('Only its author can delete this post.');
  await write(ctx, async (tx) => {
    // The original first, as its own deletion takes the two in this order: so neither waits for the other for ever.
    if (found.sharedPostId) await tx.rows(sql`select from post where id = ${found.sharedPostId} for no key update`);
    await tx.rows(sql`select from post where id = ${id} for update`);
    await lockTags(tx, [id]);
    const deleted = await tx.row<{ imageId: string | null }>(
      sql`delete from post where id = ${id} returning image_id as "imageId"`,
    );
    if (!deleted) return;
    tx.emit(postDeleted(id, viewer));
    if (found.isPublic) tx.emit(onFeed(postDeleted(id, viewer)));
    if (found.isShare && found.sharedPostId) await addToCount(tx, found.sharedPostId, 'share_count', -1);
    await removeUnusedImages(tx, [deleted.imageId]);
  });
}

type Counter = 'like_count' | 'comment_count' | 'share_count';

/** Moves one stored count and tells the post's readers where all stand now. */
export async function addToCount(tx: WriteTransaction, postId: string, counter: Counter, by: number): Promise<void> {
  const counts = await tx.row<PostCounts>(
    sql`update post set ${sql.ref(counter)} = ${sql.ref(counter)} + ${by} where id = ${postId} returning ${returningCounts}`,
  );
  if (counts) tx.emit(postCounted(counts));
}

/** Sets whether the viewer likes a post. Safe to repeat. @throws AppError NOT_FOUND */
export async function setPostLike(ctx: Context, id: string, liked: boolean): Promise<void> {
  const viewer = viewerId(ctx);
  const { authorId } = await readablePost(ctx, id);
  await write(ctx, async (tx) => {
    const changed = await tx.row(
      liked
        ? sql`insert into post_like (post_id, account_id) select id, ${viewer} from post where id = ${id} for key share on conflict do nothing returning post_id`
        : sql`delete from post_like where post_id = ${id} and account_id = ${viewer} returning post_id`,
    );
    if (!changed) return;
    await addToCount(tx, id, 'like_count', liked ? 1 : -1);
    await (liked ? notify : retractNotification)(tx, {
      kind: 'post.liked',
      recipientId: authorId,
      actorId: viewer,
      subjectId: id,
      once: true,
    });
  });
}

/** Sets whether the viewer keeps a post in their bookmarks. Nobody else is told. @throws AppError NOT_FOUND */
export async function setPostBookmark(ctx: Context, id: string, bookmarked: boolean): Promise<void> {
  const viewer = viewerId(ctx);
  await readablePost(ctx, id);
  await write(ctx, (tx) =>
    tx.rows(
      bookmarked
        ? sql`insert into post_bookmark (post_id, account_id) select id, ${viewer} from post where id = ${id} on conflict do nothing`
        : sql`delete from post_bookmark where post_id = ${id} and account_id = ${viewer}`,
    ),
  );
}

/**
 * Shares a post with the viewer's own readers, with words of their own if they like. A share of a share passes on
 * the original; sharing twice without words answers the first share.
 * @returns the new post's id
 * @throws AppError NOT_FOUND, also when what a share passes on is gone; FORBIDDEN for a private post
 */
export async function sharePost(ctx: Context, id: string, input: unknown): Promise<string> {
  const viewer = viewerId(ctx);
  const { content } = validate(sharePostInput, input ?? {});
  const found = await readablePost(ctx, id);
  const original = found.isShare ? await readablePost(ctx, found.sharedPostId ?? '') : found;
  if (!canSharePost(original)) throw forbidden('A private post cannot be shared.');
  return write(ctx, async (tx) => {
    // Without words the unique index alone makes it safe to repeat.
    const key = content === '' ? undefined : ctx.idempotencyKey;
    const claim = await claimIdempotencyKey(tx, {
      accountId: viewer,
      key,
      operation: `sharePost ${id}`,
      subjectId: newId(),
    });
    if (!claim.isNew) return claim.id;
    const made = await tx.row<{ id: string }>(sql`
      insert into post (id, author_id, content, shared_post_id, is_share) values (${claim.id}, ${viewer}, ${content}, ${original.id}, true)
      on conflict do nothing returning id`);
    if (!made) {
      const earlier = await tx.row<{ id: string }>(
        sql`select id from post where author_id = ${viewer} and shared_post_id = ${original.id} and content = ''`,
      );
      if (!earlier) throw notFound('Post');
      return earlier.id;
    }
    await addToCount(tx, original.id, 'share_count', 1);
    await storeTags(tx, claim.id, content);
    await notify(tx, { kind: 'post.shared', recipientId: original.authorId, actorId: viewer, subjectId: original.id });
    await notifyMentioned(tx, {
      kind: 'post.mentioned',
      actorId: viewer,
      subjectId: claim.id,
      postId: claim.id,
      content,
      except: [original.authorId],
    });
    tx.emit(postCreated(claim.id, viewer));
    return claim.id;
  });
}

/** Reports a post to the operator, once for each person. @throws AppError NOT_FOUND, BAD_USER_INPUT naming `reason` */
export async function reportPost(ctx: Context, id: string, input: unknown): Promise<void> {
  const viewer = viewerId(ctx);
  const { reason } = validate(reportPostInput, input);
  await readablePost(ctx, id);
  await write(ctx, (tx) =>
    tx.rows(sql`insert into post_report (post_id, account_id, reason) values (${id}, ${viewer}, ${reason})
                on conflict (post_id, account_id) do update set reason = excluded.reason`),
  );
}
