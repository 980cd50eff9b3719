import type { IncomingMessage } from 'node:http';
import {
  GraphQLError,
  Kind,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer, type ServerOptions } from 'ws';
import type { App } from '../context';
import { createContext, type Viewer } from '../context';
import { AppError, type ErrorCode } from '../core/errors';
import { newId } from '../core/ids';
import { bearerToken } from '../core/accessTokens';
import { TokenBucket } from '../live/hub/limits';
import { SocketsByOwner } from '../live/socketsByOwner';
import { formatGraphqlError } from './errors';
import { createDocumentLimits, parseLimits } from './server';
import { SubscriptionSocket } from './subscriptionSocket';

/** Close codes of graphql-ws. After `forbidden` a client may reconnect with a new token, after `tooMany` it gives up. */
const closeCodes = { forbidden: 4403, duplicate: 4409, tooMany: 4429 } as const;

const limits = {
  socketsPerSession: 10,
  socketsPerAccount: 30,
  subscriptionsPerSocket: 50,
  /** Token bucket of a client's messages. */
  messageBurst: 200,
  messagesPerSecond: 20,
};

type Extra = {
  viewer?: Viewer;
  messages?: TokenBucket;
  /** Ids of operations that have not ended. graphql-ws loses one whose id is reused while it starts. */
  operations?: Set<string>;
};

/** Fewer aliases than in a query, because a subscription has many results. */
const rules = [...specifiedRules, ...createDocumentLimits(3).protect().validationRules];

/** An error as graphql-ws takes it from its hooks. */
const refusal = (code: ErrorCode, message: string) =>
  new GraphQLError(message, { originalError: new AppError(code, message) });

/** Validates a document. Other operations belong to POST /graphql, where calls are limited. */
function validateSubscription(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
  const isOther = document.definitions.some(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.operation !== 'subscription',
  );
  return isOther
    ? [refusal('BAD_USER_INPUT', 'Only subscriptions go over this connection.')]
    : validate(schema, document, rules);
}

/** @returns what graphql-ws executes, or the errors of the document */
function prepareOperation(
  schema: GraphQLSchema,
  { query, operationName, variables }: SubscribePayload,
): ExecutionArgs | readonly GraphQLError[] {
  try {
    const document = parse(query, parseLimits);
    const errors = validateSubscription(schema, document);
    return errors.length > 0 ? errors : { schema, document, operationName, variableValues: variables };
  } catch (error) {
    return [error instanceof GraphQLError ? error : refusal('BAD_USER_INPUT', 'This document isn’t accepted.')];
  }
}

/**
 * Subscriptions over graphql-ws, on the path of GraphQL itself. The bearer token is in the connection's parameters.
 * A connection closes when its token expires, its session ends, or its client reads too slowly.
 * @param addressOf the client's address
 */
export function createSubscriptionServer(
  app: App,
  schema: GraphQLSchema,
  addressOf: (request: IncomingMessage) => string,
): WebSocketServer {
  // A client that does not answer must not delay the server's stop. The types of ws lack closeTimeout.
  const options: ServerOptions & { closeTimeout: number } = {
    noServer: true,
    maxPayload: 64 * 1024,
    perMessageDeflate: false,
    closeTimeout: 3_000,
    WebSocket: SubscriptionSocket,
  };
  const server = new WebSocketServer(options);
  const sockets = new SocketsByOwner<{ close(code: number, reason: string): void }>(limits);
  app.endedSessions.onSessionEnded((sessionId) => {
    for (const socket of sockets.get(sessionId)) socket.close(closeCodes.forbidden, 'Session ended');
  });
  const format = formatGraphqlError(app.log);
  const formatError = (error: GraphQLError) => format(error.toJSON(), error);
  useServer<Record<string, unknown>, Extra>(
    {
      onConnect({ connectionParams, extra }) {
        const header = connectionParams?.authorization ?? connectionParams?.Authorization;
        const viewer = app.viewerOf(bearerToken(typeof header === 'string' ? header : undefined));
        if (!viewer) return false;
        const { socket } = extra;
        const owner = { sessionId: viewer.sessionId, accountId: viewer.id };
        const issue = sockets.add(socket, owner);
        if (issue) {
          socket.close(closeCodes.tooMany, issue);
          return false;
        }
        Object.assign(extra, {
          viewer,
          messages: new TokenBucket(limits.messageBurst, limits.messagesPerSecond, performance.now()),
          operations: new Set(),
        });
        const expiry = setTimeout(
          () => socket.close(closeCodes.forbidden, 'Token expired'),
          viewer.expiresAt.getTime() - Date.now(),
        );
        socket.addEventListener('close', () => {
          clearTimeout(expiry);
          sockets.delete(socket, owner);
        });
        return true;
      },
      onPing: ({ extra }) => void takeMessage(extra),
      onPong: ({ extra }) => void takeMessage(extra),
      onSubscribe({ extra }, id, payload) {
        const operations = extra.operations!;
        if (!takeMessage(extra)) return [refusal('RATE_LIMITED', 'Too many messages.')];
        if (operations.has(id)) {
          extra.socket.close(closeCodes.duplicate, `Subscriber for ${id} already exists`.slice(0, 100));
          return [refusal('BAD_USER_INPUT', 'This id is in use.')];
        }
        if (operations.size >= limits.subscriptionsPerSocket)
          return [refusal('RATE_LIMITED', `A connection may have ${limits.subscriptionsPerSocket} subscriptions.`)];
        operations.add(id);
        return prepareOperation(schema, payload);
      },
      context: ({ extra }) =>
        createContext(app, {
          viewer: extra.viewer ?? null,
          requestId: newId(),
          address: addressOf(extra.request),
          userAgent: '',
        }),
      onNext: (_ctx, _id, _payload, _args, result) => ({ ...result, errors: result.errors?.map(formatError) }),
      onError({ extra }, id, _payload, errors) {
        extra.operations?.delete(id);
        return errors.map(formatError);
      },
      onComplete: ({ extra }, id) => void extra.operations?.delete(id),
    },
    server,
  );
  return server;
}

/** Counts a message of the client. @returns false beyond the limit, after closing the connection */
function takeMessage({ messages, socket }: Extra & { socket: { close(code: number, reason: string): void } }): boolean {
  if (!messages || messages.take(performance.now())) return true;
  socket.close(closeCodes.tooMany, `At most ${limits.messagesPerSecond} messages a second`);
  return false;
}
