import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { deleted, pageOf } from '../../rest/contract/answers';
import { describe, idempotencyKey, type Tag } from '../../rest/contract/describe';
import { choiceParameter, pageParameters, parseQuery } from '../../rest/contract/query';
import { camelKeys, sendData, sendDataOrNull, sendText } from '../../rest/contract/responses';
import { nullable, uuid } from '../../rest/contract/schema';
import { createCommentInput } from './comment.inputs';
import { readCommentsJson, readCommentJson } from './comment.reads';
import { commentType } from './comment.rest';
import { createComment, deleteComment, setCommentLike } from './comment.service';

const tag: Tag = { name: 'Comments', description: 'Comments and replies on posts, and their likes.' };
const comment = { comment: commentType };
const commentOrNull = {
  comment: { ...nullable(commentType), description: 'Null when the comment is hidden from you.' },
};
const postParams = { id: uuid('The post’s id.') };
const params = { id: uuid('The comment’s id.') };

const commentsQuery = v.object({
  ...pageParameters,
  sort: choiceParameter('sort', ['oldest', 'newest', 'most_liked'], 'Order of the comments; replies are oldest first.'),
});

type ById = { Params: { id: string } };

export function commentRoutes(rest: FastifyInstance): void {
  rest.get<ById>(
    '/posts/:id/comments',
    describe({
      id: 'listComments',
      tag,
      summary: 'List comments on a post, each with its replies',
      params: postParams,
      query: commentsQuery,
      answer: pageOf('comments', commentType),
    }),
    async ({ ctx, params: { id }, query }, reply) => {
      const { sort, ...page } = parseQuery(commentsQuery, query);
      return sendText(reply, await readCommentsJson(ctx, id, sort, page));
    },
  );
  rest.post<ById>(
    '/posts/:id/comments',
    describe({
      id: 'createComment',
      tag,
      summary: 'Comment on a post, or reply to a comment',
      params: postParams,
      headers: [idempotencyKey],
      body: createCommentInput,
      answer: comment,
      status: 201,
    }),
    async ({ ctx, params: { id: postId }, body }, reply) => {
      const id = await createComment(ctx, postId, camelKeys(body));
      return sendData(reply.code(201), 'comment', await readCommentJson(ctx, id, 'snake'));
    },
  );
  rest.delete<ById>(
    '/comments/:id',
    describe({ id: 'deleteComment', tag, summary: 'Delete a comment with its replies', params, answer: deleted }),
    async ({ ctx, params: { id } }, reply) => {
      await deleteComment(ctx, id);
      return reply.send({ data: { id } });
    },
  );
  for (const [method, isLiked, id, summary, answer] of [
    ['POST', true, 'setLikeOfComment', 'Like a comment', comment],
    ['DELETE', false, 'removeLikeOfComment', 'Remove your like of a comment', commentOrNull],
  ] as const) {
    rest.route<ById>({
      method,
      url: '/comments/:id/like',
      ...describe({ id, tag, summary, params, answer }),
      handler: async ({ ctx, params: { id: commentId } }, reply) => {
        await setCommentLike(ctx, commentId, isLiked);
        const json = readCommentJson(ctx, commentId, 'snake');
        return isLiked ? sendData(reply, 'comment', await json) : sendDataOrNull(reply, 'comment', json);
      },
    });
  }
}
