import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { projectionLimits, projectionSorts } from '../../../shared/contracts/projection';
import { describeWords } from '../../core/wordSearch';
import { deleted, pageOf } from '../../rest/contract/answers';
import { describe, idempotencyKey } from '../../rest/contract/describe';
import { choiceParameter, pageParameters, parseQuery, textParameter } from '../../rest/contract/query';
import { camelKeys, sendData, sendPage } from '../../rest/contract/responses';
import { listOf } from '../../rest/contract/schema';
import { fileRoutes } from './file.routes';
import { fundingRoutes } from './funding.routes';
import { changeType, params, projectionCardType, projectionType } from './model.rest';
import { projectionLists } from './model.lists';
import { readChanges, readProjectionJson } from './model.reads';
import {
  createProjection,
  deleteProjection,
  duplicateProjection,
  setArchived,
  updateProjection,
} from './model.service';
import { partRoutes } from './part.routes';
import { computeInput, createInput, duplicateInput, updateInput } from './projection.inputs';
import { computedProjectionType, resultType } from './projection.rest';
import { computeProjection, type ComputeInput } from './projection.service';
import { projectionTag as tag } from './projection.tag';
import { computeResult } from './result.service';
import { shareRoutes } from './share.routes';

type ById = { Params: { id: string } };

const projection = { projection: projectionType };
const listQuery = v.object({
  ...pageParameters,
  archived: choiceParameter('archived', ['false', 'true'], 'The archived models instead of the others.'),
  query: textParameter('query', describeWords('the name')),
  sort: choiceParameter('sort', [...projectionSorts], 'The last changed first, the newest first, or by name.'),
});
const resultQuery = v.object({
  scenario: textParameter('scenario', 'Key of a scenario; the model itself when left out.'),
});

export function projectionRoutes(rest: FastifyInstance): void {
  computeRoutes(rest);
  readRoutes(rest);
  writeRoutes(rest);
  partRoutes(rest);
  fileRoutes(rest);
  shareRoutes(rest);
  fundingRoutes(rest);
}

function computeRoutes(rest: FastifyInstance): void {
  rest.post<{ Body: ComputeInput | null }>(
    '/projections/compute',
    describe({
      id: 'computeProjection',
      tag,
      summary: 'Compute a projection and store nothing',
      description: `Names are the same in GraphQL. Errors list everything that is wrong. Up to ${projectionLimits.computesPerHour} computations per hour.`,
      body: computeInput,
      isCamelBody: true,
      answer: { projection: computedProjectionType },
    }),
    async ({ ctx, body }, reply) => sendData(reply, 'projection', await computeProjection(ctx, body ?? {})),
  );
  rest.get<ById>(
    '/projections/:id/result',
    describe({
      id: 'getProjectionResult',
      tag,
      summary: 'Compute a model, or one of its scenarios',
      params,
      query: resultQuery,
      answer: { result: resultType },
      errors: ['BAD_USER_INPUT'],
    }),
    async ({ ctx, params: { id }, query }, reply) => {
      const { scenario } = parseQuery(resultQuery, query);
      return reply.send({ data: { result: await computeResult(ctx, id, scenario) } });
    },
  );
}

function readRoutes(rest: FastifyInstance): void {
  rest.get(
    '/projections',
    describe({
      id: 'listProjections',
      tag,
      summary: 'List your models and those that are shared with you',
      query: listQuery,
      answer: pageOf('projections', projectionCardType),
    }),
    ({ ctx, query }, reply) => {
      const { archived, query: words, sort, ...page } = parseQuery(listQuery, query);
      const list = projectionLists.projections(ctx, { archived: archived === 'true', query: words, sort });
      return sendPage(reply, ctx, list, { name: 'projections', ...page });
    },
  );
  rest.get<ById>(
    '/projections/:id',
    describe({ id: 'getProjection', tag, summary: 'Get a model with its scenarios', params, answer: projection }),
    async ({ ctx, params: { id } }, reply) => sendData(reply, 'projection', await readProjectionJson(ctx, id, 'snake')),
  );
  rest.get<ById>(
    '/projections/:id/changes',
    describe({
      id: 'listProjectionChanges',
      tag,
      summary: 'List what changed lately, and who changed it',
      description: `What the latest ${projectionLimits.changes} changes touched, each path once.`,
      params,
      answer: { changes: listOf(changeType) },
    }),
    async ({ ctx, params: { id } }, reply) => {
      const changes = await readChanges(ctx, id);
      return reply.send({
        data: {
          changes: changes.map(({ path, actorName, isByViewer }) => ({
            path,
            actor_name: actorName,
            is_by_viewer: isByViewer,
          })),
        },
      });
    },
  );
}

function writeRoutes(rest: FastifyInstance): void {
  rest.post(
    '/projections',
    describe({
      id: 'createProjection',
      tag,
      summary: 'Store a model',
      headers: [idempotencyKey],
      body: createInput,
      answer: projection,
      status: 201,
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, body }, reply) => {
      const id = await createProjection(ctx, camelKeys(body));
      return sendData(reply.code(201), 'projection', await readProjectionJson(ctx, id, 'snake'));
    },
  );
  rest.put<ById>(
    '/projections/:id',
    describe({
      id: 'updateProjection',
      tag,
      summary: 'Change name or inputs of a model',
      description: 'Send the version that you read. When it isn’t the latest, 409 lists each path that changed.',
      params,
      body: updateInput,
      answer: projection,
      errors: ['FORBIDDEN', 'CONFLICT'],
    }),
    async ({ ctx, params: { id }, body }, reply) => {
      await updateProjection(ctx, id, camelKeys(body));
      return sendData(reply, 'projection', await readProjectionJson(ctx, id, 'snake'));
    },
  );
  rest.post<ById>(
    '/projections/:id/duplicate',
    describe({
      id: 'duplicateProjection',
      tag,
      summary: 'Copy a model with its scenarios as your own',
      headers: [idempotencyKey],
      params,
      body: duplicateInput,
      isBodyOptional: true,
      answer: projection,
      status: 201,
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id }, body }, reply) => {
      const copyId = await duplicateProjection(ctx, id, camelKeys(body));
      return sendData(reply.code(201), 'projection', await readProjectionJson(ctx, copyId, 'snake'));
    },
  );
  for (const [method, isArchived, id, summary] of [
    ['POST', true, 'archiveProjection', 'Archive your model'],
    ['DELETE', false, 'unarchiveProjection', 'Take your model out of the archive'],
  ] as const) {
    rest.route<ById>({
      method,
      url: '/projections/:id/archive',
      ...describe({ id, tag, summary, params, answer: projection, errors: ['FORBIDDEN'] }),
      handler: async ({ ctx, params: { id: modelId } }, reply) => {
        await setArchived(ctx, modelId, isArchived);
        return sendData(reply, 'projection', await readProjectionJson(ctx, modelId, 'snake'));
      },
    });
  }
  rest.delete<ById>(
    '/projections/:id',
    describe({
      id: 'deleteProjection',
      tag,
      summary: 'Delete your model with its scenarios, actuals and shares',
      params,
      answer: deleted,
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id } }, reply) => reply.send({ data: { id: await deleteProjection(ctx, id) } }),
  );
}
