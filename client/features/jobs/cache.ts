import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Cache policies of this feature. List keys include what selects a list but no page arguments. */
export const cache: TypePolicies = {
  Query: {
    fields: {
      jobs: relayStylePagination(['query', 'filter', 'sort']),
      searchJobs: relayStylePagination(['query', 'first']),
      ownJobs: relayStylePagination(),
      bookmarkedJobs: relayStylePagination(),
      ownJobApplications: relayStylePagination(),
      jobApplications: relayStylePagination(['jobId']),
    },
  },
};
