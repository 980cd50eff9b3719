import type { ApolloCache, ApolloClient, Reference, StoreObject } from '@apollo/client';
import { evictComment } from '../../comment/commentCache';
import { hidePersonInConversations, refetchConversationsAfterUnblock } from '../../message/conversationBlocks';
import { refetchNotificationsDebounced } from '../../notification/refetchNotifications';
import { evictPosts } from '../../post/postCache';
import { BlockedPeopleDocument } from './__generated__/Block.generated';
import { evictMutualConnections } from '../relation/cache/relationEffects';
import { refetchViewerCounts, resetRelation } from '../relation/cache/relationCache';
import { freshRead } from '../../../api/freshRead';

type CachedAuthored = StoreObject & { id: string; author?: Reference };
type CachedPeople = { edges: { node: Reference }[] };

const profileKey = (cache: ApolloCache, id: string): string => cache.identify({ __typename: 'Profile', id })!;

/** Evicts a person's posts and comments, and all counts and lists of connections that include them. */
export function evictPersonContent(cache: ApolloCache, id: string): void {
  const key = profileKey(cache, id);
  cache.batch({
    update() {
      const posts: string[] = [];
      for (const stored of Object.values(cache.extract() as Record<string, CachedAuthored | undefined>)) {
        if (!stored?.author || cache.identify(stored.author) !== key) continue;
        if (stored.__typename === 'Post') posts.push(stored.id);
        else if (stored.__typename === 'Comment') evictComment(cache, stored.id);
      }
      evictPosts(cache, posts);
      evictMutualConnections(cache);
      // A block ends connection and follows. Lists filter by the cached relation, so resetting it removes their rows.
      resetRelation(cache, id);
      // The list is empty now and would be served from the cache after an unblock.
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'postsBy', args: { userId: id } });
    },
  });
}

const lastChanges = new WeakMap<ApolloClient, Promise<void>>();

/**
 * Applies block changes one after another. Side by side, the refetch after an unblock would be answered by one that
 * started while the person was still blocked, or the eviction of a block would follow it.
 */
function applyInOrder(client: ApolloClient, apply: () => Promise<void>): Promise<void> {
  const applied = (lastChanges.get(client) ?? Promise.resolve()).then(apply);
  // A failed change does not keep back the ones after it.
  lastChanges.set(
    client,
    applied.catch(() => undefined),
  );
  return applied;
}

/**
 * Updates the cache after the server stored a block: refetches the list of blocked people, from which pages know who
 * is blocked, and evicts the person's content. Safe to repeat.
 */
export const applyBlock = (client: ApolloClient, personId: string): Promise<void> =>
  applyInOrder(client, async () => {
    // If this fails, pages detect the block when they refetch the content evicted below.
    await client.query({ query: BlockedPeopleDocument, ...freshRead }).catch(() => undefined);
    evictPersonContent(client.cache, personId);
    hidePersonInConversations(client, personId);
    refetchNotificationsDebounced(client);
    void refetchViewerCounts(client);
  });

/** Updates the cache after the server removed a block: refetches hidden content, then drops the person from the list of blocked people. */
export const applyUnblock = (client: ApolloClient, personId: string): Promise<void> =>
  applyInOrder(client, async () => {
    refetchNotificationsDebounced(client);
    refetchConversationsAfterUnblock(client);
    await client
      .refetchQueries({
        updateCache: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'feed' }),
        include: 'active',
        // A refetch would drop all pages but the first; the person is filtered out of the list below.
        onQueryUpdated: ({ options }) => options.query !== BlockedPeopleDocument,
      })
      // Each component shows the error of its own query.
      .catch(() => undefined);
    const { cache } = client;
    const key = profileKey(cache, personId);
    cache.modify<{ blockedPeople: CachedPeople }>({
      id: 'ROOT_QUERY',
      fields: {
        blockedPeople(list) {
          const stored = list as CachedPeople;
          return { ...stored, edges: stored.edges.filter(({ node }) => cache.identify(node) !== key) };
        },
      },
    });
  });
