import type { ApolloCache } from '@apollo/client';

/** Removes a signed-out device from the cache. Uses `modify`, because `evict` has no effect in an optimistic update. */
export function evictDevice(cache: ApolloCache, sessionId: string): void {
  cache.modify({ id: cache.identify({ __typename: 'Session', id: sessionId }), fields: (_, { DELETE }) => DELETE });
}
