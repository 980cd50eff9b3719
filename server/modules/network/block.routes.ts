import type { FastifyInstance } from 'fastify';
import { pageOf } from '../../rest/contract/answers';
import { describe, type Tag } from '../../rest/contract/describe';
import { pageQuery, parseQuery } from '../../rest/contract/query';
import { sendPage } from '../../rest/contract/responses';
import { boolean } from '../../rest/contract/schema';
import { profileCardType } from '../profile/profile.rest';
import { setBlock } from './block.service';
import { setMute } from './follow.service';
import { hasBlocked, selectBlocked } from './network.reads';
import { personParams } from './network.rest';

type ById = { Params: { id: string } };

const tag: Tag = { name: 'Blocks', description: 'Blocks and mutes of people.' };

const toggles = [
  {
    path: 'blocks',
    state: boolean('You block the person.'),
    stateName: 'is_blocked',
    set: setBlock,
    operations: [
      ['POST', true, 'blockPerson', 'Block a person'],
      ['DELETE', false, 'unblockPerson', 'Unblock a person'],
    ],
  },
  {
    path: 'mutes',
    state: boolean('You mute the person.'),
    stateName: 'is_muted',
    set: setMute,
    operations: [
      ['POST', true, 'mutePerson', 'Mute a person: hide them from your feeds and notifications'],
      ['DELETE', false, 'unmutePerson', 'Unmute a person'],
    ],
  },
] as const;

export function blockRoutes(rest: FastifyInstance): void {
  rest.get(
    '/blocks',
    describe({
      id: 'listBlockedPeople',
      tag,
      summary: 'List the people you block, latest first',
      query: pageQuery,
      answer: pageOf('blocked_users', profileCardType),
    }),
    ({ ctx, query }, reply) =>
      sendPage(reply, ctx, selectBlocked(ctx), { name: 'blocked_users', ...parseQuery(pageQuery, query) }),
  );
  rest.get<ById>(
    '/blocks/check/:id',
    describe({
      id: 'getBlockStatus',
      tag,
      summary: 'Check whether you block a person',
      params: personParams,
      answer: { is_blocked: boolean('You block the person.') },
    }),
    async ({ ctx, params }, reply) => reply.send({ data: { is_blocked: await hasBlocked(ctx, params.id) } }),
  );
  for (const { path, state, stateName, set, operations } of toggles) {
    for (const [method, isSet, id, summary] of operations) {
      rest.route<ById>({
        method,
        url: `/${path}/:id`,
        ...describe({ id, tag, summary, params: personParams, answer: { ...personParams, [stateName]: state } }),
        handler: async ({ ctx, params: { id: personId } }, reply) => {
          await set(ctx, personId, isSet);
          return reply.send({ data: { id: personId, [stateName]: isSet } });
        },
      });
    }
  }
}
