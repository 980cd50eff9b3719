import type { FastifyInstance } from 'fastify';
import { camelKeys } from '../../rest/answers';
import { describe } from '../../rest/describe';
import { readSwitches, setSwitch, switchInput, type Switch } from './notification.switches';

const tag = 'Notifications';
const view = ({ isOn, ...rest }: Switch) => ({ ...rest, is_on: isOn });

export function notificationRoutes(rest: FastifyInstance): void {
  rest.get('/notifications/switches', { schema: describe({ tag, summary: 'Kinds of notifications, and which of them you want', answer: { switches: '[NotificationSwitch]' } }) }, async ({ ctx }, reply) =>
    reply.send({ data: { switches: (await readSwitches(ctx)).map(view) } }),
  );
  rest.put<{ Params: { kind: string } }>(
    '/notifications/switches/:kind',
    { schema: describe({ tag, summary: 'Set whether you are told of a kind', body: switchInput, answer: { switch: 'NotificationSwitch' } }) },
    async ({ ctx, params, body }, reply) => reply.send({ data: { switch: view(await setSwitch(ctx, params.kind, camelKeys(body))) } }),
  );
}
