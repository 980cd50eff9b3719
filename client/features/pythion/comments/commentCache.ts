import type { ApolloCache } from '@apollo/client';

/** Removes a comment. Lists leave out what the cache no longer has. */
export function evictClaimComment(cache: ApolloCache, id: string): void {
  cache.evict({ id: cache.identify({ __typename: 'AnalysisComment', id }) });
}
