import type { PoolClient } from 'pg';

/**
 * Deletes accounts with all they wrote, and recounts what they had liked, shared or commented on elsewhere.
 * @returns addresses of their pictures, whose files are now unused
 */
export async function removeAccounts(client: PoolClient, ids: string[]): Promise<string[]> {
  const ask = async (text: string, values: unknown[]) => (await client.query(text, values)).rows as { id: string; src_set: string }[];
  const pictures = await ask('select id, src_set from media where owner_id = any($1)', [ids]);
  const posts = await ask(
    `select id from post where author_id <> all($1) and id in (
       select post_id from post_like where account_id = any($1) union select post_id from comment where author_id = any($1)
       union select shared_post_id from post where author_id = any($1) and is_share) order by id for no key update`,
    [ids],
  );
  const comments = await ask('select id from comment where author_id <> all($1) and id in (select comment_id from comment_like where account_id = any($1)) order by id for no key update', [ids]);
  await client.query('delete from post where author_id = any($1)', [ids]);
  await client.query('delete from account where id = any($1)', [ids]);
  await client.query(
    `update post p set like_count = (select count(*) from post_like where post_id = p.id), comment_count = (select count(*) from comment where post_id = p.id),
       share_count = (select count(*) from post where shared_post_id = p.id and is_share) where id = any($1)`,
    [posts.map(({ id }) => id)],
  );
  await client.query('update comment c set like_count = (select count(*) from comment_like where comment_id = c.id) where id = any($1)', [comments.map(({ id }) => id)]);
  return pictures.flatMap(({ src_set }) => src_set.split(', ').map((part) => part.slice(0, part.lastIndexOf(' '))));
}
