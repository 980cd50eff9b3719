import type { App, Context } from '../../context';
import { viewerId } from '../../context';
import { memoizeWithTtl } from '../../core/memoizeWithTtl';
import { statement } from '../../database/read';
import { postVisible } from '../post/post.policy';
import type { Hashtag } from './search.type';

/** Below this, the posts that the viewer may see are counted. From it on, the stored number of public posts is used. */
const maxExactCount = 100;
const maxResults = 10;

/** Has the columns that the policy of posts needs, so that the posts themselves are not read. */
const visibleUses = (tag: string) => `post_tag t where t.tag = ${tag} and ${postVisible('t')}`;
const visiblePosts = (tag: string) => `(
  select case when count(*) < ${maxExactCount} then count(*) else greatest(count(*), (select post_count from tag where name = ${tag})) end::int
  from (select from ${visibleUses(tag)} limit ${maxExactCount}) counted)`;

/** Reads one hashtag, also when no post has it. */
export async function readHashtag(ctx: Context, name: string): Promise<Hashtag> {
  const tag = name.replace(/^#/, '').toLowerCase().slice(0, 100);
  const count = await ctx.app.reader.value(
    statement('hashtag_count', () => `select ${visiblePosts('$2')}`),
    [viewerId(ctx), tag],
  );
  return { name: tag, postCount: Number(count) };
}

/** Limit of candidates with the prefix, each of the first by name and of the most recently used. */
const maxCandidates = 200;

/** Searches hashtags by prefix. @returns at most 10 that have a post visible to the viewer, most recently used first */
export async function searchHashtags(ctx: Context, query: string): Promise<Hashtag[]> {
  const prefix = query.replace(/^#/, '').toLowerCase().slice(0, 100);
  const viewer = viewerId(ctx);
  if (prefix === '') return [];
  const search = statement(
    'hashtags_found',
    () => `
      with candidates as (
        (select * from tag where name >= $2 and name < $3 order by name limit ${maxCandidates})
        union (select * from (select * from tag order by last_used_at desc limit 1000) recent where name >= $2 and name < $3 limit ${maxCandidates})),
      shown as materialized (
        select name, last_used_at from candidates where exists (select from ${visibleUses('candidates.name')})
        order by name = $2 desc, last_used_at desc limit ${maxResults})
      select name, ${visiblePosts('shown.name')} as "postCount" from shown order by name = $2 desc, last_used_at desc`,
  );
  return ctx.app.reader.rows<Hashtag>(search, [viewer, prefix, `${prefix}\u{10FFFF}`]);
}

const trendReaders = new WeakMap<App, () => Promise<string[]>>();
const trendTtlMs = 60_000;

/** Uses that are counted for trending hashtags. Bounds the cost in a busy week. */
const maxRecentUses = 20_000;

/** Hashtags of public posts of the last seven days, by number of people. Cached for a minute for all viewers. */
function trendingNames(app: App): Promise<string[]> {
  let readNames = trendReaders.get(app);
  if (!readNames) {
    const trending = statement(
      'hashtags_trending',
      () => `select t.tag as name
             from (select * from post_tag where created_at > now() - interval '7 days' order by created_at desc limit ${maxRecentUses}) t
             join profile author on author.id = t.author_id where t.is_public and not author.hidden
             group by t.tag order by count(distinct t.author_id) desc, count(*) desc, t.tag limit 30`,
    );
    trendReaders.set(
      app,
      (readNames = memoizeWithTtl(trendTtlMs, async () =>
        (await app.reader.rows<{ name: string }>(trending)).map(({ name }) => name),
      )),
    );
  }
  return readNames();
}

/** Reads trending hashtags. @returns at most 10 that have a post visible to the viewer, by number of posts */
export async function readTrendingHashtags(ctx: Context): Promise<Hashtag[]> {
  const viewer = viewerId(ctx);
  const names = await trendingNames(ctx.app);
  const counted = statement(
    'hashtags_counted',
    () => `select name, "postCount" from (
             select trend.name, counted.n as "postCount" from unnest($2::text[]) with ordinality trend(name, n)
             cross join lateral (select ${visiblePosts('trend.name')} as n) counted where counted.n > 0 order by trend.n limit ${maxResults}) trending
           order by "postCount" desc, name`,
  );
  return ctx.app.reader.rows<Hashtag>(counted, [viewer, names]);
}
