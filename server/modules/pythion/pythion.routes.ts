import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { pythionLimits } from '../../../shared/contracts/pythion';
import { deleted, pageOf } from '../../rest/contract/answers';
import { describe, idempotencyKey } from '../../rest/contract/describe';
import { choiceParameter, optionalInteger, pageParameters, parseQuery, textParameter } from '../../rest/contract/query';
import { camelKeys, sendData, sendPage } from '../../rest/contract/responses';
import { integer, listOf, uuid } from '../../rest/contract/schema';
import { analysisFailure } from './analystThread';
import { claimCommentRoutes } from './claimComment.routes';
import { enrichmentRoutes } from './enrichment.routes';
import {
  analysisTitleInput,
  analysisVersionInput,
  answersInput,
  quickAnalysisInput,
  testResultInput,
} from './pythion.inputs';
import {
  readAnalysisJson,
  readDiff,
  readFacts,
  readVersionJson,
  readVersionsJson,
  selectAnalyses,
} from './pythion.reads';
import { analysisCardType, analysisType, analysisVersionType, diffType, factsType } from './pythion.rest';
import {
  answerQuestions,
  createVersion,
  deleteAnalysis,
  quickAnalyze,
  renameAnalysis,
  setStar,
  setTestResult,
} from './pythion.service';
import { searchDescription } from './pythion.search';
import { pythionTag as tag } from './pythion.tag';
import { rubricRoutes } from './rubric.routes';
import { shareRoutes } from './share.routes';

const analysis = { analysis: analysisType };
const params = { id: uuid('The analysis’s id.') };

const analysesQuery = v.object({
  ...pageParameters,
  query: textParameter('query', searchDescription),
  sort: choiceParameter(
    'sort',
    ['newest', 'updated', 'score'],
    'The newest, the last changed or the highest score first.',
  ),
  starred: v.optional(
    v.pipe(
      v.picklist(['true', 'false'], 'starred must be true or false.'),
      v.description('Only starred analyses, or only others.'),
    ),
  ),
});

const version = (name: string, description: string) =>
  optionalInteger(name, { min: 1, max: pythionLimits.versions, description });
const diffQuery = v.object({
  from: version('from', 'Number of a version; the one before `to` when left out.'),
  to: version('to', 'Number of a version; the latest when left out.'),
});

type ById = { Params: { id: string } };

export function pythionRoutes(rest: FastifyInstance): void {
  readRoutes(rest);
  writeRoutes(rest);
  shareRoutes(rest);
  claimCommentRoutes(rest);
  rubricRoutes(rest);
  enrichmentRoutes(rest);
}

function readRoutes(rest: FastifyInstance): void {
  rest.get(
    '/analyses',
    describe({
      id: 'listAnalyses',
      tag,
      summary: 'List your own analyses',
      query: analysesQuery,
      answer: pageOf('analyses', analysisCardType),
    }),
    ({ ctx, query }, reply) => {
      const { query: words, starred, sort, ...page } = parseQuery(analysesQuery, query);
      const search = { query: words, starred: starred === undefined ? null : starred === 'true' };
      return sendPage(reply, ctx, selectAnalyses(ctx, search, sort), { name: 'analyses', ...page });
    },
  );
  for (const [path, id, summary, shown] of [
    ['analyses', 'getAnalysis', 'Get the latest version of an analysis', params],
    [
      'shared-analyses',
      'getSharedAnalysis',
      'Get an analysis that is shared with you',
      { id: uuid('The share’s id, or the analysis’s for people it is shared with by name.') },
    ],
  ] as const) {
    rest.get<ById>(
      `/${path}/:id`,
      describe({ id, tag, summary, params: shown, answer: analysis }),
      async ({ ctx, params: { id: ref } }, reply) =>
        sendData(reply, 'analysis', await readAnalysisJson(ctx, ref, 'snake')),
    );
  }
  rest.get<ById>(
    '/analyses/:id/versions',
    describe({
      id: 'listAnalysisVersions',
      tag,
      summary: 'List the versions of your analysis, the latest first',
      params,
      answer: { versions: listOf(analysisVersionType) },
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id } }, reply) => sendData(reply, 'versions', await readVersionsJson(ctx, id, 'snake')),
  );
  rest.get<{ Params: { id: string; number: string } }>(
    '/analyses/:id/versions/:number',
    describe({
      id: 'getAnalysisVersion',
      tag,
      summary: 'Get one version of your analysis, with the report that was written then',
      params: { ...params, number: integer('Number of the version.') },
      answer: analysis,
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id, number } }, reply) =>
      sendData(reply, 'analysis', await readVersionJson(ctx, id, Number(number), 'snake')),
  );
  rest.get<ById>(
    '/analyses/:id/diff',
    describe({
      id: 'compareAnalysisVersions',
      tag,
      summary: 'Compare two versions of your analysis: text, claims, and how each score moved',
      params,
      query: diffQuery,
      answer: { diff: diffType },
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id }, query }, reply) =>
      reply.send({ data: { diff: await readDiff(ctx, id, parseQuery(diffQuery, query)) } }),
  );
  rest.get<ById>(
    '/analyses/:id/facts',
    describe({
      id: 'getAnalysisFacts',
      tag,
      summary: 'Get the facts of your analysis that a projection, a role or a post takes over',
      params,
      answer: { facts: factsType },
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id } }, reply) => reply.send({ data: { facts: await readFacts(ctx, id) } }),
  );
}

