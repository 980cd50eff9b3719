import type { ApolloClient } from '@apollo/client';

const searchQueryNames = new Set(['SearchPosts', 'SearchFirstPosts', 'Hashtag']);

/** Refetches the mounted search queries, because only the server knows whether a new post matches. Ignores failures. */
export function refetchActiveSearches(client: ApolloClient): void {
  for (const query of client.getObservableQueries('active')) {
    if (searchQueryNames.has(query.queryName ?? '')) query.refetch().catch(() => undefined);
  }
}
