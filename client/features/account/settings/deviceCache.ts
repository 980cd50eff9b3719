import type { ApolloCache } from '@apollo/client';

/** Takes a device that was signed out from the list, for good or in an optimistic answer, where `evict` would do nothing. */
export function evictDevice(cache: ApolloCache, sessionId: string): void {
  cache.modify({ id: cache.identify({ __typename: 'Session', id: sessionId }), fields: (_, { DELETE }) => DELETE });
}
