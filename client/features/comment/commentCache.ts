import type { ApolloCache, Reference, StoreObject } from '@apollo/client';
import type { CommentIds } from '../../../shared/contracts/comment';

type Edge = { __typename: 'CommentEdge'; cursor: string; node: Reference };
type StoredComments = { edges?: Edge[]; pageInfo?: { hasNextPage?: boolean } };

export const commentCacheId = (cache: ApolloCache, id: string): string =>
  cache.identify({ __typename: 'Comment', id })!;
const postCacheId = (cache: ApolloCache, id: string): string => cache.identify({ __typename: 'Post', id })!;

/** Whether the list that this comment belongs to is cached. */
export function hasCachedList(cache: ApolloCache, comment: CommentIds): boolean {
  let hasList = false;
  const markPresent = <Value>(value: Value): Value => {
    hasList = true;
    return value;
  };
  if (comment.parentId)
    cache.modify<{ replies: unknown }>({
      id: commentCacheId(cache, comment.parentId),
      fields: { replies: markPresent },
    });
  else
    cache.modify<{ comments: unknown }>({ id: postCacheId(cache, comment.postId), fields: { comments: markPresent } });
  return hasList;
}

/**
 * Adds a comment to the cached lists it belongs to, unless they contain it. The comment itself must be cached.
 * Unless it is sorted newest first, a list with further pages does not change: a later page contains the comment.
 */
export function addComment(cache: ApolloCache, comment: CommentIds): void {
  const key = commentCacheId(cache, comment.id);
  const node: Reference = { __ref: key };
  const isComment = (each: Reference) => cache.identify(each) === key;
  if (comment.parentId) {
    cache.modify<{ replies: readonly Reference[] }>({
      id: commentCacheId(cache, comment.parentId),
      fields: { replies: (replies) => (replies.some(isComment) ? replies : [...(replies as Reference[]), node]) },
    });
    return;
  }
  const edge: Edge = { __typename: 'CommentEdge', cursor: '', node };
  cache.modify<{ comments: StoredComments }>({
    id: postCacheId(cache, comment.postId),
    fields: {
      comments(list, { storeFieldName }) {
        const stored = list as StoredComments;
        if (!stored.edges || stored.edges.some((each) => isComment(each.node))) return stored;
        if (storeFieldName.includes('NEWEST')) return { ...stored, edges: [edge, ...stored.edges] };
        return stored.pageInfo?.hasNextPage ? stored : { ...stored, edges: [...stored.edges, edge] };
      },
    },
  });
}

/** Evicts a deleted comment. Lists drop it. */
export function evictComment(cache: ApolloCache, id: string): void {
  cache.evict({ id: commentCacheId(cache, id) });
}

/** Sets the helpful comment of a post; null clears the mark. */
export function markHelpful(cache: ApolloCache, markedPostId: string, helpfulId: string | null): void {
  cache.batch({
    update() {
      for (const [key, stored] of Object.entries(cache.extract() as Record<string, StoreObject | undefined>)) {
        if (!key.startsWith('Comment:') || stored?.postId !== markedPostId) continue;
        cache.modify<{ isHelpful: boolean }>({ id: key, fields: { isHelpful: () => stored.id === helpfulId } });
      }
    },
  });
}
