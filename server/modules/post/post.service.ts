import type { PostCounts } from '../../../shared/contracts/post';
import { LockMode } from '@mikro-orm/core';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { validate, isId } from '../../core/validation';
import { extractEntities } from '../../core/extractEntities';
import { badInput, forbidden, notFound } from '../../core/errors';
import { claimIdempotencyKey } from '../../database/idempotency';
import { newId } from '../../core/ids';
import { statement } from '../../database/read';
import { sql, type WriteTransaction } from '../../database/write';
import { claimFile, removeUnusedImages } from '../media/media.service';
import { requireOpenJob } from '../job/job.service';
import { lockStory } from '../news/news.service';
import { notify, retractNotification } from '../notification/notification.service';
import { countLongText, countUse, reactionQuota } from '../quotas';
import { Post } from './post.entity';
import { withFeedTopic, postCounted, postCreated, postDeleted, postEdited } from './post.events';
import { createPostInput, reportPostInput, sharePostInput, updatePostInput } from './post.inputs';
import { notifyMentioned } from './post.mentions';
import { canEditPost, canSharePost, postMarked, postReadable } from './post.policy';
import { enqueuePlacement } from './post.placement';
import { postEditQuota, postQuota } from './post.quotas';
import { storeTags, lockTags } from './post.tags';

/** The counts of a post by their names in events, for `returning`. */
const returningCounts = sql`id, like_count as "likeCount", comment_count as "commentCount", share_count as "shareCount"`;

/**
 * Publishes a post. A repeated call with the same Idempotency-Key returns the first post.
 * @returns the post's id
 * @throws AppError BAD_USER_INPUT naming `content`, `image`, `jobId` or `newsStoryId`
 */
export async function createPost(ctx: Context, input: unknown): Promise<string> {
  const authorId = viewerId(ctx);
  const { content, image, imageAlt, isPublic, jobId = null, newsStoryId } = validate(createPostInput, input);
  const { hashtags, mentions } = extractEntities(content);
  if (jobId !== null) await requireOpenJob(ctx, jobId);
  const media = image ? await claimFile(ctx, image, { kind: 'post', field: 'image', isPrivate: !isPublic }) : null;
  return write(ctx, async (tx) => {
    const { id, isNew } = await claimIdempotencyKey(tx, {
      accountId: authorId,
      key: ctx.idempotencyKey,
      operation: 'createPost',
      subjectId: newId(),
    });
    if (!isNew) return id;
    if (newsStoryId) await lockStory(tx, newsStoryId);
    tx.em.create(Post, { id, authorId, content, imageId: media?.id ?? null, imageAlt, isPublic, jobId, newsStoryId });
    await tx.em.flush();
    await storeTags(tx, id, hashtags);
    await notifyMentioned(tx, { kind: 'post.mentioned', actorId: authorId, subjectId: id, postId: id, mentions });
    if (media && (media.folder === 'posts') !== isPublic) await enqueuePlacement(tx, media.id);
    if (isPublic) tx.emit(postCreated(id, authorId));
    await countUse(ctx, tx, postQuota);
    await countLongText(ctx, tx, content);
    return id;
  });
}

type ReadablePost = {
  id: string;
  authorId: string;
  isPublic: boolean;
  isShare: boolean;
  sharedPostId: string | null;
};

/** Conditions by which the post $2 is loaded: the viewer may see it or, to withdraw a like or bookmark, has one. */
const conditions = {
  readable: postReadable('$2'),
  liked: `(${postMarked('post_like', '$2')} or ${postReadable('$2')})`,
  bookmarked: `(${postMarked('post_bookmark', '$2')} or ${postReadable('$2')})`,
};

/** @throws AppError NOT_FOUND when the post is missing or does not meet the condition for the viewer */
async function loadPost(ctx: Context, id: string, condition: keyof typeof conditions): Promise<ReadablePost> {
  const viewer = viewerId(ctx);
  const rows = isId(id)
    ? await ctx.app.reader.rows<ReadablePost>(
        statement(
          `post_${condition}`,
          () => `select id, author_id as "authorId", is_public as "isPublic", is_share as "isShare", shared_post_id as "sharedPostId"
                 from post where id = $2 and ${conditions[condition]}`,
        ),
        [viewer, id],
      )
    : [];
  if (!rows[0]) throw notFound('Post');
  return rows[0];
}

