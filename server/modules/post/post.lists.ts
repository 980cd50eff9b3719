import type { List } from '../../database/list';
import { requestedPeople, viewerParameter } from '../../visibility/people';
import { postInFeed, postVisible } from './post.policy';
import { postJoins, postProjection } from './post.projection';

const projection: List['projection'] = (spelling) => postProjection('post', spelling);
const newestFirst = { keys: [{ sql: 'post.id', type: 'uuid' }], direction: 'desc', projection } as const;
const olderThan = (after: string[] | null) => (after ? `and p.id < ${after[0]}` : '');

/** Newest visible posts that match a further condition. */
const newestWhere = (name: string, condition: string, parameters: number, visible = postVisible): List => ({
  ...newestFirst,
  name,
  parameters,
  rows: (after, limit) =>
    `(select * from post p where ${condition} and ${visible('p')} ${olderThan(after)} order by p.id desc ${limit}) post ${postJoins('post')}`,
});

export const latestPosts = newestWhere('feed_latest', 'true', 1, postInFeed);
export const personsPosts = newestWhere('posts_by', 'p.author_id = $2', 2);

/** What a search of posts may ask for; each part that it has takes one parameter, tags one each. */
export type SearchTerms = { words: boolean; from: boolean; notFrom: boolean; tags: number };

/** So many posts are looked at one by one before the index is asked: words that many posts have are met there. */
const lookedAt = 256;

/** The blocks of posts that the index of words knows, each by its size as a power of two. */
const blockSizes = [12, 15];

/**
 * Newest visible posts with these words ($2). They are sought among the newest posts, then by the index of words in the
 * newest blocks of each size, then everywhere, and no further once the page is full: common words cost no more in a
 * large archive. A search that only leaves words out stops at the blocks, for no index says where a word is not.
 * @param further another condition on `p`
 */
function foundByWords(name: string, further: string, parameters: number): List {
  // A full block, and the newest, which may have begun just now.
  const newestBlocks = `format('%L | %L', size || ' ' || (top - 1 >> size), size || ' ' || (top - 1 >> size) - 1)::tsquery`;
  const everywhere = blockSizes.length + 1;
  return {
    name,
    parameters,
    keys: [{ sql: 'post.number', type: 'int' }],
    direction: 'desc',
    projection,
    rows: (after, limit, reach) => {
      // Without "offset 0" the planner may walk the whole archive in order.
      const newest = (source: string) => `array(
        select p.number from (${source} offset 0) p where p.number < top and ${further} and ${postVisible('p')} order by p.number desc ${reach})`;
      return `(
        with recursive sought (step, top, words, numbers) as (
          select 0, top, words, ${newest(`select * from (select * from post where number < top order by number desc limit ${lookedAt}) recent where search @@ words`)}
          from (select ${after ? after[0] : '(select coalesce(max(number), 0) + 1 from post)'} as top, (select websearch_to_tsquery('english', $2)) as words offset 0) start
          union all
          select step, top, words, case when step < ${everywhere}
            then ${newest(`select * from post where search @@ words and search @@ ${newestBlocks}`)}
            else ${newest('select * from post where search @@ words')} end
          from (select step + 1 as step, top, words, (array[${blockSizes.join(', ')}])[step + 1] as size from sought
            where cardinality(numbers) < ${reach.replace('limit ', '')} and numnode(words) > 0 and step < case querytree(words) when 'T' then ${everywhere - 1} else ${everywhere} end) next)
        select p.* from post p where number = any((select numbers from sought order by step desc limit 1)::int[]) order by number desc ${limit}) post ${postJoins('post')}`;
    },
  };
}

const searches = new Map<string, List>();

/**
 * Newest visible posts that match a search. With tags they are read along the first tag's index, from one person along
 * theirs, as the planner sees fit for the words.
 */
