import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** What identifies this domain's lists and things in the cache: what chooses a list, never its page. */
export const cache: TypePolicies = {
  Query: {
    fields: {
      // The first few and the whole list are two lists.
      searchPeople: relayStylePagination(['query', 'first']),
      // The three faces beside a name and the whole list: one must not shorten the other.
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
  // How one stands to a person has no id of its own; each reader asks for another part of it.
  Relation: { merge: true },
};
