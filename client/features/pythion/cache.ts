import type { Reference, TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Cache policies of this feature. List keys include what selects a list but no page arguments. */
export const cache: TypePolicies = {
  Query: {
    fields: {
      // An analysis that was just created is in the cache without having been queried.
      analysis: {
        read(existing: Reference | undefined, { args, canRead, toReference }) {
          const created = toReference({ __typename: 'Analysis', id: args?.id as string });
          return existing ?? (canRead(created) ? created : undefined);
        },
      },
      analyses: relayStylePagination(['query', 'starred', 'sort']),
      sharedAnalyses: relayStylePagination(['query']),
      analysisComments: relayStylePagination(['analysisId']),
    },
  },
};
