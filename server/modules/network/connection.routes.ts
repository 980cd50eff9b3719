import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isId } from '../../core/validation';
import { optionalViewer, viewerId, type Context } from '../../context';
import { pageOf } from '../../rest/contract/answers';
import { describe, type Tag } from '../../rest/contract/describe';
import { choiceParameter, pageParameters, pageQuery, parseQuery } from '../../rest/contract/query';
import { sendPage } from '../../rest/contract/responses';
import { uuid } from '../../rest/contract/schema';
import { answerConnection, connectionRequestInput, removeConnection, requestConnection } from './connection.service';
import { selectConnections, selectReceived, selectSent, selectSuggested } from './network.reads';
import { readViewerRelation } from './network.relation';
import {
  changedConnection,
  connectedPersonType,
  connectionRequestType,
  connectionStatus,
  personParams,
  suggestionType,
} from './network.rest';

type ById = { Params: { id: string } };

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
  const viewer = optionalViewer(ctx);
  if (!viewer || personId === viewer.id || !isId(personId)) return noConnection;
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

export function connectionRoutes(rest: FastifyInstance): void {
  listRoutes(rest);
  singleRoutes(rest);
}

const tag: Tag = { name: 'Connections', description: 'Connections, requests to connect, and suggestions.' };

const requestsQuery = v.object({
  ...pageParameters,
  direction: choiceParameter('direction', ['received', 'sent'], 'Requests to you, or from you.'),
});

function listRoutes(rest: FastifyInstance): void {
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

function singleRoutes(rest: FastifyInstance): void {
  rest.get<ById>(
    '/connections/status/:id',
    describe({
      id: 'getConnectionStatus',
      tag,
      summary: 'Get the state of your connection to a person',
      description: 'All fields are null without a connection, for yourself, and without signing in.',
      params: personParams,
      answer: connectionStatus,
      anonymous: true,
      errors: ['UNAUTHENTICATED'],
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
      description:
        'A request to a person who sent you one accepts theirs. 409 before can_ask_again_from of a declined request.',
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
