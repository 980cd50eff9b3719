import type { ApolloCache } from '@apollo/client';
import { evictPersonContent } from '../network/block/blockCache';

/** Evicts a person who is not visible any more, with all their content. Active queries refetch what is missing. */
export function evictPerson(cache: ApolloCache, id: string): void {
  cache.batch({
    update() {
      evictPersonContent(cache, id);
      cache.evict({ id: cache.identify({ __typename: 'Profile', id }) });
    },
  });
}
