import type { FastifyInstance } from 'fastify';
import { deleted, pageOf } from '../../rest/contract/answers';
import { describe, idempotencyKey } from '../../rest/contract/describe';
import { pageQuery, parseQuery } from '../../rest/contract/query';
import { camelKeys, sendData, sendPage } from '../../rest/contract/responses';
import { uuid } from '../../rest/contract/schema';
import { readAnalysisCommentJson, selectAnalysisComments } from './claimComment.reads';
import { createAnalysisComment, deleteAnalysisComment } from './claimComment.service';
import { analysisCommentInput } from './pythion.inputs';
import { analysisCommentType } from './pythion.rest';
import { pythionTag as tag } from './pythion.tag';

const params = { id: uuid('The analysis’s id, or that of the link by which you read it.') };

type ById = { Params: { id: string } };

export function claimCommentRoutes(rest: FastifyInstance): void {
  rest.get<ById>(
    '/analyses/:id/comments',
    describe({
      id: 'listAnalysisComments',
      tag,
      summary: 'List the comments on claims of an analysis, the earliest first',
      params,
      query: pageQuery,
      answer: pageOf('comments', analysisCommentType),
    }),
    async ({ ctx, params: { id }, query }, reply) =>
      sendPage(reply, ctx, await selectAnalysisComments(ctx, id), {
        name: 'comments',
        ...parseQuery(pageQuery, query),
      }),
  );
  rest.post<ById>(
    '/analyses/:id/comments',
    describe({
      id: 'createAnalysisComment',
      tag,
      summary: 'Comment on one claim of an analysis that you may read',
      params,
      headers: [idempotencyKey],
      body: analysisCommentInput,
      answer: { comment: analysisCommentType },
      status: 201,
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id: ref }, body }, reply) => {
      const id = await createAnalysisComment(ctx, ref, camelKeys(body));
      return sendData(reply.code(201), 'comment', await readAnalysisCommentJson(ctx, ref, id, 'snake'));
    },
  );
  rest.delete<{ Params: { id: string; commentId: string } }>(
    '/analyses/:id/comments/:commentId',
    describe({
      id: 'deleteAnalysisComment',
      tag,
      summary: 'Delete your comment, or one on your analysis',
      params: { ...params, commentId: uuid('The comment’s id.') },
      answer: deleted,
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id, commentId } }, reply) => {
      await deleteAnalysisComment(ctx, id, commentId);
      return reply.send({ data: { id: commentId } });
    },
  );
}
