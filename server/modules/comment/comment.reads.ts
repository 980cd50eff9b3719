import type { Context } from '../../context';
import { viewerId } from '../../context';
import { isId } from '../../core/validation';
import { badInput, notFound } from '../../core/errors';
import { requestLoader } from '../../core/requestLoader';
import type { PageArgs } from '../../core/pagination';
import { readConnections, readRestPage, type Connection, type List } from '../../database/list';
import { jsonObject, statement, type FieldCase } from '../../database/read';
import { postReadable } from '../post/post.policy';
import { requirePost } from '../post/post.service';
import { commentReadable, commentVisible } from './comment.policy';
import { commentJoins, commentProjection } from './comment.projection';
import type { Comment } from './comment.type';

const projection: List<Comment>['projection'] = (fieldCase) => commentProjection('comment', fieldCase);
const topLevelComments =
  (keyset: (after: string[]) => string, order: string): List<Comment>['rows'] =>
  (after, limit, _mergeLimit, postId = '$2') =>
    `(
  select * from comment c where c.post_id = ${postId} and c.parent_id is null and ${postReadable(postId)} and ${commentVisible('c')}
  ${after ? `and ${keyset(after)}` : ''} order by ${order} ${limit}) comment ${commentJoins('comment')}`;

const byId = { keys: [{ sql: 'comment.id', type: 'uuid' }], parameters: 2, projection } as const;

const lists = {
  oldest: {
    ...byId,
    name: 'comments_oldest',
    direction: 'asc',
    rows: topLevelComments(([id]) => `c.id > ${id}`, 'c.id'),
  },
  newest: {
    ...byId,
    name: 'comments_newest',
    direction: 'desc',
    rows: topLevelComments(([id]) => `c.id < ${id}`, 'c.id desc'),
  },
  most_liked: {
    name: 'comments_liked',
    parameters: 2,
    projection,
    direction: 'desc',
    keys: [
      { sql: 'comment.like_count', type: 'int' },
      { sql: 'comment.id', type: 'uuid' },
    ],
    rows: topLevelComments(([likes, id]) => `(c.like_count, c.id) < (${likes}, ${id})`, 'c.like_count desc, c.id desc'),
  },
} satisfies Record<string, List<Comment>>;

function selectComments(sort: string): List<Comment> {
  const list = lists[sort as keyof typeof lists] as List<Comment> | undefined;
  if (!list || !Object.hasOwn(lists, sort)) throw badInput({ sort: 'sort must be oldest, newest or most_liked.' });
  return list;
}

/**
 * Reads a page of a post's comments with their replies for GraphQL. The same page of several posts is one statement.
 * @throws AppError BAD_USER_INPUT
 */
export function readComments(
  ctx: Context,
  postId: string,
  sort: string,
  args: Partial<PageArgs>,
): Promise<Connection<Comment>> {
  const viewer = viewerId(ctx);
  const list = selectComments(sort);
  return requestLoader(ctx, JSON.stringify(['comments', sort, args.first, args.after]), (ids: readonly string[]) =>
    readConnections(ctx.app.reader, list, args, [viewer, ids]),
  ).load(postId);
}

/** Reads a page of a post's comments for REST. @returns JSON text @throws AppError NOT_FOUND when the post is missing or hidden */
export async function readCommentsJson(
  ctx: Context,
  postId: string,
  sort: string,
  paging: { page: number; limit: number },
): Promise<string> {
  await requirePost(ctx, postId);
  return readRestPage(ctx.app.reader, selectComments(sort), { name: 'comments', ...paging }, [viewerId(ctx), postId]);
}

/** Reads one comment. @returns JSON text @throws AppError NOT_FOUND, also when it is hidden from the viewer */
export async function readCommentJson(ctx: Context, id: string, fieldCase: FieldCase): Promise<string> {
  const viewer = viewerId(ctx);
  const json = isId(id)
    ? await ctx.app.reader.value(
        statement(
          `comment_${fieldCase}`,
          () =>
            `select ${jsonObject(commentProjection('comment', fieldCase), fieldCase)}::text from comment ${commentJoins('comment')} where comment.id = $2 and ${commentReadable('comment')}`,
        ),
        [viewer, id],
      )
    : null;
  if (json === null) throw notFound('Comment');
  return json;
}

/** Reads one comment for GraphQL. @throws AppError NOT_FOUND, also when it is hidden from the viewer */
export const readComment = async (ctx: Context, id: string): Promise<Comment> =>
  JSON.parse(await readCommentJson(ctx, id, 'camel'));
