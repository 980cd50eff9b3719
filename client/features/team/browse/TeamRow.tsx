import { clsx } from 'clsx';
import { Sparkles } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { Badge } from '../../../ui/feedback/Badge';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { Tick } from '../../../ui/Tick';
import { stageLabel } from '../../profile/profileLabels';
import { formatMemberCount, formatTeamPlace, listRoles } from '../formatTeam';
import { ApplicationBadge, TeamStatusBadge } from '../TeamBadges';
import { describeFit, type Fit } from './describeFit';
import type { TeamRow_TeamFragment } from './__generated__/Teams.generated';

export interface TeamRowProps {
  team: TeamRow_TeamFragment;
  /** The open role that fits the viewer best, in lists by fit. */
  fit?: Fit | null;
  /** The team that is shown beside the list. */
  isCurrent?: boolean;
  /** Omits the parameters of the list from the link: another page's list. */
  isSeparate?: boolean;
}

/** One team of a list. The whole row is a link. */
export function TeamRow({ team, fit, isCurrent = false, isSeparate = false }: TeamRowProps) {
  const [params] = useSearchParams();
  const openRoles = team.roles.filter(({ status }) => status === 'OPEN');
  const applied = team.roles.find(({ viewerApplicationStatus }) => viewerApplicationStatus);
  const applicants = team.roles.reduce((sum, { applicationCount }) => sum + (applicationCount ?? 0), 0);
  const members = team.members.filter(({ status }) => status === 'MEMBER').length;
  const reason = fit && team.viewerMembership === null && describeFit(fit, team.roles);
  const search = new URLSearchParams(params);
  search.delete('tab');
  search.delete('role');
  return (
    <li
      data-team={team.id}
      className={clsx('relative border-b border-line px-4 py-3', isCurrent ? 'bg-fill' : 'hover:bg-fill')}
    >
      {isCurrent && <Tick />}
      <Link
        to={{ pathname: `/team-finding/${team.id}`, search: isSeparate ? '' : search.toString() }}
        aria-current={isCurrent ? 'true' : undefined}
        className="block after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
      >
        <bdi className="line-clamp-2 font-bold break-words">{team.name}</bdi>
      </Link>
      <p className="truncate text-ink-2">
        {stageLabel(team.stage)}
        <span aria-hidden="true"> · </span>
        <VisuallyHidden>, </VisuallyHidden>
        <bdi>{formatTeamPlace(team)}</bdi>
      </p>
      <p className="mt-0.5 line-clamp-2 text-meta break-words text-ink">
        {openRoles.length > 0 ? (
          <>
            Looking for: <bdi className="font-medium">{listRoles(openRoles.map(({ title }) => title))}</bdi>
          </>
        ) : (
          <span className="text-ink-3">No open roles</span>
        )}
      </p>
      {reason && (
        <p className="mt-0.5 flex items-start gap-1 text-meta text-primary">
          <Sparkles aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          <span className="min-w-0 break-words">{reason}</span>
        </p>
      )}
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-3">
        {formatMemberCount(members)}
        {/* Stacked above the link's overlay, so that its tooltip works. */}
        <RelativeTime value={team.createdAt} className="relative z-1" />
        {(team.viewerMembership === 'MEMBER' || team.status !== 'OPEN') && <TeamStatusBadge status={team.status} />}
        {team.viewerMembership === 'INVITED' && <Badge tone="info">You’re invited</Badge>}
        {applicants > 0 && <Badge>{applicants === 1 ? '1 applicant' : `${applicants} applicants`}</Badge>}
        {applied?.viewerApplicationStatus && <ApplicationBadge status={applied.viewerApplicationStatus} />}
      </p>
    </li>
  );
}
