import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { Tick } from '../../../ui/Tick';
import { ApplicationBadge, RoleStatusBadge } from '../TeamBadges';
import type { OwnApplication_ApplicationFragment } from './__generated__/OwnTeams.generated';

export interface OwnApplicationRowProps {
  application: OwnApplication_ApplicationFragment;
  isCurrent: boolean;
}

/** One of the viewer's own applications. The whole row links to the team. */
export function OwnApplicationRow({ application, isCurrent }: OwnApplicationRowProps) {
  const { role, team, status, createdAt } = application;
  return (
    <li
      data-team={team.id}
      className={clsx('relative border-b border-line px-4 py-3', isCurrent ? 'bg-fill' : 'hover:bg-fill')}
    >
      {isCurrent && <Tick />}
      <Link
        to={`/team-finding/${team.id}?view=applications`}
        aria-current={isCurrent ? 'true' : undefined}
        className="block after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
      >
        <bdi className="line-clamp-2 font-bold break-words">{role.title}</bdi>
      </Link>
      <p className="truncate text-ink-2">
        <bdi>{team.name}</bdi>
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-3">
        <ApplicationBadge status={status} />
        <span>
          Applied <RelativeTime value={createdAt} className="relative z-1" />
        </span>
        {role.status !== 'OPEN' && <RoleStatusBadge status={role.status} />}
      </p>
    </li>
  );
}
