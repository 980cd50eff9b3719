import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

export const cache: TypePolicies = {
  Query: {
    fields: {
      news: relayStylePagination(['sourceId']),
      bookmarkedNews: relayStylePagination(),
      newsSources: { merge: false },
    },
  },
};
