import { sql, type WriteTransaction } from '../../database/write';
import { lockTags } from './post.tags';

/** Locks posts in the order of their ids, so that two erasures cannot deadlock. */
export const lockPosts = (tx: WriteTransaction, ids: readonly string[]) =>
  tx.rows(sql`select from post where id = any(${ids}::uuid[]) order by id for no key update`);

/** Recounts likes, comments and shares of posts. */
export const recountPosts = (tx: WriteTransaction, ids: readonly string[]) =>
  tx.rows(sql`
    update post p set
      like_count = (select count(*) from post_like where post_id = p.id),
      comment_count = (select count(*) from comment where post_id = p.id),
      share_count = (select count(*) from post where shared_post_id = p.id and is_share)
    where id = any(${ids}::uuid[])`);

/** Removes posts and likes of erased accounts, and recounts the posts they liked or shared. See Module.erase. */
export async function erasePosts(tx: WriteTransaction, accountIds: readonly string[], limit: number): Promise<number> {
  const own = await tx.rows<{ id: string; sharedPostId: string | null }>(
    sql`select id, shared_post_id as "sharedPostId" from post where author_id = any(${accountIds}::uuid[]) limit ${limit}`,
  );
  const liked = await tx.rows<{ postId: string; accountId: string }>(
    sql`select post_id as "postId", account_id as "accountId" from post_like where account_id = any(${accountIds}::uuid[]) limit ${limit}`,
  );
  const affectedIds = [
    ...own.flatMap(({ id, sharedPostId }) => [id, ...(sharedPostId ? [sharedPostId] : [])]),
    ...liked.map(({ postId }) => postId),
  ];
  await lockPosts(tx, affectedIds);
  await lockTags(
    tx,
    own.map(({ id }) => id),
  );
  await tx.rows(sql`delete from post where id = any(${own.map(({ id }) => id)}::uuid[])`);
  await tx.rows(
    sql`delete from post_like where account_id = any(${accountIds}::uuid[]) and post_id = any(${liked.map(({ postId }) => postId)}::uuid[])`,
  );
  await recountPosts(tx, affectedIds);
  return own.length + liked.length;
}
