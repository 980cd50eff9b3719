import type { ApolloCache, ApolloClient, Reference, StoreObject } from '@apollo/client';
import { refetchNotificationsDebounced } from '../../notification/refresh';
import { FeedDocument } from '../../post/feed/__generated__/Feed.generated';
import { evictPost } from '../../post/postCache';

type StoredPost = StoreObject & { id: string; isPublic?: boolean; author?: Reference };
type StoredFeed = { edges?: { node: Reference }[] };

const profileKey = (cache: ApolloCache, id: string): string => cache.identify({ __typename: 'Profile', id })!;

/** Whom both know changes with every connection of the viewer. */
export function evictMutual(cache: ApolloCache): void {
  for (const [key, stored] of Object.entries(cache.extract() as Record<string, StoreObject | undefined>)) {
    if (stored?.__typename === 'Profile') cache.evict({ id: key, fieldName: 'mutualConnectionCount' });
  }
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'mutualConnections' });
}

/** Takes a person's posts that only their connections may read off the page. */
export function evictPrivatePosts(cache: ApolloCache, personId: string): void {
  const key = profileKey(cache, personId);
  for (const stored of Object.values(cache.extract() as Record<string, StoredPost | undefined>)) {
    if (
      stored?.__typename === 'Post' &&
      stored.isPublic === false &&
      stored.author &&
      cache.identify(stored.author) === key
    )
      evictPost(cache, stored.id);
  }
}

const isFeedShown = (client: ApolloClient): boolean =>
  [...client.getObservableQueries('active')].some(({ options }) => options.query === FeedDocument);

/** A connection came or went, and with it the right to read a person's private posts: they are read again, or forgotten. */
export function applyAccessChange(client: ApolloClient, personId: string, isConnected: boolean): void {
  client.cache.batch({
    update(cache) {
      evictMutual(cache);
      if (!isConnected) evictPrivatePosts(cache, personId);
    },
  });
  // A feed that is being read does not move by itself: it has the new posts on the next visit.
  const readsFeedAnew = isConnected && !isFeedShown(client);
  void client
    .refetchQueries({
      updateCache(cache) {
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'postsBy', args: { userId: personId } });
        if (readsFeedAnew) cache.evict({ id: 'ROOT_QUERY', fieldName: 'feed' });
      },
    })
    // Each part of the page shows its own failure.
    .catch(() => undefined);
}

/** A muted person's posts leave the feeds, and their doings the notifications; the end of it brings them back. */
export function applyMuteChange(client: ApolloClient, personId: string, hasMuted: boolean): void {
  refetchNotificationsDebounced(client);
  if (!hasMuted) {
    void client
      .refetchQueries({ updateCache: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'feed' }) })
      .catch(() => undefined);
    return;
  }
  const { cache } = client;
  const key = profileKey(cache, personId);
  cache.modify<{ feed: StoredFeed }>({
    id: 'ROOT_QUERY',
    fields: {
      feed(list, { readField }) {
        const stored = list as StoredFeed;
        const isOthers = ({ node }: { node: Reference }) =>
          cache.identify(readField<Reference>('author', node) ?? {}) !== key;
        return stored.edges ? { ...stored, edges: stored.edges.filter(isOthers) } : stored;
      },
    },
  });
}
