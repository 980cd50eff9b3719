import { sql, type WriteTransaction } from '../../database/write';
import { lockPosts, recountPosts } from '../post/post.erase';

/** Removes comments and comment likes of erased accounts, and recounts the posts and comments concerned. See Module.erase. */
export async function eraseComments(
  tx: WriteTransaction,
  accountIds: readonly string[],
  limit: number,
): Promise<number> {
  const own = await tx.rows<{ id: string; postId: string }>(
    sql`select id, post_id as "postId" from comment where author_id = any(${accountIds}::uuid[]) limit ${limit}`,
  );
  const liked = await tx.rows<{ id: string }>(
    sql`select comment_id as id from comment_like where account_id = any(${accountIds}::uuid[]) limit ${limit}`,
  );
  const [postIds, likedIds] = [own.map(({ postId }) => postId), liked.map(({ id }) => id)];
  await lockPosts(tx, postIds);
  await tx.rows(sql`select from comment where id = any(${likedIds}::uuid[]) order by id for no key update`);
  await tx.rows(sql`delete from comment where id = any(${own.map(({ id }) => id)}::uuid[])`);
  await tx.rows(
    sql`delete from comment_like where account_id = any(${accountIds}::uuid[]) and comment_id = any(${likedIds}::uuid[])`,
  );
  await recountPosts(tx, postIds);
  await tx.rows(
    sql`update comment c set like_count = (select count(*) from comment_like where comment_id = c.id) where id = any(${likedIds}::uuid[])`,
  );
  return own.length + liked.length;
}
