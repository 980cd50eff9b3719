import { useQuery } from '@apollo/client/react';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ButtonLink } from '../../../ui/button/Button';
import { RoleCard } from './RoleCard';
import { RoleFitsDocument, type TeamDetails_TeamFragment } from './__generated__/TeamDetails.generated';

/** The roles of a team: open ones for all, the others for members and those who applied. */
export function RoleSection({ team }: { team: TeamDetails_TeamFragment }) {
  const isOutside = team.viewerMembership === null;
  const { data, loading } = useQuery(RoleFitsDocument, {
    variables: { teamId: team.id },
    skip: !isOutside,
    // The viewer's profile may have changed.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // Open roles first.
  const roles = team.roles.toSorted((one, other) => Number(other.status === 'OPEN') - Number(one.status === 'OPEN'));
  const openCount = roles.filter(({ status }) => status === 'OPEN').length;
  return (
    <section aria-label="Roles" className="border-b border-line pt-4">
      <h2 className="px-4 text-lead font-bold md:px-6">
        {openCount === 1 ? 'Open role' : 'Open roles'}{' '}
        <span className="font-normal text-ink-3 tabular-nums">{openCount}</span>
      </h2>
      {roles.length === 0 ? (
        <EmptyState
          action={team.viewerCanEdit && <ButtonLink to={`/team-finding/${team.id}/roles/new`}>Add a role</ButtonLink>}
        >
          {team.viewerCanEdit ? 'No roles yet. Add one so people can apply.' : 'This team has no open role right now.'}
        </EmptyState>
      ) : (
        <ul>
          {roles.map((role) => (
            <RoleCard
              key={role.id}
              team={team}
              role={role}
              fit={data?.roleFits.find(({ roleId }) => roleId === role.id)}
              isFitLoading={isOutside && !data && loading && role.status === 'OPEN'}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
