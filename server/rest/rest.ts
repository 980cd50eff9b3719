import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { requireViewer, type App } from '../context';
import { notFound, methodNotAllowed } from '../core/errors';
import { allowOwnScripts, pageHeaders } from '../http/securityHeaders';
import { modules } from '../modules/registry';
import { sendText } from './contract/responses';
import { buildDocument } from './document/document';
import { addReference } from './reference';
import { recordRoutes } from './routeTable';

/** Requires a signed-in viewer wherever a route's contract does not state that it works without. */
function authorise({ ctx, routeOptions }: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  const { contract } = routeOptions.config;
  if (contract && !contract.anonymous) requireViewer(ctx, contract.visitorMessage);
  done();
}

/** Rejects a route that would be missing in the document. @throws Error */
function requireContract({ url, config }: RouteOptions): void {
  if (!config?.contract) throw new Error(`The route ${url} has no contract: pass it describe({ … }).`);
}

/** The REST API: every domain's routes, and the OpenAPI document made of their contracts. */
export const restApi =
  (schema: GraphQLSchema, app: App) =>
  async (rest: FastifyInstance): Promise<void> => {
    const routeTable = recordRoutes(rest);
    rest.addHook('preHandler', authorise);
    await rest.register(async (routes) => {
      routes.addHook('onRoute', requireContract);
      for (const module of modules) module.routes?.(routes);
    });
    let document: string;
    rest.addHook('onReady', async () => {
      document = JSON.stringify(buildDocument(routeTable.described, schema));
    });
    rest.get('/openapi.json', (_request, reply) => sendText(reply, document));
    await rest.register(async (docs) => {
      await pageHeaders(docs, app);
      docs.addHook('onSend', allowOwnScripts);
      addReference(docs);
    });
    rest.setNotFoundHandler(({ url }) => {
      const allowed = routeTable.methodsOf(url.split('?')[0]!);
      throw allowed.length > 0 ? methodNotAllowed(allowed) : notFound('Address');
    });
  };
