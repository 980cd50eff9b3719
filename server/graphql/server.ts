import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Context } from '../context';
import { statusByCode, type ErrorCode } from '../core/errors';
import type { Logger } from '../core/logger';
import { formatGraphqlError } from './errors';
import { DirectJson } from './execution/directJson';
import type { Executor } from './execution/executor';

/** Bounds on a document. @param maxAliases each alias repeats the field's value in the result */
export const createDocumentLimits = (maxAliases: number) =>
  new ApolloArmor({
    blockFieldSuggestion: { enabled: false },
    maxAliases: { n: maxAliases, allowList: [] },
    maxDepth: { n: 12, flattenFragments: true },
    maxDirectives: { n: 50 },
    maxTokens: { enabled: false },
    // A field costs the same inside a fragment: components declare theirs in nested ones.
    costLimit: { maxCost: 20_000, flattenFragments: true },
  });

/** Bounds the lexical tokens of a document while it is parsed, so that a longer one is not parsed to its end. */
export const parseLimits = { maxTokens: 2_000 };

/** A response over HTTP has one result, and a subscription has many. */
const noSubscriptions: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation }) {
        if (operation?.operation !== 'subscription') return;
        throw new GraphQLError('Subscriptions go over a WebSocket to this address, by the graphql-ws protocol.', {
          extensions: { code: 'BAD_USER_INPUT' },
        });
      },
    };
  },
};

/** Sets the status of a response without data to that of its first error, and Retry-After. */
const errorStatus: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response, contextValue }) {
        if (response.body.kind !== 'single') return;
        const { data, errors } = response.body.singleResult;
        if (!errors) return;
        const wait = errors[0]?.extensions?.retryAfter;
        if (typeof wait === 'number') response.http.headers.set('retry-after', String(wait));
        response.http.headers.set('x-request-id', contextValue.requestId);
        if (data && Object.values(data).some((value) => value !== null)) return;
        if (response.http.status === 405) return;
        response.http.status = statusByCode[errors[0]?.extensions?.code as ErrorCode] ?? 500;
      },
    };
  },
};

/** Starts Apollo Server, reduced to what the product uses. */
export async function startApollo(
  schema: GraphQLSchema,
  log: Logger,
  executor: Executor,
): Promise<ApolloServer<Context>> {
  // Validated once for each document that Apollo caches.
  const { plugins, validationRules } = createDocumentLimits(15).protect();
  const apollo = new ApolloServer<Context>({
    gateway: {
      onSchemaLoadOrUpdate(use) {
        use({ apiSchema: schema, coreSupergraphSdl: '' });
        return () => undefined;
      },
      load: async () => ({ executor: executor.execute }),
      stop: async () => undefined,
    },
    validationRules,
    parseOptions: parseLimits,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      noSubscriptions,
      errorStatus,
      ...(plugins as ApolloServerPlugin<Context>[]),
    ],
    formatError: formatGraphqlError(log),
    stringifyResult: (result) =>
      DirectJson.isDataOf(result) ? `{"data":${result.data.text}}` : JSON.stringify(result),
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (text) => log.warn(text),
      error: (text) => log.error(text),
    },
  });
  await apollo.start();
  return apollo;
}
