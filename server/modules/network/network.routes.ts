import type { FastifyInstance } from 'fastify';
import { isId } from '../../core/validation';
import { viewerId, type Context } from '../../context';
import { readRestPage, parsePaging, type ListQuery } from '../../database/list';
import { sendText } from '../../rest/contract/responses';
import { describe, pageQuery } from '../../rest/contract/describe';
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
import { readRelation } from './network.relation';

type ById = { Params: { id: string } };
type Query = { Querystring: { page?: string; limit?: string; direction?: string } };

/** One page of people, or of what is between them. */
const page = (ctx: Context, { list, values }: ListQuery, name: string, query: Query['Querystring']) =>
  readRestPage(ctx.app.reader, list, { name, ...parsePaging(query) }, values);

const none = {
  status: null,
  id: null,
  connectionId: null,
  requester_id: null,
  recipient_id: null,
  can_ask_again_from: null,
};

/** How a connection stands, in the words of the published contract; all null without one, against oneself, and signed out. */
async function connectionStatus(ctx: Context, id: string) {
  if (!ctx.viewer || id === ctx.viewer.id || !isId(id)) return none;
  const { connection } = await readRelation(ctx, id);
  if (!connection) return none;
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
  connectionRoutes(rest);
  followRoutes(rest);
  blockRoutes(rest);
}

const status = {
  status: 'string',
  id: 'string',
  connectionId: 'string',
  requester_id: 'string',
  recipient_id: 'string',
  can_ask_again_from: 'string',
};

function connectionRoutes(rest: FastifyInstance): void {
  const tag = 'Connections';
  const paged = { pagination: 'object' };
  rest.get<Query>(
    '/connections',
    {
      schema: describe({
        tag,
        summary: 'Your connections',
        query: pageQuery,
        answer: { connections: '[Profile]', ...paged },
      }),
    },
    async ({ ctx, query }, reply) =>
      sendText(reply, await page(ctx, selectConnections(ctx, viewerId(ctx)), 'connections', query)),
  );
  rest.get<Query>(
    '/connections/requests',
    {
      schema: describe({
        tag,
        summary: 'Requests that wait for an answer',
        query: { ...pageQuery, direction: 'received (default) or sent.' },
        answer: { requests: '[ConnectionRequest]', ...paged },
      }),
    },
    async ({ ctx, query }, reply) =>
      sendText(
        reply,
        await page(ctx, (query.direction === 'sent' ? selectSent : selectReceived)(ctx), 'requests', query),
      ),
  );
  rest.get<Query>(
    '/connections/suggestions',
    {
      schema: describe({
        tag,
        summary: 'People you may want to know, with the reason',
        query: pageQuery,
        answer: { suggestions: '[Suggestion]', ...paged },
      }),
    },
    async ({ ctx, query }, reply) => sendText(reply, await page(ctx, selectSuggested(ctx), 'suggestions', query)),
  );
  rest.get<ById>(
    '/connections/status/:id',
    {
      schema: describe({
        tag,
        summary: 'How your connection to a person stands; null against yourself and when signed out',
        answer: status,
        anonymous: true,
      }),
    },
    async ({ ctx, params }, reply) => reply.send({ data: await connectionStatus(ctx, params.id) }),
  );
  const sendStatus = async (ctx: Context, personId: string) => {
    const connection = await connectionStatus(ctx, personId);
    return { data: { connection, ...connection } };
  };
  rest.post(
    '/connections/request',
    {
      config: { camelFields: true },
      schema: describe({
        tag,
        summary: 'Ask a person to connect',
        body: connectionRequestInput,
        camelBody: true,
        answer: status,
        status: 201,
      }),
    },
    async ({ ctx, body }, reply) => reply.code(201).send(await sendStatus(ctx, await requestConnection(ctx, body))),
  );
  const answered = (summary: string) => ({ schema: describe({ tag, summary, answer: status }) });
  rest.post<ById>(
    '/connections/accept/:id',
    answered('Accept a request, by the connection’s id or the person’s'),
    async ({ ctx, params }, reply) =>
      reply.send(await sendStatus(ctx, await answerConnection(ctx, params.id, 'accepted'))),
  );
  rest.post<ById>(
    '/connections/reject/:id',
    answered('Decline a request, by the connection’s id or the person’s'),
    async ({ ctx, params }, reply) =>
      reply.send(await sendStatus(ctx, await answerConnection(ctx, params.id, 'rejected'))),
  );
  rest.delete<ById>(
    '/connections/:id',
    answered('Remove a connection or withdraw a request, by its id or the person’s'),
    async ({ ctx, params }, reply) => reply.send(await sendStatus(ctx, await removeConnection(ctx, params.id))),
  );
}

