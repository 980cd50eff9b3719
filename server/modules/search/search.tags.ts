import type { App, Context } from '../../context';
import { viewerId } from '../../context';
import { memoizeWithTtl } from '../../core/memoizeWithTtl';
import { statement } from '../../database/read';
import { postVisible } from '../post/post.policy';

/** A hashtag and how many posts with it the viewer may see; from 100 on, how many public posts have it. */
export type Hashtag = { name: string; postCount: number };

const countedOneByOne = 100;
const found = 10;

/** How a tag and its post stand together is all that the rule of posts asks, so that the posts need not be read. */
const visibleUses = (tag: string) => `post_tag t where t.tag = ${tag} and ${postVisible('t')}`;
const visiblePosts = (tag: string) => `(
  select case when count(*) < ${countedOneByOne} then count(*) else greatest(count(*), (select post_count from tag where name = ${tag})) end::int
  from (select from ${visibleUses(tag)} limit ${countedOneByOne}) counted)`;

/** One hashtag, whether or not a post has it. */
export async function readHashtag(ctx: Context, name: string): Promise<Hashtag> {
  const tag = name.replace(/^#/, '').toLowerCase().slice(0, 100);
  const count = await ctx.app.reader.value(
    statement('hashtag_count', () => `select ${visiblePosts('$2')}`),
    [viewerId(ctx), tag],
  );
  return { name: tag, postCount: Number(count) };
}

/** Of the tags that begin alike, so many are looked at: the first by name, and the last used. */
const candidates = 200;

/** Hashtags that begin like this and that the viewer may see a post of, last used first; at most 10. */
export async function searchHashtags(ctx: Context, query: string): Promise<Hashtag[]> {
  const start = query.replace(/^#/, '').toLowerCase().slice(0, 100);
  const viewer = viewerId(ctx);
  if (start === '') return [];
  const asked = statement(
    'hashtags_found',
    () => `
      with alike as (
        (select * from tag where name >= $2 and name < $3 order by name limit ${candidates})
        union (select * from (select * from tag order by last_used_at desc limit 1000) recent where name >= $2 and name < $3 limit ${candidates})),
      shown as materialized (
        select name, last_used_at from alike where exists (select from ${visibleUses('alike.name')})
        order by name = $2 desc, last_used_at desc limit ${found})
      select name, ${visiblePosts('shown.name')} as "postCount" from shown order by name = $2 desc, last_used_at desc`,
  );
  return ctx.app.reader.rows<Hashtag>(asked, [viewer, start, `${start}\u{10FFFF}`]);
}

const trends = new WeakMap<App, () => Promise<string[]>>();
const trendMs = 60_000;

/** Uses that are looked at for what is trending, so that it costs no more in a busy week. */
const recentUses = 20_000;

/** Hashtags of public posts of the last seven days, by how many people used them: the same for everyone, for a minute. */
function trendingNames(app: App): Promise<string[]> {
  let read = trends.get(app);
  if (!read) {
    const asked = statement(
      'hashtags_trending',
      () => `select t.tag as name
             from (select * from post_tag where created_at > now() - interval '7 days' order by created_at desc limit ${recentUses}) t
             join profile author on author.id = t.author_id where t.is_public and not author.hidden
             group by t.tag order by count(distinct t.author_id) desc, count(*) desc, t.tag limit 30`,
    );
    trends.set(
      app,
      (read = memoizeWithTtl(trendMs, async () =>
        (await app.reader.rows<{ name: string }>(asked)).map(({ name }) => name),
      )),
    );
  }
  return read();
}

/** Trending hashtags that the viewer may see a post of, at most 10, those with most posts first. */
export async function readTrending(ctx: Context): Promise<Hashtag[]> {
  const viewer = viewerId(ctx);
  const names = await trendingNames(ctx.app);
  const asked = statement(
    'hashtags_counted',
    () => `select name, "postCount" from (
             select wanted.name, counted.n as "postCount" from unnest($2::text[]) with ordinality wanted(name, n)
             cross join lateral (select ${visiblePosts('wanted.name')} as n) counted where counted.n > 0 order by wanted.n limit ${found}) trending
           order by "postCount" desc, name`,
  );
  return ctx.app.reader.rows<Hashtag>(asked, [viewer, names]);
}
