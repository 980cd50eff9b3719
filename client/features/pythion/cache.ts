import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Cache policies of this feature. List keys include what selects a list but no page arguments. */
export const cache: TypePolicies = {
  Query: {
    fields: {
      analyses: relayStylePagination(['query', 'starred', 'sort']),
      sharedAnalyses: relayStylePagination(),
      analysisComments: relayStylePagination(['analysisId']),
    },
  },
};
