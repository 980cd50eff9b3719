import pg from 'pg';

/** Fills a migrated database with people, follows, posts and likes, by SQL alone. */
export async function fillFeed(
  databaseUrl: string,
  { people, posts, viewer }: { people: number; posts: number; viewer: string },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  const run = (sql: string) => client.query(sql);
  await run(`
    create function pg_temp.id_at(at timestamptz, n bigint) returns uuid language sql immutable as $$
      select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(n % 4096), 3, '0') || '8' || lpad(to_hex(n), 15, '0'))::uuid $$`);
  await run(
    `create temp table person as select n, pg_temp.id_at(now() - interval '400 days', n) as id from generate_series(1, ${people}) n`,
  );
  await run(
    `insert into account (id, email, password_hash) select id, 'person' || n || '@bench.test', '-' from person`,
  );
  await run(`insert into profile (id, username, display_name, headline)
    select id, 'person' || n, 'Person number ' || n, 'Builds thing ' || n || ' for people who need it' from person`);
  await run(
    `insert into follow (follower_id, followee_id) select '${viewer}', id from person where n % ${Math.ceil(people / 40)} = 0`,
  );
  await run(`insert into post (id, author_id, content, is_public, created_at, like_count, comment_count)
    select pg_temp.id_at(at, s.n), p.id, 'Post ' || s.n || ': ' || repeat('what we learned from customers this week ', 4), s.n % 10 <> 0, at, s.n % 37, s.n % 5
    from (select n, now() - (${posts} - n) * interval '20 seconds' as at from generate_series(1, ${posts}) n) s join person p on p.n = 1 + s.n * 7919 % ${people}`);
  await run(`insert into post_like (post_id, account_id) select id, '${viewer}' from post where like_count % 3 = 0`);
  // On the first page: a muted, a blocked and a hidden author, a private post of a connection, and a shared post.
  const author = (back: number) => `(select author_id from post order by id desc offset ${back} limit 1)`;
  await run(`insert into mute (muter_id, muted_id) values ('${viewer}', ${author(3)})`);
  await run(`insert into block (blocker_id, blocked_id) values (${author(5)}, '${viewer}')`);
  await run(`update profile set hidden = true where id = ${author(7)}`);
  await run(
    `insert into connection (id, requester_id, recipient_id, status) values (gen_random_uuid(), ${author(0)}, '${viewer}', 'accepted')`,
  );
  await run(
    'update post set is_share = true, shared_post_id = (select id from post order by id desc offset 50 limit 1) where id = (select id from post order by id desc offset 1 limit 1)',
  );
  await run('vacuum analyze');
  await client.end();
}
