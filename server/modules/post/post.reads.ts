import * as v from 'valibot';
import { parseSearchQuery } from '../../../shared/searchQuery';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { validate, isId } from '../../core/validation';
import { badInput, notFound } from '../../core/errors';
import { readRestPage, type List, type ListQuery } from '../../database/list';
import { jsonObject, statement, type FieldCase } from '../../database/read';
import { requestedPeople } from '../../visibility/people';
import type { SelectList } from '../list';
import { bookmarkedPosts, followingPosts, matchingPosts, latestPosts, personsPosts, rankedPosts } from './post.lists';
import { searchQuery } from './post.inputs';
import { postInFeed, postReadable, postVisible } from './post.policy';
import { postJoins, postProjection } from './post.projection';

/** Lists of posts by name, with what each needs beside the viewer. */
const feeds = { latest: latestPosts, for_you: rankedPosts, following: followingPosts } satisfies Record<string, List>;

export type FeedMode = keyof typeof feeds;

/** @throws AppError BAD_USER_INPUT naming `mode` */
export function selectFeed(ctx: Context, mode: string): ListQuery {
  const list = feeds[mode as FeedMode] as List | undefined;
  if (!list || !Object.hasOwn(feeds, mode)) throw badInput({ mode: 'mode must be latest, for_you or following.' });
  return { list, values: [viewerId(ctx)] };
}

export const selectBookmarked = (ctx: Context): ListQuery => ({ list: bookmarkedPosts, values: [viewerId(ctx)] });

/** Posts of one person. A stranger's id gives an empty list, as a hidden person's does. */
export function selectPostsBy(ctx: Context, userId: string): ListQuery {
  if (!isId(userId)) throw notFound('Person');
  return { list: personsPosts, values: [viewerId(ctx), userId] };
}

/** Full-text search: words, "quoted phrases", -exclusions, from:username, -from:username, #tags. Blank finds nothing. */
export function selectMatchingPosts(ctx: Context, query: unknown): ListQuery {
  const text = validate(v.object({ query: searchQuery }), { query: query ?? undefined }).query;
  const { from, notFrom, tags, words } = parseSearchQuery(text);
  const asked = {
    words: words.length > 0 || (!from && tags.length === 0),
    from: from !== undefined,
    notFrom: notFrom.length > 0,
    tags: tags.length,
  };
  return {
    list: matchingPosts(asked),
    values: [
      viewerId(ctx),
      ...(asked.words ? [words.join(' ')] : []),
      ...(from ? [from] : []),
      ...(asked.notFrom ? [notFrom] : []),
      ...tags,
    ],
  };
}

/** Root query fields that are lists of posts. */
export const postLists = {
  feed: (ctx, { mode }) => selectFeed(ctx, String(mode ?? 'for_you')),
  postsBy: (ctx, { userId }) => selectPostsBy(ctx, String(userId)),
  bookmarkedPosts: selectBookmarked,
  searchPosts: (ctx, { query }) => selectMatchingPosts(ctx, query),
} satisfies Record<string, SelectList>;

/** A page of a selection for REST, as PostgreSQL wrote it. One statement. */
export const readPostsText = (
  ctx: Context,
  { list, values }: ListQuery,
  paging: { page: number; limit: number },
): Promise<string> => readRestPage(ctx.app.reader, list, { name: 'posts', ...paging }, values);

/**
 * One post as JSON text. @throws AppError NOT_FOUND, also when it is hidden from the viewer
 */
export async function readPostText(ctx: Context, id: string, spelling: FieldCase): Promise<string> {
  const viewer = viewerId(ctx);
  const text = isId(id)
    ? await ctx.app.reader.value(
        statement(
          `post_${spelling}`,
          () =>
            `select ${jsonObject(postProjection('post', spelling), spelling)}::text from post ${postJoins('post')} where post.id = $2 and ${postVisible('post')}`,
        ),
        [viewer, id],
      )
    : null;
  if (text === null) throw notFound('Post');
  return text;
}

/** One post for GraphQL. */
export const readPost = async (ctx: Context, id: string): Promise<unknown> =>
  JSON.parse(await readPostText(ctx, id, 'camel'));

/** Counted up to this; beyond it the reader only needs to know that there are many. */
export const newPostsShown = 100;

/**
 * How many posts by others came into a feed after the newest one shown, at most 100.
 * @param after id of the newest post the reader has
 */
export async function countNewPosts(ctx: Context, mode: string, after: string): Promise<number> {
  selectFeed(ctx, mode);
  if (!isId(after)) throw badInput({ after: 'after must be a post’s id.' });
  const followedOnly = mode === 'following';
  const count = await ctx.app.reader.value<string>(
    statement(
      `posts_new_${followedOnly ? 'following' : 'all'}`,
      () => `select count(*) from (select from post p where p.id > $2 and p.author_id <> $1 and ${postInFeed('p')}
        ${followedOnly ? `and p.author_id in (select id from (${requestedPeople}) asked)` : ''}
        limit ${newPostsShown}) newer`,
    ),
    [viewerId(ctx), after],
  );
  return Number(count);
}

type ViewerState = 'post_like' | 'post_bookmark';

/** Whether the viewer liked or bookmarked a post. @throws AppError NOT_FOUND */
export async function viewerHas(ctx: Context, table: ViewerState, id: string): Promise<boolean> {
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

/** What a post said before its edits, oldest first. @throws AppError NOT_FOUND */
export async function readRevisions(ctx: Context, id: string): Promise<unknown[]> {
  const text = await ctx.app.reader.value(
    statement(
      'post_revisions',
      () => `select coalesce(json_agg(json_build_object('content', content, 'writtenAt', written_at) order by number), '[]')::text
             from post_revision where post_id = $2 and ${postReadable('$2')}`,
    ),
    [viewerId(ctx), id],
  );
  return JSON.parse(text!);
}