export function matchingPosts({ words, from, notFrom, tags }: SearchTerms): List {
  const name = `posts_found_${words ? 'w' : ''}${from ? 'f' : ''}${notFrom ? 'n' : ''}${tags}`;
  const known = searches.get(name);
  if (known) return known;
  let parameter = 1;
  const next = () => `$${++parameter}`;
  const conditions = [
    ...(words ? [`p.search @@ websearch_to_tsquery('english', ${next()})`] : []),
    ...(from ? [`p.author_id = (select id from profile where username = ${next()})`] : []),
    ...(notFrom ? [`p.author_id <> all (array(select id from profile where username = any(${next()}::text[])))`] : []),
    ...Array.from({ length: tags }, (_, index) => {
      const tag = next();
      return index === 0
        ? `first.tag = ${tag}`
        : `exists (select from post_tag t where t.tag = ${tag} and t.post_id = p.id)`;
    }),
  ];
  const source = tags > 0 ? 'post_tag first join post p on p.id = first.post_id' : 'post p';
  const [key, seen] = tags > 0 ? ['first.post_id', 'first'] : ['p.id', 'p'];
  const list: List =
    words && !from && tags === 0
      ? foundByWords(name, conditions[1] ?? 'true', parameter)
      : {
          ...newestFirst,
          name,
          parameters: parameter,
          planEachTime: true,
          rows: (after, limit) =>
            `(select p.* from ${source} where ${[...conditions, postVisible(seen)].join(' and ')} ${after ? `and ${key} < ${after[0]}` : ''} order by ${key} desc ${limit}) post ${postJoins('post')}`,
        };
  searches.set(name, list);
  return list;
}

export const bookmarkedPosts: List = {
  name: 'posts_bookmarked',
  parameters: 1,
  keys: [
    { sql: 'post.marked_at', type: 'timestamptz' },
    { sql: 'post.id', type: 'uuid' },
  ],
  direction: 'desc',
  projection,
  rows: (after, limit) => `(
    select p.*, b.created_at as marked_at from post_bookmark b join post p on p.id = b.post_id
    where b.account_id = ${viewerParameter} and ${postVisible('p')} ${after ? `and (b.created_at, b.post_id) < (${after.join(', ')})` : ''}
    order by b.created_at desc, b.post_id desc ${limit}) post ${postJoins('post')}`,
};

/** Newest posts of each source, so that the cost follows the page and not the archive. */
export const followingPosts: List = {
  ...newestFirst,
  name: 'feed_following',
  parameters: 1,
  reason: 'post.reason',
  rows: (after, limit, reach) => `(
    select p.*, source.reason from (${requestedPeople} union all select ${viewerParameter}, 'OWN') source cross join lateral (
      select * from post p where p.author_id = source.id and ${postInFeed('p')} ${olderThan(after)} order by p.id desc ${reach}) p
    order by p.id desc ${limit}) post ${postJoins('post')}`,
};

/** A post from a source ranks as if it were this much hotter: about 10 times the likes, or half a day younger. */
const sourceBonus = 1;

/**
 * Ranked feed: stored hotness (likes, comments, shares against age), plus a bonus for people the viewer asked for.
 * Two index-ordered halves are merged, so any depth costs the same.
 */
export const rankedPosts: List = {
  name: 'feed_for_you',
  parameters: 1,
  keys: [
    { sql: 'ranked.score', type: 'float8' },
    { sql: 'ranked.id', type: 'uuid' },
  ],
  direction: 'desc',
  projection,
  reason: 'ranked.reason',
  rows: (after, limit, reach) => {
    const below = (bonus: number) =>
      after ? `and (p.hot_score, p.id) < (${after[0]} - ${bonus}::float8, ${after[1]})` : '';
    const hottest = `order by p.hot_score desc, p.id desc`;
    return `(
      with source as materialized (${requestedPeople})
      (select p.id, p.hot_score + ${sourceBonus}::float8 as score, source.reason from source cross join lateral (
        select p.id, p.hot_score from post p where p.author_id = source.id and ${postInFeed('p')} ${below(sourceBonus)} ${hottest} ${reach}) p
        order by score desc, id desc ${reach})
      union all
      (select p.id, p.hot_score, case when p.author_id = ${viewerParameter} then 'OWN' when p.like_count + p.comment_count + p.share_count >= 5 then 'POPULAR' else 'RECENT' end
        from post p where p.author_id not in (select id from source) and ${postInFeed('p')} ${below(0)} ${hottest} ${reach})
      order by score desc, id desc ${limit}) ranked join post on post.id = ranked.id ${postJoins('post')}`;
  },
};
