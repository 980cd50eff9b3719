import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isId } from '../../core/validation';
import { viewerId, type Context } from '../../context';
import { pageOf } from '../../rest/contract/answers';
import { describe, type Tag } from '../../rest/contract/describe';
import { choiceParameter, pageParameters, pageQuery, parseQuery } from '../../rest/contract/query';
import { sendPage } from '../../rest/contract/responses';
import { boolean, uuid } from '../../rest/contract/schema';
import { profileCardType } from '../profile/profile.rest';
import { setBlock } from './block.service';
import { answerConnection, connectionRequestInput, removeConnection, requestConnection } from './connection.service';
import { setFollow, setMute } from './follow.service';
import {
  hasBlocked,
  selectBlocked,
  selectConnections,
  selectFollowers,
  selectFollowing,
  selectReceived,
  selectSent,
  selectSuggested,
} from './network.reads';
import { readViewerRelation } from './network.relation';
import {
  changedConnection,
  connectedPersonType,
  connectionRequestType,
  connectionStatus,
  suggestionType,
} from './network.rest';

type ById = { Params: { id: string } };
const person = { id: uuid('The person’s id.') };

const noConnection = {
  status: null,
  id: null,
  connectionId: null,
  requester_id: null,
  recipient_id: null,
  can_ask_again_from: null,
};

/** The viewer's connection to a person with the field names of the published contract. All null without one. */
async function readConnectionStatus(ctx: Context, personId: string) {
  if (!ctx.viewer || personId === ctx.viewer.id || !isId(personId)) return noConnection;
  const { connection } = await readViewerRelation(ctx, personId);
  if (!connection) return noConnection;
  return {
    status: connection.status,
    id: connection.id,
    connectionId: connection.id,
    requester_id: connection.requesterId,
    recipient_id: connection.recipientId,
    can_ask_again_from: connection.canAskAgainFrom,
  };
}

export function networkRoutes(rest: FastifyInstance): void {
  connectionListRoutes(rest);
  connectionRoutes(rest);
  followRoutes(rest);
  blockRoutes(rest);
}

const connectionTag: Tag = { name: 'Connections', description: 'Connections, requests to connect, and suggestions.' };

const requestsQuery = v.object({
  ...pageParameters,
  direction: choiceParameter('direction', ['received', 'sent'], 'Requests to you, or from you.'),
});

function connectionListRoutes(rest: FastifyInstance): void {
  const tag = connectionTag;
  rest.get(
    '/connections',
    describe({
      id: 'listConnections',
      tag,
      summary: 'List your connections, latest first',
      query: pageQuery,
      answer: pageOf('connections', connectedPersonType),
    }),
    ({ ctx, query }, reply) => {
      const page = parseQuery(pageQuery, query);
      return sendPage(reply, ctx, selectConnections(ctx, viewerId(ctx)), { name: 'connections', ...page });
    },
  );
  rest.get(
    '/connections/requests',
    describe({
      id: 'listConnectionRequests',
      tag,
      summary: 'List requests to connect that wait for an answer, latest first',
      query: requestsQuery,
      answer: pageOf('requests', connectionRequestType),
    }),
    ({ ctx, query }, reply) => {
      const { direction, ...page } = parseQuery(requestsQuery, query);
      const select = direction === 'sent' ? selectSent : selectReceived;
      return sendPage(reply, ctx, select(ctx), { name: 'requests', ...page });
    },
  );
  rest.get(
    '/connections/suggestions',
    describe({
      id: 'listSuggestions',
      tag,
      summary: 'List people you may know, best first, with the reason',
      query: pageQuery,
      answer: pageOf('suggestions', suggestionType),
    }),
    ({ ctx, query }, reply) =>
      sendPage(reply, ctx, selectSuggested(ctx), { name: 'suggestions', ...parseQuery(pageQuery, query) }),
  );
}