function writeRoutes(rest: FastifyInstance): void {
  rest.post(
    '/startup-validator/quick-analyze',
    describe({
      id: 'quickAnalyze',
      tag,
      summary: 'Analyze an idea and store the report',
      visitorMessage: analysisFailure,
      description: `Up to ${pythionLimits.perHour} texts per hour. The names within the report are the same in GraphQL.`,
      headers: [idempotencyKey],
      body: quickAnalysisInput,
      answer: analysis,
      status: 201,
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, body }, reply) => {
      const id = await quickAnalyze(ctx, camelKeys(body));
      return sendData(reply.code(201), 'analysis', await readAnalysisJson(ctx, id, 'snake'));
    },
  );
  for (const [path, change, id, summary, body, status] of [
    [
      'answers',
      answerQuestions,
      'answerAnalysis',
      'Save answers, and analyze the latest version with them',
      answersInput,
      200,
    ],
    [
      'versions',
      createVersion,
      'createAnalysisVersion',
      'Analyze a new text as the next version',
      analysisVersionInput,
      201,
    ],
    [
      'results',
      setTestResult,
      'setTestResult',
      'Save what the test of an assumption found, or remove it',
      testResultInput,
      200,
    ],
  ] as const) {
    rest.post<ById>(
      `/analyses/:id/${path}`,
      describe({ id, tag, summary, params, body, answer: analysis, status, errors: ['CONFLICT', 'FORBIDDEN'] }),
      async ({ ctx, params: { id: analysisId }, body: sent }, reply) => {
        await change(ctx, analysisId, camelKeys(sent));
        return sendData(reply.code(status), 'analysis', await readAnalysisJson(ctx, analysisId, 'snake'));
      },
    );
  }
  rest.patch<ById>(
    '/analyses/:id',
    describe({
      id: 'renameAnalysis',
      tag,
      summary: 'Change the title of your analysis',
      params,
      body: analysisTitleInput,
      answer: analysis,
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id }, body }, reply) => {
      await renameAnalysis(ctx, id, camelKeys(body));
      return sendData(reply, 'analysis', await readAnalysisJson(ctx, id, 'snake'));
    },
  );
  for (const [method, isStarred, id, summary] of [
    ['POST', true, 'starAnalysis', 'Star your analysis'],
    ['DELETE', false, 'unstarAnalysis', 'Remove the star of your analysis'],
  ] as const) {
    rest.route<ById>({
      method,
      url: '/analyses/:id/star',
      ...describe({ id, tag, summary, params, answer: analysis, errors: ['FORBIDDEN'] }),
      handler: async ({ ctx, params: { id: analysisId } }, reply) => {
        await setStar(ctx, analysisId, isStarred);
        return sendData(reply, 'analysis', await readAnalysisJson(ctx, analysisId, 'snake'));
      },
    });
  }
  rest.delete<ById>(
    '/analyses/:id',
    describe({
      id: 'deleteAnalysis',
      tag,
      summary: 'Delete your analysis with its versions, shares and comments',
      params,
      answer: deleted,
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id } }, reply) => reply.send({ data: { id: await deleteAnalysis(ctx, id) } }),
  );
}
