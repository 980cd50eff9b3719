import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Cache policies of this feature. List keys include filters but no page arguments. */
export const cache: TypePolicies = {
  Query: {
    fields: {
      conversations: relayStylePagination(),
      messageRequests: relayStylePagination(),
      searchMessages: relayStylePagination(['query', 'conversationId']),
    },
  },
  // These fields always arrive complete, so incoming data replaces the cached value.
  Conversation: {
    fields: { participants: { merge: false }, readMarks: { merge: false }, lastMessage: { merge: false } },
  },
};
