import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Cache keys of post lists. Arguments that select a list are part of its key; paging arguments are not. */
export const cache: TypePolicies = {
  Query: {
    fields: {
      feed: relayStylePagination(['mode']),
      postsBy: relayStylePagination(['userId']),
      postsAboutStory: relayStylePagination(['storyId']),
      bookmarkedPosts: relayStylePagination(),
      postLikers: relayStylePagination(['postId']),
      postSharers: relayStylePagination(['postId']),
      // The preview (`first: 3`) and the full list are cached separately.
      searchPosts: relayStylePagination(['query', 'first']),
    },
  },
  Post: { fields: { comments: relayStylePagination(['sort']), revisions: { merge: false } } },
};
