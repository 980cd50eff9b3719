import type { remoteValues, roleApplicationStatuses, roleStatuses, teamStatuses } from '../../../shared/contracts/team';

export type TeamStatusName = (typeof teamStatuses)[number];
export type RoleStatusName = (typeof roleStatuses)[number];
export type RemoteName = (typeof remoteValues)[number];
export type RoleApplicationStatusName = (typeof roleApplicationStatuses)[number];

export const teamStatusLabels: Record<TeamStatusName, string> = { OPEN: 'Open', PAUSED: 'Paused', CLOSED: 'Closed' };

export const roleStatusLabels: Record<RoleStatusName, string> = { OPEN: 'Open', FILLED: 'Filled', CLOSED: 'Closed' };

export const remoteLabels: Record<RemoteName, string> = { YES: 'Remote', HYBRID: 'Hybrid', NO: 'On site' };

/** States of an application, in the order of the board. */
export const applicationLabels: Record<RoleApplicationStatusName, string> = {
  SENT: 'Sent',
  SEEN: 'Seen',
  SHORTLISTED: 'Shortlisted',
  DECLINED: 'Declined',
  ACCEPTED: 'On the team',
};
