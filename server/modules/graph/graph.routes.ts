import type { FastifyInstance } from 'fastify';
import { readEnvelope, readPaging } from '../../database/list';
import { sendText } from '../../rest/answers';
import { describe, pageQuery } from '../../rest/describe';
import { setBlock } from './block.service';
import { hasBlocked, selectBlocked } from './graph.reads';

const tag = 'Blocks';

type ById = { Params: { id: string } };
type Query = { Querystring: { page?: string; limit?: string } };

export function graphRoutes(rest: FastifyInstance): void {
  rest.get<Query>('/blocks', { schema: describe({ tag, summary: 'People you have blocked', query: pageQuery, answer: { blocked_users: '[Profile]', pagination: 'object' } }) }, async ({ ctx, query }, reply) => {
    const { list, values } = selectBlocked(ctx);
    return sendText(reply, await readEnvelope(ctx.app.reader, list, { name: 'blocked_users', ...readPaging(query) }, values));
  });
  rest.get<ById>('/blocks/check/:id', { schema: describe({ tag, summary: 'Whether you have blocked a person', answer: { is_blocked: 'boolean' } }) }, async ({ ctx, params }, reply) =>
    reply.send({ data: { is_blocked: await hasBlocked(ctx, params.id) } }),
  );
  const change = { answer: { id: 'string', is_blocked: 'boolean' } };
  rest.post<ById>('/blocks/:id', { schema: describe({ tag, summary: 'Block a person', ...change }) }, async ({ ctx, params }, reply) => {
    await setBlock(ctx, params.id, true);
    return reply.send({ data: { id: params.id, is_blocked: true } });
  });
  rest.delete<ById>('/blocks/:id', { schema: describe({ tag, summary: 'Take a block back', ...change }) }, async ({ ctx, params }, reply) => {
    await setBlock(ctx, params.id, false);
    return reply.send({ data: { id: params.id, is_blocked: false } });
  });
}