/** Loads a post that the viewer may see. @throws AppError NOT_FOUND, also when it is hidden from the viewer */
const loadReadablePost = (ctx: Context, id: string): Promise<ReadablePost> => loadPost(ctx, id, 'readable');

/** @throws AppError NOT_FOUND unless the viewer may see the post of this id */
export async function requirePost(ctx: Context, id: string): Promise<void> {
  await loadReadablePost(ctx, id);
}

/**
 * Updates the viewer's own post. The previous text stays readable as a revision.
 * @throws AppError NOT_FOUND, FORBIDDEN, BAD_USER_INPUT naming the field
 */
export async function updatePost(ctx: Context, id: string, input: unknown): Promise<void> {
  const viewer = viewerId(ctx);
  const changes = validate(updatePostInput, input);
  if (!canEditPost(viewer, await loadReadablePost(ctx, id))) throw forbidden('Only the author can edit this post.');
  await write(ctx, async (tx) => {
    const post = await tx.em.findOne(Post, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!post) throw notFound('Post');
    const content = changes.content ?? post.content;
    if (content === '' && !post.imageId && !post.isShare && !post.jobId && !post.newsStoryId)
      throw badInput({ content: 'Write something or delete the post.' });
    const before = post.content;
    if (content !== before) {
      await storeRevision(tx, post);
      tx.em.assign(post, { content, isEdited: true, editedAt: new Date() });
    }
    const accessChanged = changes.isPublic != null && changes.isPublic !== post.isPublic;
    tx.em.assign(post, { imageAlt: changes.imageAlt ?? post.imageAlt, isPublic: changes.isPublic ?? post.isPublic });
    await tx.em.flush();
    const { hashtags, mentions } = extractEntities(content);
    if (content !== before || accessChanged) await storeTags(tx, id, hashtags, true);
    if (content !== before)
      await notifyMentioned(tx, {
        kind: 'post.mentioned',
        actorId: viewer,
        subjectId: id,
        postId: id,
        mentions,
        before: extractEntities(before).mentions,
      });
    if (accessChanged && post.imageId) await enqueuePlacement(tx, post.imageId);
    tx.emit(postEdited(id, viewer, accessChanged));
    if (accessChanged && !post.isPublic) tx.emit(withFeedTopic(postEdited(id, viewer, false)));
    await countUse(ctx, tx, postEditQuota);
    if (content !== before) await countLongText(ctx, tx, content);
  });
}

const storeRevision = (tx: WriteTransaction, post: Post) =>
  tx.rows(sql`
    insert into post_revision (post_id, number, content, written_at)
    select ${post.id}, count(*) + 1, ${post.content}, ${post.editedAt ?? post.createdAt} from post_revision where post_id = ${post.id}`);

/**
 * Deletes the viewer's own post with its comments, likes and bookmarks.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function deletePost(ctx: Context, id: string): Promise<void> {
  const viewer = viewerId(ctx);
  const post = await loadReadablePost(ctx, id);
  if (!canEditPost(viewer, post)) throw forbidden('Only the author can delete this post.');
  await write(ctx, async (tx) => {
    // Locks the original first, in the order of the original's own deletion, so that the two cannot deadlock.
    if (post.sharedPostId) await tx.rows(sql`select from post where id = ${post.sharedPostId} for no key update`);
    await tx.rows(sql`select from post where id = ${id} for update`);
    await lockTags(tx, [id]);
    const deleted = await tx.row<{ imageId: string | null }>(
      sql`delete from post where id = ${id} returning image_id as "imageId"`,
    );
    if (!deleted) return;
    tx.emit(postDeleted(id, viewer));
    if (post.isPublic) tx.emit(withFeedTopic(postDeleted(id, viewer)));
    if (post.isShare && post.sharedPostId) await addToCount(tx, post.sharedPostId, 'share_count', -1);
    await removeUnusedImages(tx, [deleted.imageId]);
    if (deleted.imageId && post.isPublic) await enqueuePlacement(tx, deleted.imageId);
  });
}

type Counter = 'like_count' | 'comment_count' | 'share_count';

/** Changes one count of a post and emits all counts. */
export async function addToCount(tx: WriteTransaction, postId: string, counter: Counter, by: number): Promise<void> {
  const counts = await tx.row<PostCounts>(
    sql`update post set ${sql.ref(counter)} = ${sql.ref(counter)} + ${by} where id = ${postId} returning ${returningCounts}`,
  );
  if (counts) tx.emit(postCounted(counts));
}

