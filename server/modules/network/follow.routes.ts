import type { FastifyInstance } from 'fastify';
import { optionalViewer } from '../../context';
import { isId } from '../../core/validation';
import { pageOf } from '../../rest/contract/answers';
import { describe, type Tag } from '../../rest/contract/describe';
import { pageQuery, parseQuery } from '../../rest/contract/query';
import { sendPage } from '../../rest/contract/responses';
import { boolean } from '../../rest/contract/schema';
import { profileCardType } from '../profile/profile.rest';
import { setFollow } from './follow.service';
import { selectFollowers, selectFollowing } from './network.reads';
import { readViewerRelation } from './network.relation';
import { personParams } from './network.rest';

type ById = { Params: { id: string } };

const tag: Tag = { name: 'Follows', description: 'Followers of a person, and people whom a person follows.' };

export function followRoutes(rest: FastifyInstance): void {
  for (const [name, select, id, summary] of [
    ['following', selectFollowing, 'listFollowing', 'List the people whom a person follows, latest first'],
    ['followers', selectFollowers, 'listFollowers', 'List a person’s followers, latest first'],
  ] as const) {
    rest.get<ById>(
      `/follows/${name}/:id`,
      describe({ id, tag, summary, params: personParams, query: pageQuery, answer: pageOf(name, profileCardType) }),
      ({ ctx, params, query }, reply) =>
        sendPage(reply, ctx, select(ctx, params.id), { name, ...parseQuery(pageQuery, query) }),
    );
  }
  const isFollowing = boolean('You follow the person.');
  rest.get<ById>(
    '/follows/status/:id',
    describe({
      id: 'getFollowStatus',
      tag,
      summary: 'Check whether you follow a person; false without signing in',
      params: personParams,
      answer: { isFollowing },
      anonymous: true,
      errors: ['UNAUTHENTICATED'],
    }),
    async ({ ctx, params: { id } }, reply) =>
      reply.send({
        data: {
          isFollowing: optionalViewer(ctx) !== null && isId(id) && (await readViewerRelation(ctx, id)).isFollowing,
        },
      }),
  );
  for (const [method, isSet, id, summary] of [
    ['POST', true, 'followPerson', 'Follow a person'],
    ['DELETE', false, 'unfollowPerson', 'Unfollow a person; 409 while you are connected'],
  ] as const) {
    rest.route<ById>({
      method,
      url: '/follows/:id',
      ...describe({
        id,
        tag,
        summary,
        params: personParams,
        answer: { ...personParams, isFollowing },
        errors: isSet ? [] : ['CONFLICT'],
      }),
      handler: async ({ ctx, params: { id: personId } }, reply) => {
        await setFollow(ctx, personId, isSet);
        return reply.send({ data: { id: personId, isFollowing: isSet } });
      },
    });
  }
}
