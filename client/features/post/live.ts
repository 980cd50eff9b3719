import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { PostCounts } from '../../../shared/contracts/post';
import type { LiveHandlers } from '../../live/handlers';
import { PostActions_PostFragmentDoc } from './actions/__generated__/PostActions.generated';
import { PostDocument } from './page/__generated__/Post.generated';
import { evictPost } from './postCache';

const isGone = (error: unknown) =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'NOT_FOUND');

/** Posts as they change elsewhere. */
export const handlers: LiveHandlers = {
  'post.counted': ({ id, likeCount, commentCount, shareCount }, { cache }) => {
    cache.modify<PostCounts>({
      id: cache.identify({ __typename: 'Post', id }),
      fields: { likeCount: () => likeCount, commentCount: () => commentCount, shareCount: () => shareCount },
    });
  },

  /** What it says now depends on who reads: it is fetched, and gone for those who may not read it any more. */
  'post.edited': async ({ id }, { client, cache }) => {
    const known = cache.readFragment({
      id: cache.identify({ __typename: 'Post', id }),
      fragment: PostActions_PostFragmentDoc,
    });
    if (!known) return;
    try {
      await client.query({ query: PostDocument, variables: { id }, fetchPolicy: 'network-only' });
    } catch (error) {
      if (isGone(error)) evictPost(cache, id);
    }
  },

  'post.deleted': ({ id }, { cache }) => evictPost(cache, id),
};
