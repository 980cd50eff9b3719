import type { FastifyInstance } from 'fastify';
import { viewerId } from '../../context';
import { eventsAfter } from '../../live/catchUp';
import { describe } from '../../rest/contract/describe';
import { channelAuthInput, userAuthInput } from './live.inputs';
import { authenticateUser, authorizeChannel, liveConfig, pictureHosts } from './live.service';

const tag = 'Live';

export function liveRoutes(rest: FastifyInstance): void {
  rest.get(
    '/live/config',
    {
      schema: describe({
        tag,
        summary: 'Where the live connection goes, and where pictures can be had',
        answer: { live: 'object', pictures: 'object' },
        anonymous: true,
      }),
    },
    ({ ctx }, reply) => reply.send({ data: { live: liveConfig(ctx), pictures: pictureHosts(ctx) } }),
  );
  rest.post(
    '/messages/pusher/auth',
    { schema: describe({ tag, summary: 'Authorise a private or presence channel', body: channelAuthInput }) },
    async ({ ctx, body }, reply) => reply.send(await authorizeChannel(ctx, body)),
  );
  rest.post(
    '/messages/pusher/user-auth',
    { schema: describe({ tag, summary: 'Sign in on a live connection', body: userAuthInput }) },
    ({ ctx, body }, reply) => reply.send(authenticateUser(ctx, body)),
  );
  rest.get<{ Querystring: { after?: string; limit?: string } }>(
    '/events',
    {
      schema: describe({
        tag,
        summary: 'Events that you may see after one you know, oldest first',
        query: { after: 'Id of the last event you have; default 0.', limit: '1 to 100; default 50.' },
        answer: { events: '[Event]', next: 'string' },
      }),
    },
    async ({ ctx, query }, reply) => {
      const { events, next, more } = await eventsAfter(
        ctx.app,
        viewerId(ctx),
        query.after ?? '0',
        query.limit === undefined ? 50 : Number(query.limit),
      );
      return reply.send({
        data: {
          events: events.map(({ createdAt, ...event }) => ({ ...event, created_at: createdAt })),
          next,
          has_more: more,
        },
      });
    },
  );
}
