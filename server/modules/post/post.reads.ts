import * as v from 'valibot';
import { parseSearchQuery } from '../../../shared/searchQuery';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { validate, isId } from '../../core/validation';
import { badInput, notFound } from '../../core/errors';
import { requestLoader } from '../../core/requestLoader';
import { readRestPage, type List, type ListQuery } from '../../database/list';
import { jsonObject, statement, type FieldCase } from '../../database/read';
import { subscribedAuthors } from '../../visibility/people';
import type { SelectList } from '../list';
import {
  bookmarkedPosts,
  followingPosts,
  matchingPosts,
  latestPosts,
  postsAboutStory,
  postsByPerson,
  rankedPosts,
} from './post.lists';
import { searchQuery } from './post.inputs';
import { postInFeed, postReadable, postVisible } from './post.policy';
import { postJoins, postProjection } from './post.projection';
import type { Post, PostRevision } from './post.type';

/** The list of each feed mode. */
const feeds = { latest: latestPosts, for_you: rankedPosts, following: followingPosts } satisfies Record<
  string,
  List<Post>
>;

export type FeedMode = keyof typeof feeds;

/** @throws AppError BAD_USER_INPUT naming `mode` */
export function selectFeed(ctx: Context, mode: string): ListQuery<Post> {
  const list = feeds[mode as FeedMode] as List<Post> | undefined;
  if (!list || !Object.hasOwn(feeds, mode)) throw badInput({ mode: 'mode must be latest, for_you or following.' });
  return { list, values: [viewerId(ctx)] };
}

export const selectBookmarkedPosts = (ctx: Context): ListQuery<Post> => ({
  list: bookmarkedPosts,
  values: [viewerId(ctx)],
});

/** Selects posts of one person. An unknown or hidden person has an empty list. @throws AppError NOT_FOUND */
export function selectPostsBy(ctx: Context, userId: string): ListQuery<Post> {
  if (!isId(userId)) throw notFound('Person');
  return { list: postsByPerson, values: [viewerId(ctx), userId] };
}

/** Selects posts that discuss a news story. An unknown story has an empty list. @throws AppError NOT_FOUND */
export function selectPostsAboutStory(ctx: Context, storyId: string): ListQuery<Post> {
  if (!isId(storyId)) throw notFound('Story');
  return { list: postsAboutStory, values: [viewerId(ctx), storyId] };
}

/**
 * Selects posts by full-text search: words, "quoted phrases", -exclusions, from:username, -from:username, #tags. A blank
 * query matches nothing.
 * @throws AppError BAD_USER_INPUT naming `query`
 */
export function selectMatchingPosts(ctx: Context, query: unknown): ListQuery<Post> {
  const text = validate(v.object({ query: searchQuery }), { query: query ?? undefined }).query;
  const { from, notFrom, tags, words } = parseSearchQuery(text);
  const parts = {
    words: words.length > 0 || (!from && tags.length === 0),
    from: from !== undefined,
    notFrom: notFrom.length > 0,
    tags: tags.length,
  };
  return {
    list: matchingPosts(parts),
    values: [
      viewerId(ctx),
      ...(parts.words ? [words.join(' ')] : []),
      ...(from ? [from] : []),
      ...(parts.notFrom ? [notFrom] : []),
      ...tags,
    ],
  };
}

/** Root query fields that are lists of posts. */
export const postLists = {
  feed: (ctx, { mode }) => selectFeed(ctx, String(mode ?? 'for_you')),
  postsBy: (ctx, { userId }) => selectPostsBy(ctx, String(userId)),
  postsAboutStory: (ctx, { storyId }) => selectPostsAboutStory(ctx, String(storyId)),
  bookmarkedPosts: selectBookmarkedPosts,
  searchPosts: (ctx, { query }) => selectMatchingPosts(ctx, query),
} satisfies Record<string, SelectList>;

/** Reads a page of posts for REST, in one statement. @returns JSON text of the response body */
export const readPostsJson = (
  ctx: Context,
  { list, values }: ListQuery<Post>,
  paging: { page: number; limit: number },
): Promise<string> => readRestPage(ctx.app.reader, list, { name: 'posts', ...paging }, values);

/** Reads one post. @returns JSON text @throws AppError NOT_FOUND, also when it is hidden from the viewer */
export async function readPostJson(ctx: Context, id: string, fieldCase: FieldCase): Promise<string> {
  const viewer = viewerId(ctx);
  const json = isId(id)
    ? await ctx.app.reader.value(
        statement(
          `post_${fieldCase}`,
          () =>
            `select ${jsonObject(postProjection('post', fieldCase), fieldCase)}::text from post ${postJoins('post')} where post.id = $2 and ${postVisible('post')}`,
        ),
        [viewer, id],
      )
    : null;
  if (json === null) throw notFound('Post');
  return json;
}

/** Reads one post for GraphQL. @throws AppError NOT_FOUND, also when it is hidden from the viewer */
export const readPost = async (ctx: Context, id: string): Promise<Post> =>
  JSON.parse(await readPostJson(ctx, id, 'camel'));

/** Counting stops here, which bounds its cost. */
const maxNewPostCount = 100;

/**
 * Counts posts by others that entered a feed after the newest one shown, up to 100.
 * @param after id of the newest post shown
 * @throws AppError BAD_USER_INPUT naming `mode` or `after`
 */
export async function countNewPosts(ctx: Context, mode: string, after: string): Promise<number> {
  selectFeed(ctx, mode);
  if (!isId(after)) throw badInput({ after: 'after must be a post’s id.' });
  const followedOnly = mode === 'following';
  const count = await ctx.app.reader.value<string>(
    statement(
      `posts_new_${followedOnly ? 'following' : 'all'}`,
      () => `select count(*) from (select from post p where p.id > $2 and p.author_id <> $1 and ${postInFeed('p')}
        ${followedOnly ? `and p.author_id in (select id from (${subscribedAuthors}) followed)` : ''}
        limit ${maxNewPostCount}) newer`,
    ),
    [viewerId(ctx), after],
  );
  return Number(count);
}

type ViewerState = 'post_like' | 'post_bookmark';

/** Whether the viewer liked or bookmarked a post. @throws AppError NOT_FOUND */
export async function readViewerState(ctx: Context, table: ViewerState, id: string): Promise<boolean> {
  const viewer = viewerId(ctx);
  const has = isId(id)
    ? await ctx.app.reader.value<boolean>(
        statement(
          `viewer_has_${table}`,
          () =>
            `select exists (select from ${table} where post_id = $2 and account_id = $1) where ${postReadable('$2')}`,
        ),
        [viewer, id],
      )
    : null;
  if (has === null) throw notFound('Post');
  return has;
}

/** Reads the revisions of a post, oldest first; batched into one statement per request. A missing or hidden post has none. */
export const readRevisions = (ctx: Context, postId: string): Promise<PostRevision[]> =>
  requestLoader(ctx, 'post revisions', async (ids: readonly string[]) => {
    const query = statement(
      'post_revisions',
      () => `select coalesce((select json_agg(json_build_object('content', content, 'writtenAt', written_at) order by number)
               from post_revision where post_id = post.id and ${postReadable('post.id')}), '[]')::text
             from unnest($2::uuid[]) with ordinality post(id, n) order by post.n`,
    );
    const rows = await ctx.app.reader.texts(query, [viewerId(ctx), ids]);
    return rows.map(([json]) => JSON.parse(json!) as PostRevision[]);
  }).load(postId);