/**
 * Sets whether the viewer likes a post. A like can be withdrawn also when the post is hidden from the viewer. Safe to repeat.
 * @throws AppError NOT_FOUND
 */
export async function setPostLike(ctx: Context, id: string, liked: boolean): Promise<void> {
  const viewer = viewerId(ctx);
  const { authorId } = await loadPost(ctx, id, liked ? 'readable' : 'liked');
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
    if (liked) await countUse(ctx, tx, reactionQuota);
  });
}

/**
 * Sets whether a post is in the viewer's bookmarks. A bookmark can be removed also when the post is hidden from the viewer.
 * Emits no event. Safe to repeat.
 * @throws AppError NOT_FOUND
 */
export async function setPostBookmark(ctx: Context, id: string, bookmarked: boolean): Promise<void> {
  const viewer = viewerId(ctx);
  await loadPost(ctx, id, bookmarked ? 'readable' : 'bookmarked');
  await write(ctx, (tx) =>
    tx.rows(
      bookmarked
        ? sql`insert into post_bookmark (post_id, account_id) select id, ${viewer} from post where id = ${id} on conflict do nothing`
        : sql`delete from post_bookmark where post_id = ${id} and account_id = ${viewer}`,
    ),
  );
}

/**
 * Shares a post with the viewer's own readers, with or without text. Sharing a share shares the original. Sharing twice
 * without text returns the first share.
 * @returns the id of the share
 * @throws AppError NOT_FOUND, also when the original was deleted; FORBIDDEN for a private post
 */
export async function sharePost(ctx: Context, id: string, input: unknown): Promise<string> {
  const viewer = viewerId(ctx);
  const { content } = validate(sharePostInput, input ?? {});
  const { hashtags, mentions } = extractEntities(content);
  const post = await loadReadablePost(ctx, id);
  const original = post.isShare ? await loadReadablePost(ctx, post.sharedPostId ?? '') : post;
  if (!canSharePost(original)) throw forbidden('This post is for connections only and can’t be shared.');
  return write(ctx, async (tx) => {
    // Without text the unique index makes repeated calls safe.
    const key = content === '' ? undefined : ctx.idempotencyKey;
    const claim = await claimIdempotencyKey(tx, {
      accountId: viewer,
      key,
      operation: `sharePost ${id}`,
      subjectId: newId(),
    });
    if (!claim.isNew) return claim.id;
    const inserted = await tx.row<{ id: string }>(sql`
      insert into post (id, author_id, content, shared_post_id, is_share) values (${claim.id}, ${viewer}, ${content}, ${original.id}, true)
      on conflict do nothing returning id`);
    if (!inserted) {
      const earlier = await tx.row<{ id: string }>(
        sql`select id from post where author_id = ${viewer} and shared_post_id = ${original.id} and content = ''`,
      );
      if (!earlier) throw notFound('Post');
      return earlier.id;
    }
    await addToCount(tx, original.id, 'share_count', 1);
    await storeTags(tx, claim.id, hashtags);
    await notify(tx, { kind: 'post.shared', recipientId: original.authorId, actorId: viewer, subjectId: original.id });
    await notifyMentioned(tx, {
      kind: 'post.mentioned',
      actorId: viewer,
      subjectId: claim.id,
      postId: claim.id,
      mentions,
      except: [original.authorId],
    });
    tx.emit(postCreated(claim.id, viewer));
    await countUse(ctx, tx, postQuota);
    await countLongText(ctx, tx, content);
    return claim.id;
  });
}

/** Reports a post to the operator. A repeated report replaces the reason. @throws AppError NOT_FOUND, BAD_USER_INPUT naming `reason` */
export async function reportPost(ctx: Context, id: string, input: unknown): Promise<void> {
  const viewer = viewerId(ctx);
  const { reason } = validate(reportPostInput, input);
  await loadReadablePost(ctx, id);
  await write(ctx, (tx) =>
    tx.rows(sql`insert into post_report (post_id, account_id, reason) values (${id}, ${viewer}, ${reason})
                on conflict (post_id, account_id) do update set reason = excluded.reason`),
  );
}
