/**
 * The bare limit that the feed is measured against: one prepared statement whose JSON PostgreSQL builds, in the
 * fastest form we know, behind node:http with one token check. Nothing of the product's code runs here.
 */
import { createServer } from 'node:http';
import { createVerifier } from 'fast-jwt';
import pg from 'pg';

const [databaseUrl, secret, port] = process.argv.slice(2) as [string, string, string];
const pool = new pg.Pool({ connectionString: databaseUrl, max: 12 });
const verify = createVerifier({ key: secret, algorithms: ['HS256'], cache: 2_000 });

// A copy of the rules of post.policy: the benchmark compares all three responses before it measures.
const visible = (p: string, wanted = '') => `
  (${p}.is_public or ${p}.author_id = $1 or ${p}.author_id in (
    select recipient_id from connection where requester_id = $1 and status = 'accepted'
    union all select requester_id from connection where recipient_id = $1 and status = 'accepted'))
  and ${p}.author_id not in (
    select blocked_id from block where blocker_id = $1 union all select blocker_id from block where blocked_id = $1
    union all select id from profile where hidden ${wanted})`;
const notMuted = 'union all select muted_id from mute where muter_id = $1';

/** Joins a post's author and picture, and names its row for JSON `${p}_row`. */
const toRow = (p: string, shared: string) => `
  join profile ${p}_author on ${p}_author.id = ${p}.author_id left join media ${p}_media on ${p}_media.id = ${p}.image_id
  cross join lateral (select ${p}_author.id, ${p}_author.username, ${p}_author.display_name as "displayName", ${p}_author.headline, ${p}_author.avatar_url as "avatarUrl") ${p}_who
  cross join lateral (select ${p}_media.url, ${p}_media.width, ${p}_media.height, ${p}_media.src_set as "srcSet", ${p}_media.placeholder, ${p}.image_alt as alt) ${p}_picture
  cross join lateral (select
    ${p}.id, ${p}.content, ${p}.is_public as "isPublic", ${p}.is_edited as "isEdited", ${p}.is_share as "isShare",
    ${p}.created_at as "createdAt", ${p}.edited_at as "editedAt",
    ${p}.like_count as "likeCount", ${p}.comment_count as "commentCount", ${p}.share_count as "shareCount",
    ${p}_who as author, case when ${p}_media.id is not null then ${p}_picture end as image,
    exists (select from post_like l where l.post_id = ${p}.id and l.account_id = $1) as "viewerHasLiked",
    exists (select from post_bookmark b where b.post_id = ${p}.id and b.account_id = $1) as "viewerHasBookmarked",
    ${p}.author_id = $1 as "viewerCanEdit", ${p}.is_public and (not ${p}.is_share or ${p}.shared_post_id is not null) as "viewerCanShare"
    ${shared}) ${p}_row`;

const shared = `, case when p.shared_post_id is not null then (
  select row_to_json(s_row) from post s ${toRow('s', '')} where s.id = p.shared_post_id and ${visible('s')}) end as "sharedPost"`;

const text = `
  select coalesce(json_agg(p_row order by p.id desc), '[]')::text
  from (select * from post p where ${visible('p', notMuted)} order by p.id desc limit 20) p ${toRow('p', shared)}`;

createServer(async (request, response) => {
  try {
    const { sub } = verify(request.headers.authorization!.slice(7));
    const { rows } = await pool.query<[string]>({ name: 'feed', text, values: [sub], rowMode: 'array' });
    response.writeHead(200, { 'content-type': 'application/json' }).end(rows[0]![0]);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}).listen(Number(port), '127.0.0.1');
