import type { ApolloCache, Reference, StoreObject } from '@apollo/client';
import type { CommentIds } from '../../../shared/contracts/comment';

type Edge = { __typename: 'CommentEdge'; cursor: string; node: Reference };
type StoredComments = { edges?: Edge[]; pageInfo?: { hasNextPage?: boolean } };

export const commentCacheId = (cache: ApolloCache, id: string): string =>
  cache.identify({ __typename: 'Comment', id })!;
const postCacheId = (cache: ApolloCache, id: string): string => cache.identify({ __typename: 'Post', id })!;

/** Whether a list that this comment belongs to was read before. */
export function hasCachedList(cache: ApolloCache, comment: CommentIds): boolean {
  let hasList = false;
  const look = <Value>(value: Value): Value => {
    hasList = true;
    return value;
  };
  if (comment.parentId)
    cache.modify<{ replies: unknown }>({ id: commentCacheId(cache, comment.parentId), fields: { replies: look } });
  else cache.modify<{ comments: unknown }>({ id: postCacheId(cache, comment.postId), fields: { comments: look } });
  return hasList;
}

/**
 * Puts a comment into the lists it belongs to that were read before, once. The comment itself must be in the cache.
 * Of a list whose end is not read yet, the end comes later, and the comment with it.
 */
export function addComment(cache: ApolloCache, comment: CommentIds): void {
  const key = commentCacheId(cache, comment.id);
  const node: Reference = { __ref: key };
  const isIt = (each: Reference) => cache.identify(each) === key;
  if (comment.parentId) {
    cache.modify<{ replies: readonly Reference[] }>({
      id: commentCacheId(cache, comment.parentId),
      fields: { replies: (replies) => (replies.some(isIt) ? replies : [...(replies as Reference[]), node]) },
    });
    return;
  }
  const edge: Edge = { __typename: 'CommentEdge', cursor: '', node };
  cache.modify<{ comments: StoredComments }>({
    id: postCacheId(cache, comment.postId),
    fields: {
      comments(list, { storeFieldName }) {
        const stored = list as StoredComments;
        if (!stored.edges || stored.edges.some((each) => isIt(each.node))) return stored;
        if (storeFieldName.includes('NEWEST')) return { ...stored, edges: [edge, ...stored.edges] };
        return stored.pageInfo?.hasNextPage ? stored : { ...stored, edges: [...stored.edges, edge] };
      },
    },
  });
}

/** Takes a comment that is gone out of the cache; lists lose it with that. */
export function evictComment(cache: ApolloCache, id: string): void {
  cache.evict({ id: commentCacheId(cache, id) });
}

/** One comment of a post is the one that helped, or none. */
export function markHelpful(cache: ApolloCache, onPost: string, helpfulId: string | null): void {
  cache.batch({
    update() {
      for (const [key, stored] of Object.entries(cache.extract() as Record<string, StoreObject | undefined>)) {
        if (!key.startsWith('Comment:') || stored?.postId !== onPost) continue;
        cache.modify<{ isHelpful: boolean }>({ id: key, fields: { isHelpful: () => stored.id === helpfulId } });
      }
    },
  });
}
