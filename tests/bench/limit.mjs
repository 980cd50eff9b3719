/**
 * The bare limit that the feed is measured against: one prepared statement whose JSON PostgreSQL builds, in the
 * fastest form we know, behind node:http with one token check. Nothing of the product's code runs here.
 */
import { createServer } from 'node:http';
import { createVerifier } from 'fast-jwt';
import pg from 'pg';

const [databaseUrl, secret, port] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 12 });
const verify = createVerifier({ key: secret, algorithms: ['HS256'], cache: 2_000 });

const visible = (p) => `
  (${p}.is_public or ${p}.author_id = $1 or ${p}.author_id in (
    select recipient_id from connection where requester_id = $1 and status = 'accepted'
    union all select requester_id from connection where recipient_id = $1 and status = 'accepted'))
  and ${p}.author_id not in (
    select blocked_id from block where blocker_id = $1 union all select blocker_id from block where blocked_id = $1
    union all select id from profile where hidden)`;

const columns = (p, a, m, shared) => `
  ${p}.id, ${p}.content, ${p}.is_public as "isPublic", ${p}.is_edited as "isEdited", ${p}.is_share as "isShare",
  ${p}.created_at as "createdAt", ${p}.edited_at as "editedAt",
  ${p}.like_count as "likeCount", ${p}.comment_count as "commentCount", ${p}.share_count as "shareCount",
  (select x from (select ${a}.id, ${a}.username, ${a}.display_name as "displayName", ${a}.headline, ${a}.avatar_url as "avatarUrl") x) as author,
  case when ${m}.id is not null then (select x from (select ${m}.url, ${m}.width, ${m}.height, ${m}.src_set as "srcSet", ${m}.placeholder, ${p}.image_alt as alt) x) end as image,
  exists (select from post_like l where l.post_id = ${p}.id and l.account_id = $1) as "viewerHasLiked",
  exists (select from post_bookmark b where b.post_id = ${p}.id and b.account_id = $1) as "viewerHasBookmarked",
  ${p}.author_id = $1 as "viewerCanEdit", ${p}.is_public as "viewerCanShare", ${shared} as "sharedPost"`;

const shared = `case when p.shared_post_id is not null then (select row_to_json(s) from (
  select ${columns('s', 'sa', 'sm', 'null')} from post s join profile sa on sa.id = s.author_id left join media sm on sm.id = s.image_id
  where s.id = p.shared_post_id and ${visible('s')}) s) end`;

const text = `
  select coalesce(json_agg(n order by n.id desc), '[]')::text from (
    select ${columns('p', 'a', 'm', shared)}
    from (select * from post p where ${visible('p')} order by p.id desc limit 20) p
    join profile a on a.id = p.author_id left join media m on m.id = p.image_id) n`;

createServer(async (request, response) => {
  try {
    const { sub } = verify(request.headers.authorization.slice(7));
    const { rows } = await pool.query({ name: 'feed', text, values: [sub], rowMode: 'array' });
    response.writeHead(200, { 'content-type': 'application/json' }).end(rows[0][0]);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}).listen(Number(port), '127.0.0.1');
