import { Link } from 'react-router-dom';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { linkClasses } from '../../../ui/text/TextLink';
import { formatEquity, formatPay } from '../../jobs/text/formatPay';
import { LazyDescription } from '../../jobs/text/LazyDescription';
import type { TeamFit_FitFragment } from '../browse/__generated__/Teams.generated';
import { formatHours } from '../formatTeam';
import { RoleStatusBadge } from '../TeamBadges';
import { remoteLabels } from '../teamLabels';
import { ApplicantActions } from './ApplicantActions';
import { RoleFit } from './RoleFit';
import { RoleMenu } from './RoleMenu';
import type { Role_RoleFragment, TeamDetails_TeamFragment } from './__generated__/TeamDetails.generated';

export interface RoleCardProps {
  team: TeamDetails_TeamFragment;
  role: Role_RoleFragment;
  /** How well it fits the viewer; undefined for members and before it is loaded. */
  fit: TeamFit_FitFragment | undefined;
  isFitLoading: boolean;
}

/** One role: its facts, how it fits the viewer, and what the viewer can do. */
export function RoleCard({ team, role, fit, isFitLoading }: RoleCardProps) {
  const facts: [name: string, value: string][] = [
    ['Hours', formatHours(role.hours) ?? 'Not stated'],
    ['Equity', formatEquity(role)?.replace(/ equity$/, '') ?? 'Not stated'],
    ['Pay', formatPay(role)],
    ['Workplace', remoteLabels[role.remote]],
  ];
  const count = role.applicationCount ?? 0;
  return (
    <li id={`role-${role.id}`} className="border-t border-line px-4 py-4 first:border-t-0 md:px-6">
      <div className="flex items-start gap-2">
        <h3 className="min-w-0 flex-1 text-section break-words">
          <bdi>{role.title}</bdi>
          {role.status !== 'OPEN' && (
            <span className="ml-2 inline-block align-middle">
              <RoleStatusBadge status={role.status} />
            </span>
          )}
        </h3>
        {team.viewerCanEdit && <RoleMenu teamId={team.id} role={role} />}
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-meta text-ink-3">{name}</dt>
            <dd className="font-medium break-words tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {role.skills.length > 0 && (
        <ul aria-label="Skills" className="mt-3 flex flex-wrap gap-2">
          {role.skills.map((skill) => (
            <li key={skill} className="max-w-full">
              <Link
                to={`/team-finding?${new URLSearchParams({ skills: skill })}`}
                className="block min-h-6 rounded-chip bg-fill px-2 py-0.5 break-words hover:bg-primary-soft hover:text-on-primary-soft"
              >
                {skill}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {role.description && (
        <div className="mt-4">
          <LazyDescription text={role.description} />
        </div>
      )}
      {/* As high as the summary that replaces it. */}
      {isFitLoading && <Skeleton className="mt-4 h-13 w-full rounded-card" />}
      {fit && <RoleFit fit={fit} />}
      {team.viewerCanEdit && count > 0 && (
        <p className="mt-3">
          <Link
            to={`/team-finding/${team.id}?${new URLSearchParams({ view: 'mine', tab: 'applicants', role: role.id })}`}
            className={linkClasses}
          >
            {count === 1 ? '1 applicant' : `${count} applicants`}
          </Link>
        </p>
      )}
      <ApplicantActions team={team} role={role} />
    </li>
  );
}
