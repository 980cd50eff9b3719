import { GraphQLError, Kind, parse, specifiedRules, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer, type ServerOptions } from 'ws';
import type { App } from '../context';
import { createContext, type Viewer } from '../context';
import { newId } from '../core/ids';
import { bearerToken } from '../core/accessTokens';
import { formatGraphqlError } from './errors';
import { documentLimits, parseLimits } from './server';

type Known = { viewer?: Viewer };

/** graphql-ws's code for a connection that may not go on; the client may come back with a new token. */
const forbidden = 4403;

const rules = [...specifiedRules, ...documentLimits.protect().validationRules];

/** Holds documents to the bounds of POST /graphql. What is no subscription goes there, past its limits of calls. */
function refusals(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
  if (
    document.definitions.some(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.operation !== 'subscription',
    )
  ) {
    return [
      new GraphQLError('Only subscriptions go over this connection.', { extensions: { code: 'BAD_USER_INPUT' } }),
    ];
  }
  try {
    return validate(schema, document, rules);
  } catch (error) {
    return [error instanceof GraphQLError ? error : new GraphQLError('This document is not accepted.')];
  }
}

/**
 * Subscriptions over graphql-ws, on the path of GraphQL itself. The bearer token is in the connection's parameters.
 * A connection closes when its token expires or its session ends.
 */
export function createSubscriptionServer(app: App, schema: GraphQLSchema): WebSocketServer {
  // closeTimeout is missing from the types of ws: a client that does not answer must not hold up the server's end.
  const options: ServerOptions & { closeTimeout: number } = {
    noServer: true,
    maxPayload: 64 * 1024,
    perMessageDeflate: false,
    closeTimeout: 3_000,
  };
  const server = new WebSocketServer(options);
  const bySession = new Map<string, Set<() => void>>();
  app.endedSessions.onSessionEnded((sessionId) => bySession.get(sessionId)?.forEach((close) => close()));
  const format = formatGraphqlError(app.log);
  const shown = (error: GraphQLError) => format(error.toJSON(), error);
  useServer<Record<string, unknown>, Known>(
    {
      schema,
      parse: (source) => parse(source, parseLimits),
      validate: refusals,
      onConnect(ctx) {
        const header = ctx.connectionParams?.authorization ?? ctx.connectionParams?.Authorization;
        const viewer = app.viewerOf(bearerToken(typeof header === 'string' ? header : undefined));
        if (!viewer) return false;
        const { extra } = ctx;
        extra.viewer = viewer;
        const close = () => extra.socket.close(forbidden, 'Session ended');
        const closers = bySession.get(viewer.sessionId) ?? new Set();
        bySession.set(viewer.sessionId, closers.add(close));
        const expiry = setTimeout(
          () => extra.socket.close(forbidden, 'Token expired'),
          viewer.expiresAt.getTime() - Date.now(),
        );
        extra.socket.addEventListener('close', () => {
          clearTimeout(expiry);
          closers.delete(close);
          if (closers.size === 0) bySession.delete(viewer.sessionId);
        });
        return true;
      },
      context: ({ extra }) =>
        createContext(app, {
          viewer: extra.viewer ?? null,
          requestId: newId(),
          address: extra.request.socket.remoteAddress ?? '',
          userAgent: '',
        }),
      onNext: (_ctx, _id, _payload, _args, result) => ({ ...result, errors: result.errors?.map(shown) }),
      onError: (_ctx, _id, _payload, errors) => errors.map(shown),
    },
    server,
  );
  return server;
}
