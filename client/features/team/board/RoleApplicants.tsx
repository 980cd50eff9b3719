import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Select } from '../../../ui/form/Select';
import type { TeamDetails_TeamFragment } from '../details/__generated__/TeamDetails.generated';
import { RoleBoard } from './RoleBoard';

/** Applicants for the roles of the viewer's own team, one role at a time. The role is in the URL. */
export function RoleApplicants({ team }: { team: TeamDetails_TeamFragment }) {
  const [params, setParams] = useSearchParams();
  const chosen = params.get('role');
  const role =
    team.roles.find(({ id }) => id === chosen) ??
    team.roles.find(({ applicationCount }) => (applicationCount ?? 0) > 0) ??
    team.roles[0];
  if (!role) return <EmptyState>No roles yet. Add a role, and people who apply appear here.</EmptyState>;
  return (
    <>
      {team.roles.length > 1 && (
        <div className="border-b border-line px-4 py-3 md:px-6">
          <Select
            label="Role"
            options={team.roles.map(({ id, title, applicationCount }) => ({
              value: id,
              label: `${title} (${applicationCount ?? 0})`,
            }))}
            value={role.id}
            onValueChange={(id) => {
              const search = new URLSearchParams(params);
              search.set('role', id);
              setParams(search, { replace: true, preventScrollReset: true });
            }}
          />
        </div>
      )}
      <RoleBoard key={role.id} role={role} isTeamOpen={team.status === 'OPEN'} />
    </>
  );
}
