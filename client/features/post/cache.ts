import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** What identifies this domain's lists and things in the cache: what chooses a list, never its page. */
export const cache: TypePolicies = {
  Query: {
    fields: {
      feed: relayStylePagination(['mode']),
      postsBy: relayStylePagination(['userId']),
      bookmarkedPosts: relayStylePagination(),
      // The first few and the whole list are two lists.
      searchPosts: relayStylePagination(['query', 'first']),
    },
  },
  Post: { fields: { comments: relayStylePagination(['sort']), revisions: { merge: false } } },
};
