import type { FastifyInstance } from 'fastify';
import { describe } from '../../rest/contract/describe';
import { boolean, object } from '../../rest/contract/schema';
import { cancelFundingNotice, hasFundingNotice, notifyOfFunding } from './funding.service';
import { projectionTag as tag } from './projection.tag';

const path = '/funding/notify-me';
const answer = {
  funding: object(
    { is_notified: boolean('You’ll be told when funding opens.') },
    { description: 'Your request to be told when funding opens.' },
  ),
};
const body = (isNotified: boolean) => ({ data: { funding: { is_notified: isNotified } } });

/** Routes of the request to be told when funding opens. */
export function fundingRoutes(rest: FastifyInstance): void {
  rest.get(
    path,
    describe({ id: 'getFundingNotice', tag, summary: 'Get whether you’ll be told when funding opens', answer }),
    async ({ ctx }, reply) => reply.send(body(await hasFundingNotice(ctx))),
  );
  rest.post(
    path,
    describe({
      id: 'notifyOfFunding',
      tag,
      summary: 'Ask to be told when funding opens',
      answer,
      status: 201,
      existsWhen: 'You asked before.',
    }),
    async ({ ctx }, reply) => {
      const isNew = await notifyOfFunding(ctx);
      return reply.code(isNew ? 201 : 200).send(body(true));
    },
  );
  rest.delete(
    path,
    describe({ id: 'cancelFundingNotice', tag, summary: 'Withdraw that request', answer }),
    async ({ ctx }, reply) => {
      await cancelFundingNotice(ctx);
      return reply.send(body(false));
    },
  );
}
