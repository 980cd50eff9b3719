import type { FastifyInstance } from 'fastify';
import { deleted } from '../../rest/contract/answers';
import { describe } from '../../rest/contract/describe';
import { camelKeys, sendData } from '../../rest/contract/responses';
import { uuid } from '../../rest/contract/schema';
import { acceptInvitation, inviteMember, removeMember } from './member.service';
import { memberInput } from './team.inputs';
import { readTeamJson } from './team.reads';
import { teamType } from './team.rest';
import { teamsTag as tag } from './team.tag';

const team = { team: teamType };
const params = { id: uuid('The team’s id.') };

type ById = { Params: { id: string } };

export function memberRoutes(rest: FastifyInstance): void {
  rest.post<ById>(
    '/teams/:id/members',
    describe({
      id: 'inviteToTeam',
      tag,
      summary: 'Invite a person to your team, or change the title of somebody who is there',
      params,
      body: memberInput,
      answer: team,
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id }, body }, reply) => {
      await inviteMember(ctx, id, camelKeys(body));
      return sendData(reply, 'team', await readTeamJson(ctx, id, 'snake'));
    },
  );
  rest.post<ById>(
    '/teams/:id/members/accept',
    describe({ id: 'acceptTeamInvitation', tag, summary: 'Accept your invitation to a team', params, answer: team }),
    async ({ ctx, params: { id } }, reply) => {
      await acceptInvitation(ctx, id);
      return sendData(reply, 'team', await readTeamJson(ctx, id, 'snake'));
    },
  );
  rest.delete<{ Params: { id: string; userId: string } }>(
    '/teams/:id/members/:userId',
    describe({
      id: 'removeTeamMember',
      tag,
      summary: 'Remove a member or an invitation; with your own id, leave a team or decline its invitation',
      params: { ...params, userId: uuid('The person’s id.') },
      answer: deleted,
      errors: ['FORBIDDEN', 'BAD_USER_INPUT'],
    }),
    async ({ ctx, params: { id, userId } }, reply) => {
      await removeMember(ctx, id, userId);
      return reply.send({ data: { id: userId } });
    },
  );
}
