import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Context } from '../context';
import { statusOfCode, type ErrorCode } from '../core/errors';
import type { Logger } from '../core/logger';
import { formatGraphqlError } from './errors';
import { modules } from '../modules/registry';
import { createExecutor } from './execution/executor';
import { DirectJson, type DirectJsonPlans } from './execution/directJson';

/** Bounds on a document, checked once when it is first seen. */
export const documentLimits = new ApolloArmor({
  blockFieldSuggestion: { enabled: false },
  maxAliases: { n: 15, allowList: [] },
  maxDepth: { n: 12, flattenFragments: true },
  maxDirectives: { n: 50 },
  maxTokens: { enabled: false },
  costLimit: { maxCost: 20_000 },
});

/** Words and signs of a document: counted while parsing, so that more are not even read. */
export const parseLimits = { maxTokens: 2_000 };

/** One answer cannot hold a stream. */
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

/** An answer of errors alone has the status of its first error, and how long to wait. */
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
        response.http.status = statusOfCode[errors[0]?.extensions?.code as ErrorCode] ?? 500;
      },
    };
  },
};

const lists = Object.assign({}, ...modules.map((module) => module.lists ?? {}));

/**
 * Apollo Server, trimmed to what the product uses.
 * @param spliced gets the operations that can be answered without it from then on
 */
export async function startApollo(
  schema: GraphQLSchema,
  log: Logger,
  spliced: DirectJsonPlans,
): Promise<ApolloServer<Context>> {
  const { plugins, validationRules } = documentLimits.protect();
  const apollo = new ApolloServer<Context>({
    gateway: {
      onSchemaLoadOrUpdate(use) {
        use({ apiSchema: schema, coreSupergraphSdl: '' });
        return () => undefined;
      },
      load: async () => ({ executor: createExecutor(schema, lists, spliced) }),
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
    stringifyResult: ({ data, ...rest }) =>
      (data as unknown) instanceof DirectJson
        ? `{"data":${(data as unknown as DirectJson).text}}`
        : JSON.stringify({ ...rest, data }),
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
