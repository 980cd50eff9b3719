import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from '../core/logger';
import type { SelectList } from '../modules/list';
import { modules } from '../modules/registry';
import { Executor, type ExecutorOptions, type OperationRequest } from './execution/executor';
import { startApollo } from './server';

/** The content type that Apollo chooses for common Accept headers: none, that of fetch and curl, that of Apollo Client. */
const contentTypes = new Map<string | undefined, string>([
  [undefined, 'application/json; charset=utf-8'],
  ['*/*', 'application/json; charset=utf-8'],
  ['application/json', 'application/json; charset=utf-8'],
  ['application/graphql-response+json,application/json;q=0.9', 'application/graphql-response+json; charset=utf-8'],
]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether a body is an operation without anything that only Apollo handles. A body that is an object arrived as JSON, which
 * a form of another site cannot send: Apollo's protection against such requests is met.
 */
function isPlainRequest(body: unknown): body is OperationRequest {
  if (!isRecord(body) || typeof body.query !== 'string') return false;
  const { operationName, variables, extensions } = body;
  return (
    (operationName == null || (typeof operationName === 'string' && operationName !== '')) &&
    (variables == null || isRecord(variables)) &&
    (extensions == null || (isRecord(extensions) && !('persistedQuery' in extensions)))
  );
}

/**
 * Starts Apollo and adds the route /graphql. An operation that the executor answers without Apollo skips it; Apollo answers
 * everything else, errors included.
 * @returns the executor, so that tests can read which strategies ran
 */
export async function graphqlRoute(
  http: FastifyInstance,
  schema: GraphQLSchema,
  log: Logger,
  options?: ExecutorOptions,
): Promise<Executor> {
  const lists: Record<string, SelectList> = Object.assign({}, ...modules.map((module) => module.lists ?? {}));
  const executor = new Executor(schema, lists, options);
  const apollo = await startApollo(schema, log, executor);
  const handleByApollo = fastifyApolloHandler(apollo, { context: async (request) => request.ctx });
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { body, ctx } = request;
    const contentType = contentTypes.get(request.headers.accept);
    const data = contentType && isPlainRequest(body) ? await executor.executeCached(ctx, body) : undefined;
    if (!data) return handleByApollo.call(request.server, request, reply);
    return reply.type(contentType!).send(`{"data":${data.text}}`);
  };
  http.route({ method: ['GET', 'POST'], url: '/graphql', handler });
  http.addHook('onClose', () => apollo.stop());
  return executor;
}
