import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { pageOf } from '../../rest/contract/answers';
import { describe, type Tag } from '../../rest/contract/describe';
import { pageQuery, parseQuery } from '../../rest/contract/query';
import { camelKeys, sendPage } from '../../rest/contract/responses';
import { integer, listOf, text } from '../../rest/contract/schema';
import { countUnreadNotifications, selectNotifications } from './notification.lists';
import { notificationSwitchType, notificationType } from './notification.rest';
import { deleteAllNotifications, markNotificationsRead } from './notification.service';
import { readSwitches, setSwitch, switchInput } from './notification.switches';
import type { NotificationSwitch } from './notification.type';

const tag: Tag = { name: 'Notifications', description: 'Notifications, and which kinds of them you receive.' };
const count = { count: integer('Unread notifications, messages aside; 100 means that many or more.') };
const toRest = ({ isOn, ...rest }: NotificationSwitch) => ({ ...rest, is_on: isOn });

/** Documents the body that `markNotificationsRead` checks. */
const markReadInput = v.object({
  ids: v.nullish(
    v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(500), v.description('Notifications; all without it.')),
  ),
});

export function notificationRoutes(rest: FastifyInstance): void {
  rest.get(
    '/notifications',
    describe({
      id: 'listNotifications',
      tag,
      summary: 'List your notifications, latest first',
      query: pageQuery,
      answer: pageOf('notifications', notificationType),
    }),
    ({ ctx, query }, reply) =>
      sendPage(reply, ctx, selectNotifications(ctx), { name: 'notifications', ...parseQuery(pageQuery, query) }),
  );
  rest.get(
    '/notifications/unread-count',
    describe({ id: 'countUnreadNotifications', tag, summary: 'Count your unread notifications', answer: count }),
    async ({ ctx }, reply) => reply.send({ data: { count: await countUnreadNotifications(ctx) } }),
  );
  rest.post(
    '/notifications/mark-read',
    describe({
      id: 'markNotificationsRead',
      tag,
      summary: 'Mark notifications as read, all without a list of ids',
      body: markReadInput,
      isBodyOptional: true,
      answer: count,
    }),
    async ({ ctx, body }, reply) => {
      await markNotificationsRead(ctx, camelKeys(body).ids);
      return reply.send({ data: { count: await countUnreadNotifications(ctx) } });
    },
  );
  rest.delete(
    '/notifications/clear',
    describe({ id: 'deleteAllNotifications', tag, summary: 'Delete all your notifications' }),
    async ({ ctx }, reply) => {
      await deleteAllNotifications(ctx);
      return reply.send({ data: {} });
    },
  );
  switchRoutes(rest);
}

function switchRoutes(rest: FastifyInstance): void {
  rest.get(
    '/notifications/switches',
    describe({
      id: 'listNotificationSwitches',
      tag,
      summary: 'List the kinds of notifications and whether you receive them',
      answer: { switches: listOf(notificationSwitchType) },
    }),
    async ({ ctx }, reply) => reply.send({ data: { switches: (await readSwitches(ctx)).map(toRest) } }),
  );
  rest.put<{ Params: { kind: string } }>(
    '/notifications/switches/:kind',
    describe({
      id: 'setNotificationSwitch',
      tag,
      summary: 'Set whether you receive a kind of notification',
      params: { kind: text('The kind, such as post.liked.') },
      body: switchInput,
      answer: { switch: notificationSwitchType },
    }),
    async ({ ctx, params, body }, reply) =>
      reply.send({ data: { switch: toRest(await setSwitch(ctx, params.kind, camelKeys(body))) } }),
  );
}
