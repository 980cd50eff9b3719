import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Type policies of this domain. Key arguments are those that select a list, never those that select a page of it. */
export const cache: TypePolicies = {
  Query: {
    fields: {
      // `first` is a key because the short preview and the full list are cached separately.
      searchPeople: relayStylePagination(['query', 'filter', 'first']),
      // The same for the three-avatar preview and the full list.
      mutualConnections: relayStylePagination(['personId', 'first']),
      connections: relayStylePagination(['personId']),
      followers: relayStylePagination(['personId']),
      following: relayStylePagination(['personId']),
      receivedRequests: relayStylePagination(),
      sentRequests: relayStylePagination(),
      suggestions: relayStylePagination(),
      blockedPeople: relayStylePagination(),
      mutedPeople: relayStylePagination(),
    },
  },
  // A Relation has no id; queries select different fields of it, so results are merged.
  Relation: { merge: true },
};
