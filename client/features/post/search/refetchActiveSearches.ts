import type { ApolloClient } from '@apollo/client';

const asked = new Set(['SearchPosts', 'FirstPosts', 'Hashtag']);

/** A new post may be among what an open search finds: only the server knows. Failing leaves what is shown. */
export function refetchActiveSearches(client: ApolloClient): void {
  for (const query of client.getObservableQueries('active')) {
    if (asked.has(query.queryName ?? '')) query.refetch().catch(() => undefined);
  }
}
