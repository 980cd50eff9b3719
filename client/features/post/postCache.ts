import type { ApolloCache, Reference, StoreObject } from '@apollo/client';

type Edge = { __typename: 'PostEdge'; cursor: string; reason: string | null; node: Reference };
type StoredConnection = { edges?: Edge[] };

const postCacheId = (cache: ApolloCache, id: string): string => cache.identify({ __typename: 'Post', id })!;

/** Prepends the posts that the list does not contain yet. */
const prependEdges = (
  cache: ApolloCache,
  list: StoredConnection,
  ids: readonly string[],
  reason: string,
): StoredConnection => {
  if (!list.edges) return list;
  const listed = new Set(list.edges.map(({ node }) => cache.identify(node)));
  const edges = ids
    .map((id) => postCacheId(cache, id))
    .filter((key) => !listed.has(key))
    .map((key): Edge => ({ __typename: 'PostEdge', cursor: '', reason, node: { __ref: key } }));
  return edges.length > 0 ? { ...list, edges: [...edges, ...list.edges] } : list;
};

/** Prepends posts to the ranked feed, in this order. Posts that it contains already keep their position. */
export function prependToRankedFeed(cache: ApolloCache, ids: readonly string[]): void {
  cache.modify<{ feed: StoredConnection }>({
    id: 'ROOT_QUERY',
    fields: {
      feed: (list, { storeFieldName }) =>
        storeFieldName.includes('FOR_YOU')
          ? prependEdges(cache, list as StoredConnection, ids, 'RECENT')
          : (list as StoredConnection),
    },
  });
}

/**
 * Prepends a post that the viewer has just published to every cached list it belongs to.
 * The post itself must be cached. Lists that contain it already do not change.
 */
export function prependOwnPost(cache: ApolloCache, id: string, viewerId: string): void {
  const add = (list: StoredConnection) => prependEdges(cache, list, [id], 'OWN');
  cache.modify<{ feed: StoredConnection; postsBy: StoredConnection }>({
    id: 'ROOT_QUERY',
    fields: {
      feed: (list) => add(list as StoredConnection),
      postsBy: (list, { storeFieldName }) =>
        storeFieldName.includes(viewerId) ? add(list as StoredConnection) : (list as StoredConnection),
    },
  });
}

/**
 * Evicts posts that were deleted or that the viewer may no longer see. Lists drop them, and shares of them get
 * `sharedPost: null`. Scans the cache once, however many posts there are.
 */
export function evictPosts(cache: ApolloCache, ids: readonly string[]): void {
  if (ids.length === 0) return;
  const evictedIds = new Set<string | undefined>(ids.map((id) => postCacheId(cache, id)));
  cache.batch({
    update() {
      // The share stays listed and shows that the original is not available.
      for (const [shareId, share] of Object.entries(cache.extract() as Record<string, StoreObject | undefined>)) {
        const shared = share?.sharedPost as Reference | null | undefined;
        if (shared && evictedIds.has(cache.identify(shared)))
          cache.modify({ id: shareId, fields: { sharedPost: () => null } });
      }
      for (const key of evictedIds) cache.evict({ id: key });
    },
  });
}

/** Evicts one post. See `evictPosts`. */
export const evictPost = (cache: ApolloCache, id: string): void => evictPosts(cache, [id]);
