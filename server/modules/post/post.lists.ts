import type { List } from '../../database/list';
import { newestMatches, numbersOf, stoppedAt } from '../../database/newestMatches';
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

/** Newest visible posts with words ($2). @param condition another condition on `p` */
const fullTextSearch = (name: string, condition: string, parameters: number): List<Post> => ({
  name,
  parameters,
  keys: [{ sql: 'post.number', type: 'int' }],
  direction: 'desc',
  projection,
  search: {
    tables: (after, count, isBounded) =>
      `with recursive ${newestMatches({
        name: 'steps',
        from: 'post',
        terms: `(select websearch_to_tsquery('english', $2))`,
        condition: `${condition} and ${postVisible('p')}`,
        below: after ? after[0]! : null,
        count,
        isBounded,
      })}`,
    stoppedAt: (count) => stoppedAt('steps', count),
    timeAt: (number) =>
      `(select first.created_at from post first where first.number >= ${number} order by first.number limit 1)`,
    isContinued: true,
  },
  rows: (_after, limit) =>
    `(select p.* from post p where number = any(${numbersOf('steps')}) order by number desc ${limit}) post ${postJoins('post')}`,
});

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