function followRoutes(rest: FastifyInstance): void {
  const tag = 'Follows';
  const lists = { following: selectFollowing, followers: selectFollowers };
  for (const [name, select] of Object.entries(lists)) {
    rest.get<ById & Query>(
      `/follows/${name}/:id`,
      {
        schema: describe({
          tag,
          summary: name === 'following' ? 'Whom a person follows' : 'Who follows a person',
          query: pageQuery,
          answer: { [name]: '[Profile]', pagination: 'object' },
        }),
      },
      async ({ ctx, params, query }, reply) => sendText(reply, await page(ctx, select(ctx, params.id), name, query)),
    );
  }
  rest.get<ById>(
    '/follows/status/:id',
    {
      schema: describe({
        tag,
        summary: 'Whether you follow a person; false when signed out',
        answer: { isFollowing: 'boolean' },
        anonymous: true,
      }),
    },
    async ({ ctx, params }, reply) =>
      reply.send({
        data: { isFollowing: !!ctx.viewer && isId(params.id) && (await readRelation(ctx, params.id)).isFollowing },
      }),
  );
  const answer = { id: 'string', isFollowing: 'boolean' };
  rest.post<ById>(
    '/follows/:id',
    { schema: describe({ tag, summary: 'Follow a person', answer }) },
    async ({ ctx, params }, reply) => {
      await setFollow(ctx, params.id, true);
      return reply.send({ data: { id: params.id, isFollowing: true } });
    },
  );
  rest.delete<ById>(
    '/follows/:id',
    { schema: describe({ tag, summary: 'Cease to follow a person; 409 while you are connected', answer }) },
    async ({ ctx, params }, reply) => {
      await setFollow(ctx, params.id, false);
      return reply.send({ data: { id: params.id, isFollowing: false } });
    },
  );
}

function blockRoutes(rest: FastifyInstance): void {
  const tag = 'Blocks';
  rest.get<Query>(
    '/blocks',
    {
      schema: describe({
        tag,
        summary: 'People you have blocked',
        query: pageQuery,
        answer: { blocked_users: '[Profile]', pagination: 'object' },
      }),
    },
    async ({ ctx, query }, reply) => sendText(reply, await page(ctx, selectBlocked(ctx), 'blocked_users', query)),
  );
  rest.get<ById>(
    '/blocks/check/:id',
    { schema: describe({ tag, summary: 'Whether you have blocked a person', answer: { is_blocked: 'boolean' } }) },
    async ({ ctx, params }, reply) => reply.send({ data: { is_blocked: await hasBlocked(ctx, params.id) } }),
  );
  const toggles = [
    { path: 'blocks', state: 'is_blocked', on: 'Block a person', off: 'Take a block back', set: setBlock },
    {
      path: 'mutes',
      state: 'is_muted',
      on: 'Keep a person out of your feeds and notifications',
      off: 'Take a mute back',
      set: setMute,
    },
  ];
  for (const { path, state, on, off, set } of toggles) {
    for (const [method, summary, wanted] of [
      ['POST', on, true],
      ['DELETE', off, false],
    ] as const) {
      rest.route<ById>({
        method,
        url: `/${path}/:id`,
        schema: describe({ tag, summary, answer: { id: 'string', [state]: 'boolean' } }),
        handler: async ({ ctx, params }, reply) => {
          await set(ctx, params.id, wanted);
          return reply.send({ data: { id: params.id, [state]: wanted } });
        },
      });
    }
  }
}
