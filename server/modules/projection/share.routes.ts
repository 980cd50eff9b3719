import type { FastifyInstance } from 'fastify';
import { projectionLimits } from '../../../shared/contracts/projection';
import { deleted } from '../../rest/contract/answers';
import { describe } from '../../rest/contract/describe';
import { camelKeys, sendData } from '../../rest/contract/responses';
import { listOf, uuid } from '../../rest/contract/schema';
import { params, projectionShareType } from './model.rest';
import { readShareJson, readSharesJson } from './model.reads';
import { projectionShareInput } from './projection.inputs';
import { projectionTag as tag } from './projection.tag';
import { revokeProjectionShare, shareProjection } from './share.service';

type ById = { Params: { id: string } };

export function shareRoutes(rest: FastifyInstance): void {
  rest.get<ById>(
    '/projections/:id/shares',
    describe({
      id: 'listProjectionShares',
      tag,
      summary: 'List the shares of your model',
      params,
      answer: { shares: listOf(projectionShareType) },
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id } }, reply) => sendData(reply, 'shares', await readSharesJson(ctx, id, 'snake')),
  );
  rest.post<ById>(
    '/projections/:id/shares',
    describe({
      id: 'shareProjection',
      tag,
      summary: `Share your model with a person to read or to edit, up to ${projectionLimits.people} of them`,
      params,
      body: projectionShareInput,
      isCamelBody: true,
      answer: { share: projectionShareType },
      status: 201,
      existsWhen: 'It is shared with this person: the same share, with the latest right.',
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id }, body }, reply) => {
      const share = await shareProjection(ctx, id, camelKeys(body));
      return sendData(reply.code(share.isNew ? 201 : 200), 'share', await readShareJson(ctx, share.id, 'snake'));
    },
  );
  rest.delete<{ Params: { id: string; shareId: string } }>(
    '/projections/:id/shares/:shareId',
    describe({
      id: 'revokeProjectionShare',
      tag,
      summary: 'Revoke a share of your model',
      params: { ...params, shareId: uuid('The share’s id.') },
      answer: deleted,
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id, shareId } }, reply) => {
      await revokeProjectionShare(ctx, id, shareId);
      return reply.send({ data: { id: shareId } });
    },
  );
}
