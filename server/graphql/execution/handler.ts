import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { ApolloServer } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { ignoreRefusal, type DirectJsonPlans } from './directJson';

/** What Apollo would choose for the common Accept headers: none, that of fetch and curl, and that of Apollo Client. */
const answerTypes = new Map<string | undefined, string>([
  [undefined, 'application/json; charset=utf-8'],
  ['*/*', 'application/json; charset=utf-8'],
  ['application/json', 'application/json; charset=utf-8'],
  ['application/graphql-response+json,application/json;q=0.9', 'application/graphql-response+json; charset=utf-8'],
]);

type Asked = { query: string; operationName?: string | null; variables?: Record<string, unknown> | null };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Only a JSON body is an object here, and a form's page cannot send one: what Apollo asks of a request holds. */
function isPlain(body: unknown): body is Asked {
  if (!isRecord(body) || typeof body.query !== 'string') return false;
  const { operationName, variables, extensions } = body;
  return (
    (operationName == null || (typeof operationName === 'string' && operationName !== '')) &&
    (variables == null || isRecord(variables)) &&
    (extensions == null || (isRecord(extensions) && !('persistedQuery' in extensions)))
  );
}

/**
 * Answers GraphQL over HTTP. An operation whose answer is put together as text, and that Apollo has let through before in
 * the same words, is answered at once; everything else, refusals too, is Apollo's.
 */
export function graphqlHandler(apollo: ApolloServer<Context>, plans: DirectJsonPlans) {
  const ask = fastifyApolloHandler(apollo, { context: async (request) => request.ctx });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const type = answerTypes.get(request.headers.accept);
    const { body, ctx } = request;
    const plan = type && isPlain(body) ? plans.get(body.query, body.operationName) : undefined;
    const data = plan && (await plan(ctx, (body as Asked).variables ?? {}).catch(ignoreRefusal));
    if (!data) return ask.call(request.server, request, reply);
    return reply.type(type!).send(`{"data":${data.text}}`);
  };
}
