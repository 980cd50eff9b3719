import { Badge } from '../../ui/feedback/Badge';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import {
  applicationLabels,
  roleStatusLabels,
  teamStatusLabels,
  type RoleApplicationStatusName,
  type RoleStatusName,
  type TeamStatusName,
} from './teamLabels';

const teamTones = { OPEN: 'primary', PAUSED: 'warn', CLOSED: 'plain' } as const;

/** State of a team. */
export const TeamStatusBadge = ({ status }: { status: TeamStatusName }) => (
  <Badge tone={teamTones[status]}>{teamStatusLabels[status]}</Badge>
);

const roleTones = { OPEN: 'primary', FILLED: 'info', CLOSED: 'plain' } as const;

/** State of a role. */
export const RoleStatusBadge = ({ status }: { status: RoleStatusName }) => (
  <Badge tone={roleTones[status]}>{roleStatusLabels[status]}</Badge>
);

const applicationTones = {
  SENT: 'plain',
  SEEN: 'info',
  SHORTLISTED: 'primary',
  DECLINED: 'danger',
  ACCEPTED: 'primary',
} as const;

/** State of an application. */
export const ApplicationBadge = ({ status }: { status: RoleApplicationStatusName }) => (
  <Badge tone={applicationTones[status]}>
    <VisuallyHidden>Application: </VisuallyHidden>
    {applicationLabels[status]}
  </Badge>
);
