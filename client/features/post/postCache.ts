import type { ApolloCache, Reference, StoreObject } from '@apollo/client';

type Edge = { __typename: 'PostEdge'; cursor: string; reason: string | null; node: Reference };
type StoredConnection = { edges?: Edge[] };

const postCacheId = (cache: ApolloCache, id: string): string => cache.identify({ __typename: 'Post', id })!;

const prependEdges = (
  cache: ApolloCache,
  list: StoredConnection,
  ids: readonly string[],
  reason: string,
): StoredConnection => {
  if (!list.edges) return list;
  const known = new Set(list.edges.map(({ node }) => cache.identify(node)));
  const edges = ids
    .map((id) => postCacheId(cache, id))
    .filter((key) => !known.has(key))
    .map((key): Edge => ({ __typename: 'PostEdge', cursor: '', reason, node: { __ref: key } }));
  return edges.length > 0 ? { ...list, edges: [...edges, ...list.edges] } : list;
};

/** Puts posts at the head of the ranked feed, in this order; those that it has stay where they are. */
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
 * Puts a post that the viewer has just published at the head of every list it belongs to that was read before.
 * The post itself must be in the cache. Lists that have it already stay as they are.
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

/** Takes posts that are gone, or no longer the viewer's to see, out of the cache; lists and shares lose them with that. */
export function evictPosts(cache: ApolloCache, ids: readonly string[]): void {
  if (ids.length === 0) return;
  const gone = new Set<string | undefined>(ids.map((id) => postCacheId(cache, id)));
  cache.batch({
    update() {
      // A share keeps its place and says that what it shared is not available.
      for (const [shareId, share] of Object.entries(cache.extract() as Record<string, StoreObject | undefined>)) {
        const shared = share?.sharedPost as Reference | null | undefined;
        if (shared && gone.has(cache.identify(shared)))
          cache.modify({ id: shareId, fields: { sharedPost: () => null } });
      }
      for (const key of gone) cache.evict({ id: key });
    },
  });
}

/** The same for one. */
export const evictPost = (cache: ApolloCache, id: string): void => evictPosts(cache, [id]);
