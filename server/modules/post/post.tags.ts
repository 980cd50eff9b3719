import { sql, type WriteTransaction } from '../../database/write';

/** Hashtags that are stored of one post. */
const maxTags = 30;

/**
 * Locks the hashtags of posts, whose counts change when the posts are deleted. Every caller locks the posts first and tags in
 * the order of their names, so that transactions cannot deadlock.
 */
export const lockTags = (tx: WriteTransaction, postIds: readonly string[]) =>
  tx.rows(
    sql`select from tag where name in (select tag from post_tag where post_id = any(${postIds}::uuid[])) order by name for no key update`,
  );

/**
 * Stores the hashtags of a post's current text and audience. A trigger counts the posts of each hashtag.
 * @param isEdit whether the post may have other hashtags stored
 */
export async function storeTags(
  tx: WriteTransaction,
  postId: string,
  hashtags: readonly string[],
  isEdit = false,
): Promise<void> {
  const tags = hashtags.slice(0, maxTags);
  if (tags.length === 0 && !isEdit) return;
  // Locks the previous hashtags together with the current ones.
  await tx.rows(sql`
    insert into tag (name)
    select name from (select unnest(${tags}::text[]) collate "C" union select tag from post_tag where post_id = ${postId}) affected(name) order by name
    on conflict (name) do update set last_used_at = case when excluded.name = any(${tags}::text[]) then now() else tag.last_used_at end`);
  if (isEdit) await tx.rows(sql`delete from post_tag where post_id = ${postId} and tag <> all(${tags}::text[])`);
  if (tags.length === 0) return;
  await tx.rows(sql`
    insert into post_tag (tag, post_id, author_id, is_public, created_at)
    select t, p.id, p.author_id, p.is_public, p.created_at from unnest(${tags}::text[]) t, post p where p.id = ${postId}
    on conflict (tag, post_id) do update set is_public = excluded.is_public`);
}
