import type { List } from '../../database/list';
import { subscribedAuthors, viewerParameter } from '../../visibility/people';
import { postInFeed, postVisible } from './post.policy';
import { postJoins, postProjection } from './post.projection';
import type { Post } from './post.type';

const projection: List<Post>['projection'] = (fieldCase) => postProjection('post', fieldCase);
const newestFirst = { keys: [{ sql: 'post.id', type: 'uuid' }], direction: 'desc', projection } as const;
const olderThan = (after: string[] | null) => (after ? `and p.id < ${after[0]}` : '');

/** Newest visible posts that match a further condition. */
const newestWhere = (name: string, condition: string, parameters: number, visible = postVisible): List<Post> => ({
  ...newestFirst,
  name,
  parameters,
  rows: (after, limit) =>
    `(select * from post p where ${condition} and ${visible('p')} ${olderThan(after)} order by p.id desc ${limit}) post ${postJoins('post')}`,
});

export const latestPosts = newestWhere('feed_latest', 'true', 1, postInFeed);
export const postsByPerson = newestWhere('posts_by', 'p.author_id = $2', 2);
export const postsAboutStory = newestWhere('posts_about_story', 'p.news_story_id = $2', 2);

/** The parts of a search query. Each present part has one parameter, each tag its own. */
export type SearchParts = { words: boolean; from: boolean; notFrom: boolean; tags: number };

/** Posts scanned in order before the index is used. Common words have enough matches among them. */
const scannedPosts = 256;

/** Sizes of the blocks of posts in the full-text index, as powers of two. */
const blockSizes = [12, 15];

/**
 * Newest visible posts with words ($2). The search scans the newest posts, then uses the full-text index for the newest
 * block of each size, then for all posts, and stops as soon as the page is full. So the cost of common words does not grow
 * with the archive. A query of exclusions only stops after the blocks, because the index cannot find missing words.
 * @param condition another condition on `p`
 */
function fullTextSearch(name: string, condition: string, parameters: number): List<Post> {
  // The last full block and the newest one, which may have few posts yet.
  const newestBlocks = `format('%L | %L', size || ' ' || (top - 1 >> size), size || ' ' || (top - 1 >> size) - 1)::tsquery`;
  const allPostsStep = blockSizes.length + 1;
  return {
    name,
    parameters,
    keys: [{ sql: 'post.number', type: 'int' }],
    direction: 'desc',
    projection,
    rows: (after, limit, mergeLimit) => {
      // Without "offset 0" the planner may scan all posts in order.
      const newest = (source: string) => `array(
        select p.number from (${source} offset 0) p where p.number < top and ${condition} and ${postVisible('p')} order by p.number desc ${mergeLimit})`;
      return `(
        with recursive steps (step, top, words, numbers) as (
          select 0, top, words, ${newest(`select * from (select * from post where number < top order by number desc limit ${scannedPosts}) recent where search @@ words`)}
          from (select ${after ? after[0] : '(select coalesce(max(number), 0) + 1 from post)'} as top, (select websearch_to_tsquery('english', $2)) as words offset 0) start
          union all
          select step, top, words, case when step < ${allPostsStep}
            then ${newest(`select * from post where search @@ words and search @@ ${newestBlocks}`)}
            else ${newest('select * from post where search @@ words')} end
          from (select step + 1 as step, top, words, (array[${blockSizes.join(', ')}])[step + 1] as size from steps
            where cardinality(numbers) < ${mergeLimit.replace('limit ', '')} and numnode(words) > 0 and step < case querytree(words) when 'T' then ${allPostsStep - 1} else ${allPostsStep} end) next)
        select p.* from post p where number = any((select numbers from steps order by step desc limit 1)::int[]) order by number desc ${limit}) post ${postJoins('post')}`;
    },
  };
}

const searches = new Map<string, List<Post>>();

/**
 * Newest visible posts that match a search. The planner chooses between the full-text index, the index of the first tag and
 * the index of the author.
 */
