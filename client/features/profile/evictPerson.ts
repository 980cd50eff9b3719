import type { ApolloCache } from '@apollo/client';
import { hidePerson } from '../network/block/blockCache';

/** Takes somebody who is gone out of the cache, with all that they wrote. What else the page shows of them is read again. */
export function evictPerson(cache: ApolloCache, id: string): void {
  cache.batch({
    update() {
      hidePerson(cache, id);
      cache.evict({ id: cache.identify({ __typename: 'Profile', id }) });
    },
  });
}
