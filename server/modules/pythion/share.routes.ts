import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { pythionLimits } from '../../../shared/contracts/pythion';
import { deleted, pageOf } from '../../rest/contract/answers';
import { describe } from '../../rest/contract/describe';
import { pageParameters, parseQuery, textParameter } from '../../rest/contract/query';
import { camelKeys, sendData, sendPage } from '../../rest/contract/responses';
import { listOf, uuid } from '../../rest/contract/schema';
import { shareInput } from './pythion.inputs';
import { sharedAnalysisType, shareType } from './pythion.rest';
import { searchDescription } from './pythion.search';
import { pythionTag as tag } from './pythion.tag';
import { readShareJson, readSharesJson, selectSharedAnalyses } from './share.reads';
import { revokeShare, shareAnalysis } from './share.service';

const sharedQuery = v.object({
  ...pageParameters,
  query: textParameter('query', searchDescription),
});
const params = { id: uuid('The analysis’s id.') };

type ById = { Params: { id: string } };

export function shareRoutes(rest: FastifyInstance): void {
  rest.get(
    '/shared-analyses',
    describe({
      id: 'listSharedAnalyses',
      tag,
      summary: 'List the analyses that are shared with you by name, the last shared first',
      query: sharedQuery,
      answer: pageOf('analyses', sharedAnalysisType),
    }),
    ({ ctx, query }, reply) => {
      const { query: words, ...page } = parseQuery(sharedQuery, query);
      return sendPage(reply, ctx, selectSharedAnalyses(ctx, words), { name: 'analyses', ...page });
    },
  );
  rest.get<ById>(
    '/analyses/:id/shares',
    describe({
      id: 'listAnalysisShares',
      tag,
      summary: 'List the shares of your analysis, the link first',
      params,
      answer: { shares: listOf(shareType) },
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id } }, reply) => sendData(reply, 'shares', await readSharesJson(ctx, id, 'snake')),
  );
  rest.post<ById>(
    '/analyses/:id/shares',
    describe({
      id: 'shareAnalysis',
      tag,
      summary: `Share your analysis with a person, up to ${pythionLimits.people} of them, or by a link`,
      params,
      body: shareInput,
      isCamelBody: true,
      answer: { share: shareType },
      status: 201,
      existsWhen: 'It is shared so already: the same share.',
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id }, body }, reply) => {
      const share = await shareAnalysis(ctx, id, camelKeys(body));
      return sendData(reply.code(share.isNew ? 201 : 200), 'share', await readShareJson(ctx, share.id, 'snake'));
    },
  );
  rest.delete<{ Params: { id: string; shareId: string } }>(
    '/analyses/:id/shares/:shareId',
    describe({
      id: 'revokeAnalysisShare',
      tag,
      summary: 'Revoke a share of your analysis',
      params: { ...params, shareId: uuid('The share’s id.') },
      answer: deleted,
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id, shareId } }, reply) => {
      await revokeShare(ctx, id, shareId);
      return reply.send({ data: { id: shareId } });
    },
  );
}
