import type { FastifyInstance } from 'fastify';
import { parsePaging } from '../../database/list';
import { camelKeys, sendData, sendText } from '../../rest/contract/responses';
import { describe, pageQuery } from '../../rest/contract/describe';
import { createCommentInput } from './comment.inputs';
import { readCommentsText, readCommentText } from './comment.reads';
import { createComment, deleteComment, setCommentLike } from './comment.service';

const tag = 'Comments';
type ById = { Params: { id: string } };
type Query = { page?: string; limit?: string; sort?: string };

export function commentRoutes(rest: FastifyInstance): void {
  rest.get<ById & { Querystring: Query }>(
    '/posts/:id/comments',
    {
      schema: describe({
        tag,
        summary: 'Comments on a post, each with its replies',
        query: { ...pageQuery, sort: 'oldest (default), newest or most_liked.' },
        answer: { comments: '[Comment]', pagination: 'object' },
      }),
    },
    async ({ ctx, params, query }, reply) =>
      sendText(reply, await readCommentsText(ctx, params.id, query.sort ?? 'oldest', parsePaging(query))),
  );
  rest.post<ById>(
    '/posts/:id/comments',
    {
      schema: describe({
        tag,
        summary: 'Comment on a post, or reply with parent_id',
        body: createCommentInput,
        answer: { comment: 'Comment' },
        status: 201,
      }),
    },
    async ({ ctx, params, body }, reply) => {
      const id = await createComment(ctx, params.id, camelKeys(body));
      return sendData(reply.code(201), 'comment', await readCommentText(ctx, id, 'snake'));
    },
  );
  rest.delete<ById>(
    '/comments/:id',
    { schema: describe({ tag, summary: 'Delete a comment with its replies', answer: { id: 'string' } }) },
    async ({ ctx, params }, reply) => {
      await deleteComment(ctx, params.id);
      return reply.send({ data: { id: params.id } });
    },
  );
  for (const [method, liked, summary] of [
    ['POST', true, 'Like a comment'],
    ['DELETE', false, 'Take back the like of a comment'],
  ] as const) {
    rest.route<ById>({
      method,
      url: '/comments/:id/like',
      schema: describe({ tag, summary, answer: { comment: 'Comment' } }),
      handler: async ({ ctx, params }, reply) => {
        await setCommentLike(ctx, params.id, liked);
        return sendData(reply, 'comment', await readCommentText(ctx, params.id, 'snake'));
      },
    });
  }
}
