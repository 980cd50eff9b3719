import { roleApplicationStatuses } from '../../../shared/contracts/team';
import type { ApplicationKind } from '../application/application.kind';
import { applicantJoin, applicationFields } from '../application/application.projection';
import { onRoleApplicationMoved, requireOutside } from './roleApplication.accept';
import type { RoleApplication } from './roleApplication.type';
import { applicationChanged } from './team.events';
import { roleCardProjection, teamCardProjection } from './team.projection';
import { roleApplicationQuota } from './team.quotas';
import { roleApplicationType } from './team.rest';
import { loadRole, lockRoleAndTeam } from './team.store';

const ownerOf = (application: string) => `${application}_team.owner_id`;

/** Applications for roles in teams. The team's owner decides; accepting adds the member. */
export const roleApplications: ApplicationKind<RoleApplication> = {
  name: 'role',
  decider: 'team’s owner',
  statuses: roleApplicationStatuses,
  quota: roleApplicationQuota,
  notifications: { applied: 'team.applied', moved: 'team.applicationMoved' },
  joins: (application) => `
    join team_role ${application}_role on ${application}_role.id = ${application}.role_id
    join team ${application}_team on ${application}_team.id = ${application}_role.team_id ${applicantJoin(application)}`,
  deciderId: ownerOf,
  projection: (application, fieldCase) => ({
    ...applicationFields(application, ownerOf(application), fieldCase),
    team: { fields: teamCardProjection(`${application}_team`, fieldCase) },
    role: { fields: roleCardProjection(`${application}_role`, fieldCase) },
    reply: `${application}.reply`,
  }),
  restType: roleApplicationType,
  load: loadRole,
  lock: lockRoleAndTeam,
  hasReply: true,
  onApply: requireOutside,
  onMove: onRoleApplicationMoved,
  changed: applicationChanged,
};
