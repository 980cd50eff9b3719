import type { FastifyInstance } from 'fastify';
import { deleted } from '../../rest/contract/answers';
import { describe, type Tag } from '../../rest/contract/describe';
import { camelKeys, sendData } from '../../rest/contract/responses';
import { uuid } from '../../rest/contract/schema';
import { updateApplicationInput } from './application.inputs';
import { readApplicationJson } from './application.reads';
import { updateApplication, withdrawApplication } from './application.service';
import { applicationKinds } from './application.store';

const tag: Tag = { name: 'Applications', description: 'Applications of every kind.' };
const params = { id: uuid('The application’s id.') };

type ById = { Params: { id: string } };

/** Applications by their id. Only the applicant and the one who decides read them. */
export function applicationRoutes(rest: FastifyInstance): void {
  const kinds = applicationKinds();
  const types = kinds.map(({ restType }) => restType);
  const statuses = [...new Set(kinds.flatMap((kind) => kind.statuses))];
  rest.put<ById>(
    '/applications/:id',
    describe({
      id: 'updateApplication',
      tag,
      summary: 'Set the state of an application that you decide about, your note on it, or your reply',
      params,
      body: updateApplicationInput(statuses),
      answer: { application: types.length === 1 ? types[0]! : { anyOf: types, description: 'By its kind.' } },
      errors: ['CONFLICT', 'FORBIDDEN'],
    }),
    async ({ ctx, params: { id }, body }, reply) => {
      const kind = await updateApplication(ctx, id, camelKeys(body), kinds);
      return sendData(reply, 'application', await readApplicationJson(ctx, kind, id, 'snake'));
    },
  );
  rest.delete<ById>(
    '/applications/:id',
    describe({ id: 'withdrawApplication', tag, summary: 'Withdraw your application', params, answer: deleted }),
    async ({ ctx, params: { id } }, reply) => {
      await withdrawApplication(ctx, id, kinds);
      return reply.send({ data: { id } });
    },
  );
}
