import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { isServerReachable, onReachabilityChange } from '../http/reachability';

/**
 * Refetches active queries that failed while the server was unreachable, as soon as it responds again. Queries with
 * GraphQL errors got a response and are not refetched.
 * @returns a function that stops it
 */
export function refetchOnReconnect(client: ApolloClient): () => void {
  return onReachabilityChange(() => {
    if (!isServerReachable()) return;
    for (const query of client.getObservableQueries('active')) {
      const { error } = query.getCurrentResult();
      // The component of each query shows its own error.
      if (error && !CombinedGraphQLErrors.is(error)) void query.refetch().catch(() => undefined);
    }
  });
}
