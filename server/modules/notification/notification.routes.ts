import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { readRestPage, parsePaging } from '../../database/list';
import { camelKeys, sendText } from '../../rest/contract/responses';
import { describe, pageQuery } from '../../rest/contract/describe';
import { countUnread, selectNotifications } from './notification.lists';
import { clearNotifications, markRead } from './notification.service';
import { readSwitches, setSwitch, switchInput, type Switch } from './notification.switches';

const tag = 'Notifications';
const view = ({ isOn, ...rest }: Switch) => ({ ...rest, is_on: isOn });

export function notificationRoutes(rest: FastifyInstance): void {
  rest.get<{ Querystring: { page?: string; limit?: string } }>(
    '/notifications',
    {
      schema: describe({
        tag,
        summary: 'What concerns you, latest first',
        query: pageQuery,
        answer: { notifications: '[Notification]', pagination: 'object' },
      }),
    },
    async ({ ctx, query }, reply) => {
      const { list, values } = selectNotifications(ctx);
      return sendText(
        reply,
        await readRestPage(ctx.app.reader, list, { name: 'notifications', ...parsePaging(query) }, values),
      );
    },
  );
  rest.get(
    '/notifications/unread-count',
    {
      schema: describe({
        tag,
        summary: 'How many you have not read, messages aside; 100 means that many or more',
        answer: { count: 'integer' },
      }),
    },
    async ({ ctx }, reply) => reply.send({ data: { count: await countUnread(ctx) } }),
  );
  rest.post(
    '/notifications/mark-read',
    {
      schema: describe({
        tag,
        summary: 'Mark notifications as read, all when no ids are given',
        body: v.object({ ids: v.nullish(v.array(v.string())) }),
        answer: { count: 'integer' },
      }),
    },
    async ({ ctx, body }, reply) => {
      await markRead(ctx, camelKeys(body).ids);
      return reply.send({ data: { count: await countUnread(ctx) } });
    },
  );
  rest.delete(
    '/notifications/clear',
    { schema: describe({ tag, summary: 'Throw all your notifications away' }) },
    async ({ ctx }, reply) => {
      await clearNotifications(ctx);
      return reply.send({ data: {} });
    },
  );
  rest.get(
    '/notifications/switches',
    {
      schema: describe({
        tag,
        summary: 'Kinds of notifications, and which of them you want',
        answer: { switches: '[NotificationSwitch]' },
      }),
    },
    async ({ ctx }, reply) => reply.send({ data: { switches: (await readSwitches(ctx)).map(view) } }),
  );
  rest.put<{ Params: { kind: string } }>(
    '/notifications/switches/:kind',
    {
      schema: describe({
        tag,
        summary: 'Set whether you are told of a kind',
        body: switchInput,
        answer: { switch: 'NotificationSwitch' },
      }),
    },
    async ({ ctx, params, body }, reply) =>
      reply.send({ data: { switch: view(await setSwitch(ctx, params.kind, camelKeys(body))) } }),
  );
}
