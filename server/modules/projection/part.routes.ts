import type { FastifyInstance } from 'fastify';
import { snakeCase } from '../../database/read';
import { describe } from '../../rest/contract/describe';
import { camelKeys, sendData } from '../../rest/contract/responses';
import { text } from '../../rest/contract/schema';
import { readActuals, setActuals, type Actuals } from './actuals.service';
import { actualsType, params, projectionType, scenarioType } from './model.rest';
import { readProjectionJson, readScenarioJson } from './model.reads';
import { actualsInput, scenarioInput } from './projection.inputs';
import { projectionTag as tag } from './projection.tag';
import { deleteScenario, setScenario } from './scenario.service';

type ById = { Params: { id: string } };
type ByKey = { Params: { id: string; key: string } };

const byKey = { ...params, key: text('The scenario’s key.') };

/** Routes of a model's scenarios and actuals. */
export function partRoutes(rest: FastifyInstance): void {
  rest.get<ByKey>(
    '/projections/:id/scenarios/:key',
    describe({
      id: 'getProjectionScenario',
      tag,
      summary: 'Get a scenario',
      params: byKey,
      answer: { scenario: scenarioType },
    }),
    async ({ ctx, params: { id, key } }, reply) =>
      sendData(reply, 'scenario', await readScenarioJson(ctx, id, key, 'snake')),
  );
  rest.put<ByKey>(
    '/projections/:id/scenarios/:key',
    describe({
      id: 'setProjectionScenario',
      tag,
      summary: 'Create or change a scenario',
      params: byKey,
      body: scenarioInput,
      answer: { scenario: scenarioType },
      status: 201,
      existsWhen: 'It was there before.',
      errors: ['FORBIDDEN', 'CONFLICT'],
    }),
    async ({ ctx, params: { id, key }, body }, reply) => {
      const isNew = await setScenario(ctx, id, key, camelKeys(body));
      return sendData(reply.code(isNew ? 201 : 200), 'scenario', await readScenarioJson(ctx, id, key, 'snake'));
    },
  );
  rest.delete<ByKey>(
    '/projections/:id/scenarios/:key',
    describe({
      id: 'deleteProjectionScenario',
      tag,
      summary: 'Delete a scenario',
      params: byKey,
      answer: { projection: projectionType },
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id, key } }, reply) => {
      await deleteScenario(ctx, id, key);
      return sendData(reply, 'projection', await readProjectionJson(ctx, id, 'snake'));
    },
  );
  rest.get<ById>(
    '/projections/:id/actuals',
    describe({
      id: 'getProjectionActuals',
      tag,
      summary: 'Get actual figures against the plan',
      params,
      answer: { actuals: actualsType },
      errors: ['BAD_USER_INPUT'],
    }),
    async ({ ctx, params: { id } }, reply) =>
      reply.send({ data: { actuals: snakeActuals(await readActuals(ctx, id)) } }),
  );
  rest.put<ById>(
    '/projections/:id/actuals',
    describe({
      id: 'setProjectionActuals',
      tag,
      summary: 'Set actual figures of some months',
      params,
      body: actualsInput,
      answer: { actuals: actualsType },
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id }, body }, reply) => {
      await setActuals(ctx, id, camelMonths(body));
      return reply.send({ data: { actuals: snakeActuals(await readActuals(ctx, id)) } });
    },
  );
}

/** Figures have snake_case names in REST, within each month. */
function camelMonths(body: unknown): Record<string, unknown> {
  const { months, ...rest } = camelKeys(body);
  if (typeof months !== 'object' || months === null || Array.isArray(months)) return { ...rest, months };
  const named = Object.entries(months).map(([month, figures]) => {
    const isObject = typeof figures === 'object' && figures !== null && !Array.isArray(figures);
    return [month, isObject ? camelKeys(figures) : figures];
  });
  return { ...rest, months: Object.fromEntries(named) };
}

const snakeKeys = (figures: object) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [snakeCase(name), value]));

const snakeActuals = ({ months, deviations, ...rest }: Actuals) => {
  const byMonth = (all: Record<string, object>) =>
    Object.fromEntries(Object.entries(all).map(([month, figures]) => [month, snakeKeys(figures)]));
  return { months: byMonth(months), deviations: byMonth(deviations), ...snakeKeys(rest) };
};
