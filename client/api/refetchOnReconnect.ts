import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { isServerReachable, onReachabilityChange } from './reachability';

/**
 * What stands on the page and failed while the server could not be reached is asked for again as soon as it answers.
 * Refusals stay: they were answers.
 * @returns a function that stops it
 */
export function refetchOnReconnect(client: ApolloClient): () => void {
  return onReachabilityChange(() => {
    if (!isServerReachable()) return;
    for (const query of client.getObservableQueries('active')) {
      const { error } = query.getCurrentResult();
      // Each part of the page shows its own failure.
      if (error && !CombinedGraphQLErrors.is(error)) void query.refetch().catch(() => undefined);
    }
  });
}
