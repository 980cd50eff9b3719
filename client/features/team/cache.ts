import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Cache policies of this feature. List keys include what selects a list but no page arguments. */
export const cache: TypePolicies = {
  Query: {
    fields: {
      teams: relayStylePagination(['query', 'filter', 'sort']),
      searchTeams: relayStylePagination(['query', 'first']),
      ownTeams: relayStylePagination(),
      ownRoleApplications: relayStylePagination(),
      roleApplications: relayStylePagination(['roleId']),
    },
  },
  Team: { fields: { members: { merge: false }, roles: { merge: false } } },
  TeamFit: { keyFields: ['roleId'] },
};
