import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { pairionLimits } from '../../../shared/contracts/pairion';
import type { Context } from '../../context';
import { describe, type Tag } from '../../rest/contract/describe';
import { integerParameter, parseQuery } from '../../rest/contract/query';
import { camelKeys } from '../../rest/contract/responses';
import { boolean, listOf, uuid } from '../../rest/contract/schema';
import { readDailyCandidates, readSaved, setPassed, setSaved } from './candidate.service';
import { answerInvitation, invite, withdrawInvitation } from './invitation.service';
import { noteInput, profileInput } from './pairion.inputs';
import { readInvitations, readMatches, readProfileOf, showCandidates } from './pairion.reads';
import { candidateType, invitationType, limitType, matchType, profileType, restRows, restValue } from './pairion.rest';
import { saveProfile } from './pairion.service';
import { acceptTrial, answerTrial, proposeTrial, trialAnswerInput, trialInput } from './trial.service';

type ById = { Params: { id: string } };
type ByPerson = { Params: { userId: string } };

const tag: Tag = { name: 'Pairion', description: 'Co-founder matching: profile, candidates, invitations and matches.' };

const invitationParams = { id: uuid('The invitation’s id.') };
const personParams = { userId: uuid('The person’s id.') };
const matches = { matches: { ...listOf(matchType), description: 'Your matches, the latest first.' } };
const invitations = { invitations: { ...listOf(invitationType), description: 'Your invitations, the latest first.' } };
const candidatesQuery = v.object({
  limit: integerParameter('limit', pairionLimits.candidates, {
    min: 1,
    max: pairionLimits.candidates,
    description: 'How many.',
  }),
});

const invitationList = async (ctx: Context) => ({
  data: { invitations: await restRows(ctx, await readInvitations(ctx)) },
});
const matchList = async (ctx: Context) => ({ data: { matches: await restRows(ctx, await readMatches(ctx)) } });
const profileData = async (ctx: Context) => ({ data: { profile: restValue(await readProfileOf(ctx)) } });

/** Body fields as the service names them, preferences and weights included. */
function profileBody(body: unknown): Record<string, unknown> {
  const fields = camelKeys(body);
  for (const name of ['preferences', 'weights'])
    if (typeof fields[name] === 'object' && fields[name] !== null) fields[name] = camelKeys(fields[name]);
  return fields;
}

export function pairionRoutes(rest: FastifyInstance): void {
  profileRoutes(rest);
  candidateRoutes(rest);
  invitationRoutes(rest);
  matchRoutes(rest);
}

function profileRoutes(rest: FastifyInstance): void {
  rest.get(
    '/pairion/profile',
    describe({
      id: 'getPairionProfile',
      tag,
      summary: 'Get your co-founder profile',
      answer: { profile: profileType },
    }),
    ({ ctx }) => profileData(ctx),
  );
  rest.put(
    '/pairion/profile',
    describe({
      id: 'savePairionProfile',
      tag,
      summary: 'Save changes of your co-founder profile; fields that are left out stay',
      body: profileInput,
      answer: { profile: profileType },
    }),
    async ({ ctx, body }) => {
      await saveProfile(ctx, profileBody(body));
      return profileData(ctx);
    },
  );
}

function candidateRoutes(rest: FastifyInstance): void {
  rest.get(
    '/pairion/candidates',
    describe({
      id: 'listPairionCandidates',
      tag,
      summary: 'List your candidates of the day, the best first',
      query: candidatesQuery,
      answer: {
        candidates: { ...listOf(candidateType), description: 'The best first.' },
        limits: {
          anyOf: [listOf(limitType), { type: 'null' }],
          description: 'When they are few: which must-haves exclude how many people.',
        },
      },
      errors: ['CONFLICT'],
    }),
    async ({ ctx, query }) => {
      const { limit } = parseQuery(candidatesQuery, query);
      const { candidates, limits } = await readDailyCandidates(ctx, limit);
      const rows = await restRows(ctx, await showCandidates(ctx, candidates));
      return { data: { candidates: rows, limits: limits && restValue(limits) } };
    },
  );
  rest.get(
    '/pairion/saved',
    describe({
      id: 'listSavedPairionCandidates',
      tag,
      summary: 'List people whom you saved, the latest first',
      answer: { candidates: { ...listOf(candidateType), description: 'The latest first.' } },
    }),
    async ({ ctx }) => ({ data: { candidates: await restRows(ctx, await showCandidates(ctx, await readSaved(ctx))) } }),
  );
  for (const [name, setState, done] of [
    ['pass', setPassed, 'passed'],
    ['save', setSaved, 'saved'],
  ] as const) {
    const title = `${name[0]!.toUpperCase()}${name.slice(1)}`;
    const answer = { [done]: boolean('The state now.') };
    rest.post<ByPerson>(
      `/pairion/candidates/:userId/${name}`,
      describe({
        id: `pairion${title}`,
        tag,
        summary: `${title} a candidate; only you see it`,
        params: personParams,
        answer,
      }),
      async ({ ctx, params }) => {
        await setState(ctx, params.userId, true);
        return { data: { [done]: true } };
      },
    );
    rest.delete<ByPerson>(
      `/pairion/candidates/:userId/${name}`,
      describe({ id: `undoPairion${title}`, tag, summary: `Undo a ${name}`, params: personParams, answer }),
      async ({ ctx, params }) => {
        await setState(ctx, params.userId, false);
        return { data: { [done]: false } };
      },
    );
  }
}

