import type { ApolloCache, ApolloClient, Reference, StoreObject } from '@apollo/client';
import { evictComment } from '../../comment/commentCache';
import { hideInConversations, showInConversations } from '../../message/conversationBlocks';
import { refetchNotificationsDebounced } from '../../notification/refresh';
import { evictPosts } from '../../post/postCache';
import { BlockedPeopleDocument } from './__generated__/Block.generated';
import { evictMutual } from '../relation/relationEffects';
import { evictRelation, refetchOwnCounts } from '../relation/relationCache';

type Stored = StoreObject & { id: string; author?: Reference };
type StoredPeople = { edges: { node: Reference }[] };

const profileKey = (cache: ApolloCache, id: string): string => cache.identify({ __typename: 'Profile', id })!;

/** Takes everything that a person wrote out of the cache, and counts and lists of connections with them. */
export function hidePerson(cache: ApolloCache, id: string): void {
  const key = profileKey(cache, id);
  cache.batch({
    update() {
      const posts: string[] = [];
      for (const stored of Object.values(cache.extract() as Record<string, Stored | undefined>)) {
        if (!stored?.author || cache.identify(stored.author) !== key) continue;
        if (stored.__typename === 'Post') posts.push(stored.id);
        else if (stored.__typename === 'Comment') evictComment(cache, stored.id);
      }
      evictPosts(cache, posts);
      evictMutual(cache);
      // What was between the two has ended: lists show only those whose relation says that they belong.
      evictRelation(cache, id);
      // Emptied by the above; read anew when the person can be seen again.
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'postsBy', args: { userId: id } });
    },
  });
}

/**
 * Brings the page in line with a block that the server knows of: the list of blocked people, which tells the pages who
 * is blocked, and what has to vanish. Safe to repeat.
 */
export async function applyBlock(client: ApolloClient, personId: string): Promise<void> {
  // Without the list, pages find out when they read what is hidden below.
  await client.query({ query: BlockedPeopleDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  hidePerson(client.cache, personId);
  hideInConversations(client, personId);
  refetchNotificationsDebounced(client);
  void refetchOwnCounts(client);
}

/** The same for the end of a block: what was hidden is read again, and then the person is nobody blocked. */
export async function applyUnblock(client: ApolloClient, personId: string): Promise<void> {
  refetchNotificationsDebounced(client);
  showInConversations(client);
  await client
    .refetchQueries({
      updateCache: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'feed' }),
      include: 'active',
      // It would lose the pages after its first; the person is taken out of it below.
      onQueryUpdated: ({ options }) => options.query !== BlockedPeopleDocument,
    })
    // Each part of the page shows its own failure.
    .catch(() => undefined);
  const { cache } = client;
  const key = profileKey(cache, personId);
  cache.modify<{ blockedPeople: StoredPeople }>({
    id: 'ROOT_QUERY',
    fields: {
      blockedPeople(list) {
        const stored = list as StoredPeople;
        return { ...stored, edges: stored.edges.filter(({ node }) => cache.identify(node) !== key) };
      },
    },
  });
}
