import { textParts } from '../../core/textParts';
import { sql, type WriteTransaction } from '../../database/write';

/** The most hashtags of one post that it is found by. */
const maxTags = 30;

/** Keeps which hashtags a post has, as its words and its audience stand now. */
export async function keepTags(tx: WriteTransaction, postId: string, content: string, before = ''): Promise<void> {
  const tags = textParts(content).hashtags.slice(0, maxTags);
  if (before !== '') await tx.rows(sql`delete from post_tag where post_id = ${postId} and tag <> all(${tags})`);
  if (tags.length === 0) return;
  await tx.rows(sql`insert into tag (name) select t from unnest(${tags.toSorted()}::text[]) t on conflict (name) do update set last_used_at = now()`);
  await tx.rows(sql`
    insert into post_tag (tag, post_id, author_id, is_public, created_at)
    select t, p.id, p.author_id, p.is_public, p.created_at from unnest(${tags}::text[]) t, post p where p.id = ${postId}
    on conflict (tag, post_id) do update set is_public = excluded.is_public`);
}
