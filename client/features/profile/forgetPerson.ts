import type { ApolloCache, Reference, StoreObject } from '@apollo/client';
import { forgetComment } from '../comment/commentCache';
import { forgetPost } from '../post/postCache';

type Stored = StoreObject & { id: string; author?: Reference };

/** Takes somebody who is gone out of the cache, with all that they wrote. What else the page shows of them is read again. */
export function forgetPerson(cache: ApolloCache, id: string): void {
  const person = cache.identify({ __typename: 'Profile', id });
  cache.batch({
    update() {
      for (const stored of Object.values(cache.extract() as Record<string, Stored | undefined>)) {
        if (!stored?.author || cache.identify(stored.author) !== person) continue;
        if (stored.__typename === 'Post') forgetPost(cache, stored.id);
        else if (stored.__typename === 'Comment') forgetComment(cache, stored.id);
      }
      cache.evict({ id: person });
    },
  });
}
