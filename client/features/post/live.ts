import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { PostCounts } from '../../../shared/contracts/post';
import type { LiveHandlers } from '../../live/handlers';
import { PostActions_PostFragmentDoc } from './actions/__generated__/PostActions.generated';
import { PostDocument } from './page/__generated__/Post.generated';
import { evictPost } from './postCache';
import { freshRead } from '../../api/freshRead';

const isNotFound = (error: unknown) =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'NOT_FOUND');

/** Writes live events of posts to the cache. */
export const handlers: LiveHandlers = {
  'post.counted': ({ id, likeCount, commentCount, shareCount }, { cache }) => {
    cache.modify<PostCounts>({
      id: cache.identify({ __typename: 'Post', id }),
      fields: { likeCount: () => likeCount, commentCount: () => commentCount, shareCount: () => shareCount },
    });
  },

  /** Refetches the post, because its fields depend on the viewer. Evicts it when the viewer may no longer see it. */
  'post.edited': async ({ id }, { client, cache }) => {
    const cached = cache.readFragment({
      id: cache.identify({ __typename: 'Post', id }),
      fragment: PostActions_PostFragmentDoc,
    });
    if (!cached) return;
    try {
      await client.query({ query: PostDocument, variables: { id }, ...freshRead });
    } catch (error) {
      if (isNotFound(error)) evictPost(cache, id);
    }
  },

  'post.deleted': ({ id }, { cache }) => evictPost(cache, id),
};