function connectionRoutes(rest: FastifyInstance): void {
  const tag = connectionTag;
  rest.get<ById>(
    '/connections/status/:id',
    describe({
      id: 'getConnectionStatus',
      tag,
      summary: 'Get the state of your connection to a person',
      description: 'All fields are null without a connection, for yourself, and without signing in.',
      params: person,
      answer: connectionStatus,
      anonymous: true,
    }),
    async ({ ctx, params }, reply) => reply.send({ data: await readConnectionStatus(ctx, params.id) }),
  );
  const changedStatus = async (ctx: Context, personId: string) => {
    const connection = await readConnectionStatus(ctx, personId);
    return { data: { connection, ...connection } };
  };
  rest.post(
    '/connections/request',
    describe({
      id: 'requestConnection',
      tag,
      summary: 'Send a request to connect',
      description: 'A request to somebody who sent you one accepts theirs. 409 while a declined request rests.',
      body: connectionRequestInput,
      isCamelBody: true,
      answer: changedConnection,
      status: 201,
      errors: ['NOT_FOUND', 'CONFLICT'],
    }),
    async ({ ctx, body }, reply) => reply.code(201).send(await changedStatus(ctx, await requestConnection(ctx, body))),
  );
  const params = { id: uuid('The connection’s id, or the person’s.') };
  for (const [path, answer, id, summary] of [
    ['accept', 'accepted', 'acceptConnection', 'Accept a request to connect'],
    ['reject', 'rejected', 'rejectConnection', 'Decline a request to connect'],
  ] as const) {
    rest.post<ById>(
      `/connections/${path}/:id`,
      describe({ id, tag, summary, params, answer: changedConnection, errors: ['CONFLICT'] }),
      async ({ ctx, params: { id: connectionId } }, reply) =>
        reply.send(await changedStatus(ctx, await answerConnection(ctx, connectionId, answer))),
    );
  }
  rest.delete<ById>(
    '/connections/:id',
    describe({
      id: 'removeConnection',
      tag,
      summary: 'Remove a connection or withdraw a request',
      params,
      answer: changedConnection,
    }),
    async ({ ctx, params: { id } }, reply) => reply.send(await changedStatus(ctx, await removeConnection(ctx, id))),
  );
}

const followTag: Tag = { name: 'Follows', description: 'Followers, and people whom somebody follows.' };

function followRoutes(rest: FastifyInstance): void {
  const tag = followTag;
  for (const [name, select, id, summary] of [
    ['following', selectFollowing, 'listFollowing', 'List the people whom a person follows, latest first'],
    ['followers', selectFollowers, 'listFollowers', 'List a person’s followers, latest first'],
  ] as const) {
    rest.get<ById>(
      `/follows/${name}/:id`,
      describe({ id, tag, summary, params: person, query: pageQuery, answer: pageOf(name, profileCardType) }),
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
      params: person,
      answer: { isFollowing },
      anonymous: true,
    }),
    async ({ ctx, params: { id } }, reply) =>
      reply.send({
        data: { isFollowing: ctx.viewer !== null && isId(id) && (await readViewerRelation(ctx, id)).isFollowing },
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
        params: person,
        answer: { ...person, isFollowing },
        errors: isSet ? [] : ['CONFLICT'],
      }),
      handler: async ({ ctx, params: { id: personId } }, reply) => {
        await setFollow(ctx, personId, isSet);
        return reply.send({ data: { id: personId, isFollowing: isSet } });
      },
    });
  }
}

const blockTag: Tag = { name: 'Blocks', description: 'Blocks and mutes of people.' };

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

function blockRoutes(rest: FastifyInstance): void {
  const tag = blockTag;
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
      params: person,
      answer: { is_blocked: boolean('You block the person.') },
    }),
    async ({ ctx, params }, reply) => reply.send({ data: { is_blocked: await hasBlocked(ctx, params.id) } }),
  );
  for (const { path, state, stateName, set, operations } of toggles) {
    for (const [method, isSet, id, summary] of operations) {
      rest.route<ById>({
        method,
        url: `/${path}/:id`,
        ...describe({ id, tag, summary, params: person, answer: { ...person, [stateName]: state } }),
        handler: async ({ ctx, params: { id: personId } }, reply) => {
          await set(ctx, personId, isSet);
          return reply.send({ data: { id: personId, [stateName]: isSet } });
        },
      });
    }
  }
}
