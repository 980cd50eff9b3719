import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { deleted } from '../../rest/contract/answers';
import { describe, idempotencyKey } from '../../rest/contract/describe';
import { parseQuery } from '../../rest/contract/query';
import { camelKeys, sendData } from '../../rest/contract/responses';
import { listOf, uuid } from '../../rest/contract/schema';
import { subjectRoutes } from '../application/subject.routes';
import { createRole, deleteRole, updateRole } from './role.service';
import { roleApplications } from './roleApplication.kind';
import { roleChanges, roleInput } from './team.inputs';
import { readRoleJson, readRoleProposals } from './team.reads';
import { readRoleFit, readRoleFits } from './team.ranking';
import { roleProposalType, roleType, teamFitType } from './team.rest';
import { teamsTag as tag } from './team.tag';

const role = { role: roleType };
const params = { id: uuid('The role’s id.') };
const proposalQuery = v.object({
  analysis_id: v.pipe(v.string('analysis_id is required.'), v.description('Your analysis.')),
});

type ById = { Params: { id: string } };

export function roleRoutes(rest: FastifyInstance): void {
  rest.get(
    '/teams/role-proposals',
    describe({
      id: 'listRoleProposals',
      tag,
      summary: 'Draft roles from what your analysis lacks',
      query: proposalQuery,
      answer: { roles: listOf(roleProposalType) },
      errors: ['FORBIDDEN', 'NOT_FOUND'],
    }),
    async ({ ctx, query }, reply) =>
      reply.send({ data: { roles: await readRoleProposals(ctx, parseQuery(proposalQuery, query).analysis_id) } }),
  );
  rest.get<ById>(
    '/teams/:id/fits',
    describe({
      id: 'listRoleFits',
      tag,
      summary: 'List how well each open role of a team fits you',
      params: { id: uuid('The team’s id.') },
      answer: { fits: listOf(teamFitType) },
    }),
    async ({ ctx, params: { id } }, reply) => {
      const fits = await readRoleFits(ctx, id);
      return reply.send({ data: { fits: fits.map(({ roleId, ...fit }) => ({ role_id: roleId, ...fit })) } });
    },
  );
  rest.get<ById>(
    '/roles/:id/fit',
    describe({ id: 'getRoleFit', tag, summary: 'Get how well a role fits you', params, answer: { fit: teamFitType } }),
    async ({ ctx, params: { id } }, reply) => {
      const { roleId, ...fit } = await readRoleFit(ctx, id);
      return reply.send({ data: { fit: { role_id: roleId, ...fit } } });
    },
  );
  rest.post<ById>(
    '/teams/:id/roles',
    describe({
      id: 'createRole',
      tag,
      summary: 'Add a role to your team',
      params: { id: uuid('The team’s id.') },
      headers: [idempotencyKey],
      body: roleInput,
      answer: role,
      status: 201,
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id: teamId }, body }, reply) => {
      const id = await createRole(ctx, teamId, camelKeys(body));
      return sendData(reply.code(201), 'role', await readRoleJson(ctx, id, 'snake'));
    },
  );
  rest.put<ById>(
    '/roles/:id',
    describe({
      id: 'updateRole',
      tag,
      summary: 'Update a role of your team; open, fill or close it',
      description: 'Missing fields stay; null clears a field that a role may lack.',
      params,
      body: roleChanges,
      answer: role,
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id }, body }, reply) => {
      await updateRole(ctx, id, camelKeys(body));
      return sendData(reply, 'role', await readRoleJson(ctx, id, 'snake'));
    },
  );
  rest.delete<ById>(
    '/roles/:id',
    describe({
      id: 'deleteRole',
      tag,
      summary: 'Delete a role of your team with its applications',
      params,
      answer: deleted,
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id } }, reply) => {
      await deleteRole(ctx, id);
      return reply.send({ data: { id } });
    },
  );
  subjectRoutes(rest, roleApplications, {
    tag,
    path: '/roles',
    ownPath: '/teams/applications/mine',
    ids: {
      apply: 'applyForRole',
      list: 'listApplicationsForRole',
      seen: 'markRoleApplicationsSeen',
      own: 'listOwnRoleApplications',
    },
    applySummary: 'Apply for a role with a note to the team’s owner',
  });
}
