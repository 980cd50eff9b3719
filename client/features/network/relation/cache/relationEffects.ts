import type { ApolloCache, ApolloClient, Reference, StoreObject } from '@apollo/client';
import { refetchNotificationsDebounced } from '../../../notification/refetchNotifications';
import { FeedDocument } from '../../../post/feed/__generated__/Feed.generated';
import { evictPost } from '../../../post/postCache';

type CachedPost = StoreObject & { id: string; isPublic?: boolean; author?: Reference };
type CachedFeed = { edges?: { node: Reference }[] };

const profileKey = (cache: ApolloCache, id: string): string => cache.identify({ __typename: 'Profile', id })!;

/** Evicts all counts and lists of mutual connections; they change with every connection of the viewer. */
export function evictMutualConnections(cache: ApolloCache): void {
  for (const [key, stored] of Object.entries(cache.extract() as Record<string, StoreObject | undefined>)) {
    if (stored?.__typename === 'Profile') cache.evict({ id: key, fieldName: 'mutualConnectionCount' });
  }
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'mutualConnections' });
}

/** Evicts a person's posts for connections only. */
export function evictPrivatePosts(cache: ApolloCache, personId: string): void {
  const key = profileKey(cache, personId);
  for (const stored of Object.values(cache.extract() as Record<string, CachedPost | undefined>)) {
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

/** Applies a new or removed connection to the cache: refetches or evicts the person's private posts, and evicts mutual connections. */
export function applyAccessChange(client: ApolloClient, personId: string, isConnected: boolean): void {
  client.cache.batch({
    update(cache) {
      evictMutualConnections(cache);
      if (!isConnected) evictPrivatePosts(cache, personId);
    },
  });
  // A visible feed is not refetched, because its rows would move; it shows the new posts on the next visit.
  const evictsFeed = isConnected && !isFeedShown(client);
  void client
    .refetchQueries({
      updateCache(cache) {
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'postsBy', args: { userId: personId } });
        if (evictsFeed) cache.evict({ id: 'ROOT_QUERY', fieldName: 'feed' });
      },
    })
    // Each component shows the error of its own query.
    .catch(() => undefined);
}

/** Applies a mute or unmute to the cache: removes the person's posts from feeds, or refetches feeds; refetches notifications. */
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
  cache.modify<{ feed: CachedFeed }>({
    id: 'ROOT_QUERY',
    fields: {
      feed(list, { readField }) {
        const stored = list as CachedFeed;
        const isByOthers = ({ node }: { node: Reference }) =>
          cache.identify(readField<Reference>('author', node) ?? {}) !== key;
        return stored.edges ? { ...stored, edges: stored.edges.filter(isByOthers) } : stored;
      },
    },
  });
}
