import { GraphQLError, Kind, parse, specifiedRules, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer, type ServerOptions } from 'ws';
import type { App } from '../context';
import { createContext, type Viewer } from '../context';
import { newId } from '../core/ids';
import { bearerToken } from '../core/accessTokens';
import { formatGraphqlError } from './errors';
import { documentLimits, parseLimits } from './server';

type ConnectionExtra = { viewer?: Viewer };

/** The close code of graphql-ws for a connection that lost its authorisation. The client may reconnect with a new token. */
const forbiddenCode = 4403;

const rules = [...specifiedRules, ...documentLimits.protect().validationRules];

/** Validates documents by the bounds of POST /graphql. Other operations belong there, where calls are limited. */
function validateSubscription(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
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
  // A client that does not answer must not delay the server's stop. The types of ws lack closeTimeout.
  const options: ServerOptions & { closeTimeout: number } = {
    noServer: true,
    maxPayload: 64 * 1024,
    perMessageDeflate: false,
    closeTimeout: 3_000,
  };
  const server = new WebSocketServer(options);
  const closeHandlersBySession = new Map<string, Set<() => void>>();
  app.endedSessions.onSessionEnded((sessionId) => closeHandlersBySession.get(sessionId)?.forEach((close) => close()));
  const format = formatGraphqlError(app.log);
  const formatError = (error: GraphQLError) => format(error.toJSON(), error);
  useServer<Record<string, unknown>, ConnectionExtra>(
    {
      schema,
      parse: (source) => parse(source, parseLimits),
      validate: validateSubscription,
      onConnect(ctx) {
        const header = ctx.connectionParams?.authorization ?? ctx.connectionParams?.Authorization;
        const viewer = app.viewerOf(bearerToken(typeof header === 'string' ? header : undefined));
        if (!viewer) return false;
        const { extra } = ctx;
        extra.viewer = viewer;
        const close = () => extra.socket.close(forbiddenCode, 'Session ended');
        const closeHandlers = closeHandlersBySession.get(viewer.sessionId) ?? new Set();
        closeHandlersBySession.set(viewer.sessionId, closeHandlers.add(close));
        const expiry = setTimeout(
          () => extra.socket.close(forbiddenCode, 'Token expired'),
          viewer.expiresAt.getTime() - Date.now(),
        );
        extra.socket.addEventListener('close', () => {
          clearTimeout(expiry);
          closeHandlers.delete(close);
          if (closeHandlers.size === 0) closeHandlersBySession.delete(viewer.sessionId);
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
      onNext: (_ctx, _id, _payload, _args, result) => ({ ...result, errors: result.errors?.map(formatError) }),
      onError: (_ctx, _id, _payload, errors) => errors.map(formatError),
    },
    server,
  );
  return server;
}