export function matchingPosts({ words, from, notFrom, tags }: SearchParts): List<Post> {
  const name = `posts_found_${words ? 'w' : ''}${from ? 'f' : ''}${notFrom ? 'n' : ''}${tags}`;
  const cached = searches.get(name);
  if (cached) return cached;
  let parameter = 1;
  const nextParameter = () => `$${++parameter}`;
  const conditions = [
    ...(words ? [`p.search @@ websearch_to_tsquery('english', ${nextParameter()})`] : []),
    ...(from ? [`p.author_id = (select id from profile where username = ${nextParameter()})`] : []),
    ...(notFrom
      ? [`p.author_id <> all (array(select id from profile where username = any(${nextParameter()}::text[])))`]
      : []),
    ...Array.from({ length: tags }, (_, index) => {
      const tag = nextParameter();
      return index === 0
        ? `first.tag = ${tag}`
        : `exists (select from post_tag t where t.tag = ${tag} and t.post_id = p.id)`;
    }),
  ];
  const source = tags > 0 ? 'post_tag first join post p on p.id = first.post_id' : 'post p';
  const [key, visibleAlias] = tags > 0 ? ['first.post_id', 'first'] : ['p.id', 'p'];
  const list: List<Post> =
    words && !from && tags === 0
      ? fullTextSearch(name, conditions[1] ?? 'true', parameter)
      : {
          ...newestFirst,
          name,
          parameters: parameter,
          planEachTime: true,
          rows: (after, limit) =>
            `(select p.* from ${source} where ${[...conditions, postVisible(visibleAlias)].join(' and ')} ${after ? `and ${key} < ${after[0]}` : ''} order by ${key} desc ${limit}) post ${postJoins('post')}`,
        };
  searches.set(name, list);
  return list;
}

export const bookmarkedPosts: List<Post> = {
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

/** Newest posts of followed and connected people. Each source is limited to a page, so the cost does not grow with the archive. */
export const followingPosts: List<Post> = {
  ...newestFirst,
  name: 'feed_following',
  parameters: 1,
  reason: 'post.reason',
  rows: (after, limit, mergeLimit) => `(
    select p.*, source.reason from (${subscribedAuthors} union all select ${viewerParameter}, 'OWN') source cross join lateral (
      select * from post p where p.author_id = source.id and ${postInFeed('p')} ${olderThan(after)} order by p.id desc ${mergeLimit}) p
    order by p.id desc ${limit}) post ${postJoins('post')}`,
};

/** Added to the hotness of posts by followed and connected people. 1 equals ten times the likes, or half a day. */
const sourceBonus = 1;

/**
 * Ranked feed by stored hotness (likes, comments and shares against age) plus a bonus for followed and connected people.
 * Merges two index-ordered halves, so every page costs the same.
 */
export const rankedPosts: List<Post> = {
  name: 'feed_for_you',
  parameters: 1,
  keys: [
    { sql: 'ranked.score', type: 'float8' },
    { sql: 'ranked.id', type: 'uuid' },
  ],
  direction: 'desc',
  projection,
  reason: 'ranked.reason',
  rows: (after, limit, mergeLimit) => {
    const below = (bonus: number) =>
      after ? `and (p.hot_score, p.id) < (${after[0]} - ${bonus}::float8, ${after[1]})` : '';
    const hottest = `order by p.hot_score desc, p.id desc`;
    return `(
      with source as materialized (${subscribedAuthors})
      (select p.id, p.hot_score + ${sourceBonus}::float8 as score, source.reason from source cross join lateral (
        select p.id, p.hot_score from post p where p.author_id = source.id and ${postInFeed('p')} ${below(sourceBonus)} ${hottest} ${mergeLimit}) p
        order by score desc, id desc ${mergeLimit})
      union all
      (select p.id, p.hot_score, case when p.author_id = ${viewerParameter} then 'OWN' when p.like_count + p.comment_count + p.share_count >= 5 then 'POPULAR' else 'RECENT' end
        from post p where p.author_id not in (select id from source) and ${postInFeed('p')} ${below(0)} ${hottest} ${mergeLimit})
      order by score desc, id desc ${limit}) ranked join post on post.id = ranked.id ${postJoins('post')}`;
  },
};
