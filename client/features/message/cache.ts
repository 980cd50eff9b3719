import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** What identifies this domain's lists and things in the cache: what chooses a list, never its page. */
export const cache: TypePolicies = {
  Query: {
    fields: {
      conversations: relayStylePagination(),
      messageRequests: relayStylePagination(),
      searchMessages: relayStylePagination(['query', 'conversationId']),
    },
  },
  // What a conversation comes with is whole: the newer one is right.
  Conversation: {
    fields: { participants: { merge: false }, readMarks: { merge: false }, lastMessage: { merge: false } },
  },
};
