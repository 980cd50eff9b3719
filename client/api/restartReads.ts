import type { ApolloClient } from '@apollo/client';
import { freshRead } from './freshRead';

/**
 * Sends the requests of shown queries again that are in flight after a change, because the server may have answered them before
 * it. Their responses are dropped, so that they can't arrive after the new ones. Queries that are loaded are left as they are.
 * @param operations names of the queries whose data changed
 */
export function restartReads(client: ApolloClient, operations: readonly string[]): void {
  for (const query of client.getObservableQueries()) {
    if (!operations.includes(query.queryName ?? '') || !query.getCurrentResult().loading) continue;
    const { fetchPolicy, context } = freshRead;
    // After a failure the query shows its error, as without a restart.
    void query.reobserve({ fetchPolicy, context: { ...query.options.context, ...context } }).catch(() => undefined);
  }
}