function invitationRoutes(rest: FastifyInstance): void {
  rest.post<ByPerson>(
    '/pairion/candidates/:userId/invite',
    describe({
      id: 'invitePairionCandidate',
      tag,
      summary: 'Invite a candidate; inviting somebody who invited you accepts theirs',
      params: personParams,
      body: noteInput,
      answer: invitations,
      status: 201,
      errors: ['CONFLICT'],
    }),
    async ({ ctx, params, body }, reply) => {
      await invite(ctx, params.userId, camelKeys(body));
      return reply.code(201).send(await invitationList(ctx));
    },
  );
  rest.get(
    '/pairion/invitations',
    describe({ id: 'listPairionInvitations', tag, summary: 'List your invitations', answer: invitations }),
    ({ ctx }) => invitationList(ctx),
  );
  const answers = [
    ['accept', (ctx: Context, id: string) => answerInvitation(ctx, id, 'ACCEPTED')],
    ['decline', (ctx: Context, id: string) => answerInvitation(ctx, id, 'DECLINED')],
    ['withdraw', withdrawInvitation],
  ] as const;
  for (const [name, change] of answers) {
    const title = `${name[0]!.toUpperCase()}${name.slice(1)}`;
    rest.post<ById>(
      `/pairion/invitations/:id/${name}`,
      describe({
        id: `${name}PairionInvitation`,
        tag,
        summary: `${title} an invitation`,
        params: invitationParams,
        answer: invitations,
        errors: ['FORBIDDEN', 'CONFLICT'],
      }),
      async ({ ctx, params }) => {
        await change(ctx, params.id);
        return invitationList(ctx);
      },
    );
  }
}

function matchRoutes(rest: FastifyInstance): void {
  rest.get(
    '/pairion/matches',
    describe({ id: 'listPairionMatches', tag, summary: 'List your matches', answer: matches }),
    ({ ctx }) => matchList(ctx),
  );
  rest.post<ById>(
    '/pairion/matches/:id/trials',
    describe({
      id: 'proposePairionTrial',
      tag,
      summary: 'Propose a trial project to a match',
      params: { id: uuid('The match’s id.') },
      body: trialInput,
      answer: matches,
      status: 201,
      errors: ['CONFLICT'],
    }),
    async ({ ctx, params, body }, reply) => {
      await proposeTrial(ctx, params.id, camelKeys(body));
      return reply.code(201).send(await matchList(ctx));
    },
  );
  const trialParams = { id: uuid('The trial project’s id.') };
  rest.post<ById>(
    '/pairion/trials/:id/accept',
    describe({
      id: 'acceptPairionTrial',
      tag,
      summary: 'Accept a trial project',
      params: trialParams,
      answer: matches,
      errors: ['FORBIDDEN', 'CONFLICT'],
    }),
    async ({ ctx, params }) => {
      await acceptTrial(ctx, params.id);
      return matchList(ctx);
    },
  );
  rest.put<ById>(
    '/pairion/trials/:id/answer',
    describe({
      id: 'answerPairionTrial',
      tag,
      summary: 'Answer privately whether you go on after a trial project',
      params: trialParams,
      body: trialAnswerInput,
      answer: matches,
      errors: ['CONFLICT'],
    }),
    async ({ ctx, params, body }) => {
      await answerTrial(ctx, params.id, camelKeys(body));
      return matchList(ctx);
    },
  );
}
