import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { searchLimits } from '../../../shared/contracts/search';
import { hourSteps, remoteValues, teamLimits } from '../../../shared/contracts/team';
import { readRestPage } from '../../database/list';
import { deleted, pageOf } from '../../rest/contract/answers';
import { describe, idempotencyKey } from '../../rest/contract/describe';
import {
  choiceParameter,
  optionalInteger,
  optionalNumber,
  pageParameters,
  pageQuery,
  parseQuery,
  repeatedParameter,
  textParameter,
  withParameterNames,
} from '../../rest/contract/query';
import { camelKeys, sendData, sendPage, sendText } from '../../rest/contract/responses';
import { uuid } from '../../rest/contract/schema';
import { stages } from '../profile/profile.inputs';
import { memberRoutes } from './member.routes';
import { roleRoutes } from './role.routes';
import { readTeamFacetsJson } from './team.facets';
import { teamChanges, teamInput } from './team.inputs';
import { readTeamJson, selectMatchingTeams, selectOwnTeams, selectTeams } from './team.reads';
import { teamFacetsType, teamType } from './team.rest';
import { createTeam, deleteTeam, updateTeam } from './team.service';
import { teamsTag as tag } from './team.tag';

const teams = pageOf('teams', teamType);
const team = { team: teamType };
const params = { id: uuid('The team’s id.') };

const texts = (values: readonly string[]) => values.map((value) => value.toLowerCase()).join(', ');
const repeatedUpTo = `May be repeated, up to ${teamLimits.facetValues} times.`;
const words = textParameter(
  'query',
  `Words, "quoted phrases", -exclusions and from:username; at most ${searchLimits.query} characters.`,
);
const teamsQuery = v.object({
  ...pageParameters,
  query: words,
  stage: repeatedParameter(`Stage of the startup: ${texts(stages)}. ${repeatedUpTo}`),
  place: repeatedParameter(`A part of a location between commas, such as its city. ${repeatedUpTo}`),
  remote: repeatedParameter(`Whether the work of the role is remote: ${texts(remoteValues)}. ${repeatedUpTo}`),
  skill: repeatedParameter(`A skill of the role. ${repeatedUpTo}`),
  hours: optionalInteger('hours', {
    min: hourSteps[0],
    max: hourSteps.at(-1)!,
    description: `The role takes at most so many hours of a week: ${hourSteps.join(', ')}.`,
  }),
  equity_min: optionalNumber('equity_min', {
    min: 0,
    max: 100,
    description: 'Least equity in percent, which the role’s highest equity reaches.',
  }),
  sort: choiceParameter('sort', ['newest', 'best_fit'], 'The newest first, or the best fit to your profile.'),
});

/** Names of the service's fields, which differ from the parameters: in an address each value stands alone. */
const toFilter = (query: v.InferOutput<typeof teamsQuery>) => ({
  stages: query.stage,
  places: query.place,
  remote: query.remote,
  skills: query.skill,
  hours: query.hours,
  equityMin: query.equity_min,
});

/** Parameters whose names differ from those of the filter's fields. */
const parameterNames = { stages: 'stage', places: 'place', skills: 'skill' };

const searchQuery = v.object({ ...pageParameters, query: words });

type ById = { Params: { id: string } };

export function teamRoutes(rest: FastifyInstance): void {
  listRoutes(rest);
  writeRoutes(rest);
  memberRoutes(rest);
  roleRoutes(rest);
}

function listRoutes(rest: FastifyInstance): void {
  rest.get(
    '/teams',
    describe({
      id: 'listTeams',
      tag,
      summary: 'List open teams that match words and filters, with the number of teams for each filter',
      query: teamsQuery,
      answer: { ...teams, facets: teamFacetsType },
    }),
    async ({ ctx, query }, reply) => {
      const { sort, page, limit, ...parsed } = parseQuery(teamsQuery, query);
      const search = { query: parsed.query, filter: toFilter({ sort, page, limit, ...parsed }) };
      const { list, values } = await withParameterNames(parameterNames, () =>
        selectTeams(ctx, search, sort.toUpperCase()),
      );
      const [body, facets] = await Promise.all([
        readRestPage(ctx.app.reader, list, { name: 'teams', page, limit }, values),
        readTeamFacetsJson(ctx, search, 'snake'),
      ]);
      return sendText(reply, `${body.slice(0, -2)},"facets":${facets}}}`);
    },
  );
  rest.get(
    '/search/teams',
    describe({
      id: 'searchTeams',
      tag,
      summary: 'Search open teams, newest first',
      description: 'A blank query matches nothing.',
      query: searchQuery,
      answer: teams,
    }),
    ({ ctx, query }, reply) => {
      const { query: text, ...page } = parseQuery(searchQuery, query);
      return sendPage(reply, ctx, selectMatchingTeams(ctx, text), { name: 'teams', ...page });
    },
  );
  rest.get(
    '/teams/mine',
    describe({
      id: 'listOwnTeams',
      tag,
      summary: 'List the teams that you own, are on or are invited to, latest first',
      query: pageQuery,
      answer: teams,
    }),
    ({ ctx, query }, reply) =>
      sendPage(reply, ctx, selectOwnTeams(ctx), { name: 'teams', ...parseQuery(pageQuery, query) }),
  );
  rest.get<ById>(
    '/teams/:id',
    describe({ id: 'getTeam', tag, summary: 'Get a team with its members and roles', params, answer: team }),
    async ({ ctx, params: { id } }, reply) => sendData(reply, 'team', await readTeamJson(ctx, id, 'snake')),
  );
}

function writeRoutes(rest: FastifyInstance): void {
  rest.post(
    '/teams',
    describe({
      id: 'createTeam',
      tag,
      summary: 'Create an open team with you as its owner and first member',
      headers: [idempotencyKey],
      body: teamInput,
      answer: team,
      status: 201,
      errors: ['FORBIDDEN', 'NOT_FOUND'],
    }),
    async ({ ctx, body }, reply) =>
      sendData(reply.code(201), 'team', await readTeamJson(ctx, await createTeam(ctx, camelKeys(body)), 'snake')),
  );
  rest.put<ById>(
    '/teams/:id',
    describe({
      id: 'updateTeam',
      tag,
      summary: 'Update your team; open, pause or close it',
      description: 'Missing fields stay.',
      params,
      body: teamChanges,
      answer: team,
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id }, body }, reply) => {
      await updateTeam(ctx, id, camelKeys(body));
      return sendData(reply, 'team', await readTeamJson(ctx, id, 'snake'));
    },
  );
  rest.delete<ById>(
    '/teams/:id',
    describe({
      id: 'deleteTeam',
      tag,
      summary: 'Delete your team with its roles and their applications',
      params,
      answer: deleted,
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id } }, reply) => {
      await deleteTeam(ctx, id);
      return reply.send({ data: { id } });
    },
  );
}
