import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { viewerId } from '../../context';
import { eventsAfter } from '../../live/catchUp';
import { describe, type Tag } from '../../rest/contract/describe';
import { integerParameter, parseQuery } from '../../rest/contract/query';
import { boolean, listOf, text } from '../../rest/contract/schema';
import { channelAuthInput, userAuthInput } from './live.inputs';
import { channelAuth, eventType, liveSettings, pictureHosts as pictureHostsSchema, userAuth } from './live.rest';
import { authenticateUser, authorizeChannel, readLiveSettings, pictureHosts } from './live.service';

const tag: Tag = { name: 'Live', description: 'The live connection, and the log of events to catch up from.' };

const eventsQuery = v.object({
  after: v.optional(
    v.pipe(
      v.string('after must be an event’s id.'),
      v.regex(/^\d{1,18}$/, 'after must be an event’s id.'),
      v.description('Id of the last event that you have.'),
    ),
    '0',
  ),
  limit: integerParameter('limit', 50, { min: 1, max: 100, description: 'The most events of one answer.' }),
});

export function liveRoutes(rest: FastifyInstance): void {
  rest.get(
    '/live/config',
    describe({
      id: 'getLiveConfig',
      tag,
      summary: 'Get the address of the live connection and the hosts of pictures',
      answer: { live: liveSettings, pictures: pictureHostsSchema },
      anonymous: true,
    }),
    ({ ctx }, reply) => reply.send({ data: { live: readLiveSettings(ctx), pictures: pictureHosts(ctx) } }),
  );
  rest.post(
    '/messages/pusher/auth',
    describe({
      id: 'authorizeChannel',
      tag,
      summary: 'Authorise a private or presence channel',
      body: channelAuthInput,
      rawAnswer: channelAuth,
    }),
    async ({ ctx, body }, reply) => reply.send(await authorizeChannel(ctx, body)),
  );
  rest.post(
    '/messages/pusher/user-auth',
    describe({
      id: 'authenticateUser',
      tag,
      summary: 'Sign in on a live connection',
      body: userAuthInput,
      rawAnswer: userAuth,
    }),
    ({ ctx, body }, reply) => reply.send(authenticateUser(ctx, body)),
  );
  rest.get(
    '/events',
    describe({
      id: 'listEvents',
      tag,
      summary: 'List the events that you may see after one that you have, oldest first',
      description: '409 means that the log no longer reaches back that far: read everything again.',
      query: eventsQuery,
      answer: {
        events: listOf(eventType),
        next: text('Id to continue after.'),
        has_more: boolean('The log continues after `next`.'),
      },
      errors: ['CONFLICT'],
    }),
    async ({ ctx, query }, reply) => {
      const { after, limit } = parseQuery(eventsQuery, query);
      const { events, next, more } = await eventsAfter(ctx.app, viewerId(ctx), after, limit);
      const rows = events.map(({ createdAt, ...event }) => ({ ...event, created_at: createdAt }));
      return reply.send({ data: { events: rows, next, has_more: more } });
    },
  );
}
