import { person, search, type ListField } from './listField';

const teams = {
  type: 'TeamConnection',
  plain: `__typename id name pitch stage location remote status analysisId createdAt updatedAt viewerCanEdit viewerMembership owner { ${person} }`,
  resolved:
    'id roles { id title skills viewerCanApply } members { title status person { username } } fit { score reasons breakdown { key points } }',
};
const roleApplications = {
  type: 'RoleApplicationConnection',
  plain: `__typename id note status reply privateNote conversationId createdAt updatedAt team { id name status } role { id title status } applicant { ${person} }`,
  resolved: 'id applicant { connectionCount }',
};

export const teamListFields: readonly ListField[] = [
  {
    field: 'teams',
    ...teams,
    args: [
      '$query: String, $filter: TeamFilterInput, $sort: TeamSort',
      'query: $query, filter: $filter, sort: $sort',
      { query: 'ledger', filter: { stages: ['PROTOTYPE'] }, sort: 'BEST_FIT' },
    ],
    rejected: [
      [{ query: 'x'.repeat(201) }, 400, 'BAD_USER_INPUT'],
      [{ sort: 'newest' }, 400, 'BAD_USER_INPUT'],
      [{ filter: { stages: ['prototype'] } }, 400, 'BAD_USER_INPUT'],
      [{ filter: { hours: 7 } }, 400, 'BAD_USER_INPUT'],
      [{ filter: { skills: Array.from({ length: 11 }, String) } }, 400, 'BAD_USER_INPUT'],
      [{ query: null, filter: null, sort: null }, 200],
      [{ sort: 'NEWEST' }, 200],
      [{}, 200],
    ],
  },
  { field: 'searchTeams', ...teams, ...search, args: ['$query: String!', 'query: $query', { query: 'ledger' }] },
  { field: 'ownTeams', ...teams },
  {
    field: 'roleApplications',
    ...roleApplications,
    args: [
      '$roleId: ID!, $status: RoleApplicationStatus',
      'roleId: $roleId, status: $status',
      { roleId: '$role', status: null },
    ],
    rejected: [
      [{ roleId: 'no id' }, 404, 'NOT_FOUND'],
      [{ roleId: '$missing' }, 404, 'NOT_FOUND'],
      [{ roleId: '$otherRole' }, 403, 'FORBIDDEN'],
      [{ roleId: null }, 400, 'BAD_USER_INPUT'],
      [{ roleId: '$role', status: 'SENT' }, 200],
      [{ roleId: '$role', status: 'sent' }, 400, 'BAD_USER_INPUT'],
    ],
    required: ['roleId', 'ID'],
  },
  { field: 'ownRoleApplications', ...roleApplications },
];
