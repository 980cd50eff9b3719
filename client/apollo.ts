import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type ErrorLike, type TypePolicies } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';
import { relayStylePagination } from '@apollo/client/utilities';
import { from, of, switchMap, throwError } from 'rxjs';
import { readErrorBody, refusesToken } from './api/errors';
import { callHeaders } from './api/headers';
import { parseJson } from './api/request';
import { freshToken, replaceToken } from './auth/session';
import { config } from './config';
import fragmentTypes from './generated/possibleTypes';

declare module '@apollo/client' {
  interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
  interface DefaultContext {
    /** The token that the operation was sent with. */
    token?: string | null;
  }
}

const exportStates = ['WAITING', 'RUNNING', 'READY', 'FAILED'];
const laterState = (known = 'WAITING', next = 'WAITING') => (exportStates.indexOf(next) < exportStates.indexOf(known) ? known : next);

/** Lists that grow page by page. Only what chooses the list is part of its identity, never the page. */
const typePolicies: TypePolicies = {
  Query: {
    fields: {
      feed: relayStylePagination(['mode']),
      postsBy: relayStylePagination(['userId']),
      bookmarkedPosts: relayStylePagination(),
      searchPosts: relayStylePagination(['query']),
      blockedPeople: relayStylePagination(),
      notifications: relayStylePagination(),
      conversations: relayStylePagination(),
      messageRequests: relayStylePagination(),
      searchMessages: relayStylePagination(['query', 'conversationId']),
      // The three faces beside a name and the whole list are two lists: one must not shorten the other.
      mutualConnections: relayStylePagination(['personId', 'first']),
      sessions: { merge: false },
    },
  },
  // Lists that come whole: the newer one is right.
  Post: { fields: { comments: relayStylePagination(['sort']), revisions: { merge: false } } },
  Comment: { fields: { replies: { merge: false } } },
  Conversation: { fields: { participants: { merge: false }, readMarks: { merge: false }, lastMessage: { merge: false } } },
  NotificationSwitch: { keyFields: ['kind'] },
  // How one stands to a person has no id of its own; each reader asks for another part of it.
  Relation: { merge: true },
  // It only goes forward, while its answers and live events may cross.
  DataExport: { fields: { status: { merge: laterState }, progress: { merge: (known = 0, next = 0) => Math.max(known, next) } } },
};

/** A cache and the way to the server, for one signed-in person: somebody else gets another. */
export function createApollo(): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([new ErrorLink(retryWithNewToken), new SetContextLink(addHeaders), new HttpLink({ uri: config.graphqlUrl, credentials: 'include', fetch: fetchInTime })]),
    cache: new InMemoryCache({ possibleTypes: fragmentTypes.possibleTypes, typePolicies }),
    dataMasking: true,
  });
}

const addHeaders: SetContextLink.ContextSetter = async (context) => {
  const token = await freshToken();
  return { token, headers: { ...context.headers, ...callHeaders() } };
};

const fetchInTime: typeof fetch = (input, init) => {
  const signals = [AbortSignal.timeout(config.apiTimeoutMs), ...(init?.signal ? [init.signal] : [])];
  return fetch(input, { ...init, signal: AbortSignal.any(signals) });
};

/** Refreshes the token once, then sends once more: errors of the second try are not seen here again. */
const retryWithNewToken: ErrorLink.ErrorHandler = ({ error, result, operation, forward }) => {
  if (!isRefusal(error)) return undefined;
  return from(replaceToken(operation.getContext().token ?? null)).pipe(switchMap((isReplaced) => (isReplaced ? forward(operation) : result ? of(result) : throwError(() => error))));
};

const statusOf: Record<string, number> = { UNAUTHENTICATED: 401, FORBIDDEN: 403 };

function isRefusal(error: ErrorLike): boolean {
  if (CombinedGraphQLErrors.is(error)) return error.errors.some(({ message, extensions }) => refusesToken(statusOf[String(extensions?.code)], message));
  return ServerError.is(error) && refusesToken(error.statusCode, readErrorBody(parseJson(error.bodyText), error.bodyText).message);
}
