import type {
  memberStatuses,
  remoteValues,
  roleApplicationStatuses,
  roleStatuses,
  teamSorts,
  teamStatuses,
} from '../../../shared/contracts/team';
import { enumOf } from '../../graphql/types/enumOf';

export const TeamStatus = enumOf<typeof teamStatuses>('TeamStatus', 'State of a team.', {
  OPEN: 'It is in lists, and its open roles accept applications.',
  PAUSED: 'Only its members, invited people and applicants see it.',
  CLOSED: 'The same, and for good.',
});

export const RoleStatus = enumOf<typeof roleStatuses>('RoleStatus', 'State of a role in a team.', {
  OPEN: 'It accepts applications while the team is open.',
  FILLED: 'Somebody has it.',
  CLOSED: 'The team no longer looks for it.',
});

export const TeamRemote = enumOf<typeof remoteValues>('TeamRemote', 'Whether work is remote.', {
  YES: 'It can be done from anywhere.',
  HYBRID: 'A part of it is on site.',
  NO: 'It is on site.',
});

export const TeamMemberStatus = enumOf<typeof memberStatuses>('TeamMemberStatus', 'State of a membership.', {
  INVITED: 'The person has not answered the invitation.',
  MEMBER: 'The person is on the team.',
});

export const TeamSort = enumOf<typeof teamSorts>('TeamSort', 'Order of teams.', {
  NEWEST: 'The newest first.',
  BEST_FIT: 'The team with the role that fits you best first; each row has the reason.',
});

export const RoleApplicationStatus = enumOf<typeof roleApplicationStatuses>(
  'RoleApplicationStatus',
  'State of an application, which the applicant and the team’s owner see.',
  {
    SENT: 'The owner has not opened it.',
    SEEN: 'The owner has opened it.',
    SHORTLISTED: 'The owner considers it.',
    DECLINED: 'The owner declined it.',
    ACCEPTED: 'The applicant is on the team.',
  },
);

export type TeamStatus = keyof typeof TeamStatus;
export type RoleStatus = keyof typeof RoleStatus;
export type TeamRemote = keyof typeof TeamRemote;
export type TeamMemberStatus = keyof typeof TeamMemberStatus;
export type TeamSort = keyof typeof TeamSort;
export type RoleApplicationStatus = keyof typeof RoleApplicationStatus;
