import type { FastifyInstance } from 'fastify';
import { pythionLimits } from '../../../shared/contracts/pythion';
import { describe } from '../../rest/contract/describe';
import { sendData } from '../../rest/contract/responses';
import { uuid } from '../../rest/contract/schema';
import { cancelEnrichment, readLanguageModel, startEnrichment } from './enrichment.service';
import { readAnalysisJson } from './pythion.reads';
import { analysisType, languageModelType } from './pythion.rest';
import { pythionTag as tag } from './pythion.tag';

const params = { id: uuid('The analysis’s id.') };
const answer = { analysis: analysisType };

type ById = { Params: { id: string } };

export function enrichmentRoutes(rest: FastifyInstance): void {
  rest.get(
    '/language-model',
    describe({
      id: 'getLanguageModel',
      tag,
      summary: 'Get whether this server has a language model',
      answer: { language_model: languageModelType },
    }),
    async ({ ctx }, reply) => {
      const { isConfigured, name } = readLanguageModel(ctx);
      return reply.send({ data: { language_model: { is_configured: isConfigured, name } } });
    },
  );
  rest.post<ById>(
    '/analyses/:id/enrichment',
    describe({
      id: 'startEnrichment',
      tag,
      summary: 'Send your analysis to the language model, which adds sentences to its report',
      description: `The idea, the answers and the report leave this server only by this call. Scores and verdict don’t change. Progress is in \`enrichment\` and on the analysis’s channel. A call while it runs changes nothing. Up to ${pythionLimits.enrichmentsPerHour} times per hour and ${pythionLimits.enrichmentsPerDay} times per day.`,
      params,
      answer,
      status: 202,
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id } }, reply) => {
      await startEnrichment(ctx, id);
      return sendData(reply.code(202), 'analysis', await readAnalysisJson(ctx, id, 'snake'));
    },
  );
  rest.delete<ById>(
    '/analyses/:id/enrichment',
    describe({
      id: 'cancelEnrichment',
      tag,
      summary: 'Stop the language model. The built-in report stays',
      params,
      answer,
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id } }, reply) => {
      await cancelEnrichment(ctx, id);
      return sendData(reply, 'analysis', await readAnalysisJson(ctx, id, 'snake'));
    },
  );
}
