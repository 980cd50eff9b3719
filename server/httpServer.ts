import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { App } from './context';
import { buildGraphqlSchema } from './graphql/schema';
import { graphqlRoute } from './graphql/route';
import { createSubscriptionServer } from './graphql/subscriptions';
import { answerError } from './rest/errors';
import { restApi } from './rest/rest';
import { createAddressResolver } from './http/clientAddress';
import { compressJson } from './http/compression';
import { healthRoutes } from './http/health';
import { acceptEmptyJson } from './http/json';
import { limitRequests } from './http/rateLimits';
import { limitRequestBodies } from './http/requestBodies';
import { addContext, rejectCrossSiteWrites, createRequestIds } from './http/requests';
import { Overload } from './http/overload';
import { apiHeaders } from './http/securityHeaders';
import type { Hub } from './live/hub';
import { modules } from './modules/registry';
import { staticFiles } from './http/static';
import { routeUpgrades } from './http/upgrades';

/**
 * Creates the HTTP server: pages, REST, GraphQL, live channels, pictures and health checks on one port.
 * @param hub the built-in live hub; undefined with a hosted service
 */
export async function createHttpServer(app: App, hub: Hub | undefined): Promise<FastifyInstance> {
  const { config, log } = app;
  const overload = new Overload();
  const http = Fastify({
    serverFactory: overload.createServer,
    loggerInstance: log as FastifyBaseLogger,
    frameworkErrors: answerError,
    logController: new Fastify.LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Log lines contain the request id, so the cost of a child logger per request is saved.
    childLoggerFactory: (logger) => logger,
    trustProxy: config.trustProxy ?? false,
    genReqId: createRequestIds(),
    requestIdHeader: false,
    bodyLimit: 1024 * 1024,
    // Slow bodies end earlier, see limitRequestBodies.
    requestTimeout: 660_000,
    // Ends a connection without any progress, such as that of a client that stopped to read a file.
    connectionTimeout: 120_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
  http.setErrorHandler(answerError);
  acceptEmptyJson(http);
  // Route schemas are documentation only: services validate inputs, and responses are plain JSON.
  http.setValidatorCompiler(() => () => true);
  http.setSerializerCompiler(() => (value) => JSON.stringify(value));
  http.addHook('onRequest', apiHeaders);
  http.addHook('onSend', compressJson);
  await http.register(cookie, { hook: false });
  addContext(http, app);
  overload.addHooks(http);
  http.addHook('onRequest', rejectCrossSiteWrites(config.publicUrl));
  await limitRequests(http);
  limitRequestBodies(http);
  if (hub) {
    await http.register(async (raw) => {
      raw.removeAllContentTypeParsers();
      raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      raw.all('/apps/*', (request, reply) => {
        reply.hijack();
        hub.handleHttp(request.raw, reply.raw, (request.body as Buffer | undefined) ?? Buffer.alloc(0));
      });
    });
  }
  const schema = buildGraphqlSchema();
  await graphqlRoute(http, schema, log);
  await http.register(restApi(schema, app), { prefix: '/api' });
  healthRoutes(http, app, overload);
  for (const module of modules) module.mediaRoutes?.(http);
  await staticFiles(http, app);
  const addressOf = createAddressResolver(config.trustProxy);
  const subscriptions = createSubscriptionServer(app, schema, addressOf);
  routeUpgrades(http, { subscriptions, hub, addressOf });
  return http;
}
