import { Client } from 'pg';

export type Size = { people: number; follows: number; posts: number };

/** Words of posts with their frequency: each is in one of so many posts. `quince` is in 50 posts of each network. */
const wordsOneIn = { ledger: 10, saffron: 100, juniper: 400, marmalade: 1_000, tamarind: 2_000 };

/** Fills a migrated database with people, their connections, follows, posts, hashtags, likes and notifications, by SQL alone. */
export async function fillNetwork(
  databaseUrl: string,
  viewer: string,
  { people, follows, posts }: Size,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const run = (sql: string) => client.query(sql);
  await run(`
    create function pg_temp.id_at(at timestamptz, n bigint) returns uuid language sql immutable as $$
      select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(n % 4096), 3, '0') || '8' || lpad(to_hex(n), 15, '0'))::uuid $$`);
  await run(`create temp table person as select n, case when n = 0 then '${viewer}'::uuid else pg_temp.id_at(now() - interval '400 days' + n * interval '1 second', n) end as id,
    'p' || substr(md5(n::text), 1, 9) as username from generate_series(0::bigint, ${people}) n`);
  await run(`create unique index on person (n)`);
  await run(
    `insert into account (id, email, password_hash) select id, username || '@bench.test', '-' from person where n > 0`,
  );
  await run(`insert into profile (id, username, display_name, headline, bio, location, stage, skills, looking_for)
    select id, username, (array['Ana','Bob','Cleo','Dan','Eve','Femi','Gus','Hana'])[1 + n % 8] || ' ' || initcap(translate(md5('name ' || n), '0123456789', 'ghijklmnop')), 'Builds thing ' || n,
      repeat('I have built and sold things for shops since ' || 1990 + n % 30 || ', and write about what happened. ', 1 + (n % 12)::int),
      (array['Lyon, France','Paris, France','Berlin, Germany','Porto, Portugal','Remote'])[1 + n % 5], (array['EXPLORING','IDEA','PROTOTYPE','LAUNCHED','REVENUE','SCALING'])[1 + n % 6],
      array['Skill ' || n % 200, 'Skill ' || n % 37] || case when n % (${people} / 50) = 7 then array['Falconry'] else '{}' end, array['PEERS']
    from person where n > 0`);
  await run(
    `update profile set skills = array['Skill 7', 'Skill 11'], looking_for = array['PEERS'], location = 'Lyon, France', stage = 'IDEA' where id = '${viewer}'`,
  );
  await run(`set session_replication_role = replica`);
  await run(`insert into follow (follower_id, followee_id, created_at)
    select a.id, b.id, now() - f.n * interval '1 second' from generate_series(1::bigint, ${follows}) f(n)
    join person a on a.n = f.n % ${people} join person b on b.n = (f.n * 7919 + f.n / ${people}) % ${people} where a.n <> b.n on conflict do nothing`);
  await run(`insert into connection (id, requester_id, recipient_id, status)
    select pg_temp.id_at(now() - c.n * interval '1 second', c.n), a.id, b.id, case when c.n % 20 = 0 then 'pending' else 'accepted' end from generate_series(1::bigint, ${follows / 4}) c(n)
    join person a on a.n = c.n % ${people} join person b on b.n = (c.n * 104729 + c.n / ${people}) % ${people} where a.n <> b.n on conflict do nothing`);
  await run(`insert into post (id, author_id, content, is_public, created_at, like_count, comment_count)
    select pg_temp.id_at(at, s.n), p.id, 'Post ' || s.n || ' about ' || (array['customers','pricing','churn','hiring','runway'])[1 + s.n % 5] || case when s.n % (${posts} / 50) = 7 then ' quince' else '' end
      || ${Object.entries(wordsOneIn)
        .map(
          ([word, oneIn]) =>
            `case when abs(hashint8extended(s.n, ${oneIn}) % ${oneIn}) = 0 then ' ${word}' else '' end`,
        )
        .join(' || ')}
      || case when s.n % 4 = 0 then ' #tag' || s.n % 300 else '' end, s.n / 7 % 10 <> 0, at, s.n % 37, s.n % 5
    from (select n, now() - (${posts} - n) * interval '20 seconds' as at from generate_series(1::bigint, ${posts}) n) s join person p on p.n = 1 + s.n * 7919 % ${people}`);
  await run(
    `insert into post_tag (tag, post_id, author_id, is_public, created_at) select lower((regexp_match(content, '#(\\w+)'))[1]), id, author_id, is_public, created_at from post where content like '%#%'`,
  );
  await run(
    `insert into post_like (post_id, account_id) select p.id, person.id from post p join person on person.n in (1, 2) where p.like_count > 1`,
  );
  await run(
    `insert into comment (id, post_id, author_id, content) select gen_random_uuid(), p.id, person.id, 'Comment' from post p join person on person.n = 4 where p.comment_count > 0`,
  );
  await run(
    `insert into tag (name, last_used_at, post_count) select tag, max(created_at), count(*) filter (where is_public) from post_tag group by tag`,
  );
  await run(`insert into notification (id, recipient_id, kind, subject_id, group_key, created_at, updated_at, read_at)
    select pg_temp.id_at(p.created_at, p.n), case when p.n % 50 = 1 then '${viewer}'::uuid else p.author_id end, 'post.liked', p.id, 'post.liked ' || p.id, p.created_at, p.created_at, case when p.n % 3 = 0 then null else p.created_at end
    from (select row_number() over (order by id) as n, * from post) p where p.n % 10 = 1`);
  await run(
    `insert into notification_actor (notification_id, actor_id) select n.id, p.id from notification n cross join lateral (select id from person where person.n in (3, 5)) p`,
  );
  await run('set session_replication_role = origin');
  await run('vacuum analyze');
  await client.end();
}
