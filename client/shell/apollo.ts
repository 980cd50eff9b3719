import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type ErrorLike } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';
import { finalize, from, of, switchMap, throwError } from 'rxjs';
import { readErrorBody, isTokenRejected } from '../http/errors';
import { callHeaders } from '../http/headers';
import { maxReadAttempts, overloadDelayMs } from '../http/overload';
import { fetchTrackingReachability } from '../http/reachability';
import { parseJson } from '../http/request';
import { trackStartup } from '../lib/startup';
import { getFreshToken, replaceRejectedToken } from '../auth/session';
import { config } from '../config';
import fragmentTypes from '../__generated__/possibleTypes';
import { features } from './registry';

declare module '@apollo/client' {
  interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
  interface DefaultContext {
    /** Access token that the operation was sent with. */
    token?: string | null;
  }
}

/** Creates the client of one signed-in user, with its own cache. */
export function createApollo(): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([
      new ApolloLink((operation, forward) => forward(operation).pipe(finalize(trackStartup()))),
      new ErrorLink(retryWithNewToken),
      new RetryLink(retryReads),
      new SetContextLink(addHeaders),
      new HttpLink({ uri: config.graphqlUrl, credentials: 'include', fetch: fetchInTime }),
    ]),
    cache: createCache(),
    dataMasking: true,
  });
}

function createCache(): InMemoryCache {
  const cache = new InMemoryCache({ possibleTypes: fragmentTypes.possibleTypes });
  for (const feature of features) if (feature.cache) cache.policies.addTypePolicies(feature.cache);
  return cache;
}

const addHeaders: SetContextLink.ContextSetter = async (context) => {
  const token = await getFreshToken();
  return { token, headers: { ...context.headers, ...callHeaders() } };
};

/** An operation can have another time-out: `context: { fetchOptions: { timeoutMs } }`. */
const fetchInTime = (input: string | URL | Request, init?: RequestInit & { timeoutMs?: number }) => {
  const signals = [AbortSignal.timeout(init?.timeoutMs ?? config.apiTimeoutMs), ...(init?.signal ? [init.signal] : [])];
  return fetchTrackingReachability(input, { ...init, signal: AbortSignal.any(signals) });
};

/** Refreshes the token once, then forwards once more. Errors of the second attempt do not reach this link. */
const retryWithNewToken: ErrorLink.ErrorHandler = ({ error, result, operation, forward }) => {
  if (!isRefusal(error)) return undefined;
  return from(replaceRejectedToken(operation.getContext().token ?? null)).pipe(
    switchMap((isReplaced) => (isReplaced ? forward(operation) : result ? of(result) : throwError(() => error))),
  );
};

/** Queries are sent again while the server is overloaded. Mutations are not: forms keep what was typed. */
const retryReads: RetryLink.Options = {
  attempts: (count, { operationType }, error) =>
    operationType === 'query' && ServerError.is(error) && error.statusCode === 503 && count < maxReadAttempts,
  delay: (_count, _operation, error) =>
    overloadDelayMs(ServerError.is(error) ? error.response.headers.get('retry-after') : null),
};

const statusByCode: Record<string, number> = { UNAUTHENTICATED: 401, FORBIDDEN: 403 };

function isRefusal(error: ErrorLike): boolean {
  if (CombinedGraphQLErrors.is(error))
    return error.errors.some(({ message, extensions }) =>
      isTokenRejected(statusByCode[String(extensions?.code)], message),
    );
  return (
    ServerError.is(error) &&
    isTokenRejected(error.statusCode, readErrorBody(parseJson(error.bodyText), error.bodyText).message)
  );
}
