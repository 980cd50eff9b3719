/**
 * The bare limit that the feed is measured against: one prepared statement whose JSON PostgreSQL builds,
 * behind node:http, with one token check. Nothing of the product's code runs here.
 */
import { createServer } from 'node:http';
import { createVerifier } from 'fast-jwt';
import pg from 'pg';

const [databaseUrl, secret, port] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 12 });
const verify = createVerifier({ key: secret, algorithms: ['HS256'], cache: 2_000 });

const text = `
  select coalesce(json_agg(json_build_object(
    'id', p.id, 'content', p.content, 'isPublic', p.is_public, 'isEdited', p.is_edited, 'isShare', p.is_share,
    'createdAt', p.created_at, 'editedAt', p.edited_at, 'likeCount', p.like_count, 'commentCount', p.comment_count, 'shareCount', p.share_count,
    'author', json_build_object('id', a.id, 'username', a.username, 'displayName', a.display_name, 'headline', a.headline, 'avatarUrl', a.avatar_url),
    'image', case when m.id is not null then json_build_object('url', m.url, 'width', m.width, 'height', m.height, 'srcSet', m.src_set, 'placeholder', m.placeholder, 'alt', p.image_alt) end,
    'viewerHasLiked', exists (select from post_like l where l.post_id = p.id and l.account_id = $1),
    'viewerHasBookmarked', exists (select from post_bookmark b where b.post_id = p.id and b.account_id = $1)
  ) order by p.id desc), '[]')::text
  from (
    select * from post where
      (is_public or author_id = $1 or author_id in (
        select recipient_id from connection where requester_id = $1 and status = 'accepted'
        union all select requester_id from connection where recipient_id = $1 and status = 'accepted'))
      and author_id not in (
        select blocked_id from block where blocker_id = $1 union all select blocker_id from block where blocked_id = $1
        union all select id from profile where hidden)
    order by id desc limit 20) p
  join profile a on a.id = p.author_id left join media m on m.id = p.image_id`;

createServer(async (request, response) => {
  try {
    const { sub } = verify(request.headers.authorization.slice(7));
    const { rows } = await pool.query({ name: 'feed', text, values: [sub], rowMode: 'array' });
    response.writeHead(200, { 'content-type': 'application/json' }).end(rows[0][0]);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}).listen(Number(port), '127.0.0.1');
