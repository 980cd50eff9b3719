import type { ApolloCache, ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { toggleInList } from '../../../api/toggleInList';
import { toCallError } from '../../../http/toCallError';
import { optimisticToggle } from '../../../lib/optimisticToggle';
import { useToast } from '../../../ui/toast/Toast';
import {
  PostActions_PostFragmentDoc as fragment,
  SetPostBookmarkDocument,
  SetPostLikeDocument,
  type PostActions_PostFragment,
} from './__generated__/PostActions.generated';

type PostState = PostActions_PostFragment;

function updateCachedPost(cache: ApolloCache, id: string, change: (post: PostState) => Partial<PostState>): void {
  cache.updateFragment(
    { id: cache.identify({ __typename: 'Post', id }), fragment },
    (post) => post && { ...post, ...change(post) },
  );
}

const toggles = {
  like: {
    isOn: (post: PostState) => post.viewerHasLiked,
    show: (cache: ApolloCache, id: string, wanted: boolean) =>
      updateCachedPost(cache, id, (post) => ({
        viewerHasLiked: wanted,
        likeCount: post.likeCount + Number(wanted) - Number(post.viewerHasLiked),
      })),
    send: (client: ApolloClient, id: string, liked: boolean) =>
      client.mutate({ mutation: SetPostLikeDocument, variables: { id, liked } }),
    failureMessages: { on: 'Failed to like post', off: 'Couldn’t unlike the post.' },
  },
  bookmark: {
    isOn: (post: PostState) => post.viewerHasBookmarked,
    show: (cache: ApolloCache, id: string, wanted: boolean) =>
      updateCachedPost(cache, id, () => ({ viewerHasBookmarked: wanted })),
    send: (client: ApolloClient, id: string, bookmarked: boolean) =>
      toggleInList(client, {
        list: { operation: 'Bookmarks' },
        send: () => client.mutate({ mutation: SetPostBookmarkDocument, variables: { id, bookmarked } }),
      }),
    failureMessages: { on: 'Couldn’t bookmark the post.', off: 'Couldn’t remove the bookmark.' },
  },
} as const;

/**
 * Likes or bookmarks a post optimistically. Rolls back with a toast on failure.
 * @returns a function that toggles the state
 */
export function usePostToggle(kind: keyof typeof toggles, post: PostState): () => Promise<void> {
  const client = useApolloClient();
  const toast = useToast();
  const { isOn, show, send, failureMessages } = toggles[kind];
  return async () => {
    await optimisticToggle({
      key: `${kind}:${post.id}`,
      isOn: isOn(post),
      cache: client.cache,
      show: (cache, wanted) => show(cache, post.id, wanted),
      send: (wanted) => send(client, post.id, wanted),
      onFailure: (error, wanted) =>
        toast.show(toCallError(error, failureMessages[wanted ? 'on' : 'off']).message, { failed: true }),
    });
  };
}
