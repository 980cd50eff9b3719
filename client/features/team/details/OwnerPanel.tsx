import { Pencil, Play, Plus } from 'lucide-react';
import { Button, ButtonLink } from '../../../ui/button/Button';
import { useTeamActions } from './useTeamActions';
import type { TeamDetails_TeamFragment } from './__generated__/TeamDetails.generated';

function describeState({ status, roles }: TeamDetails_TeamFragment): string {
  if (status === 'PAUSED') return 'Paused. Only members, invited people and applicants can see this team.';
  if (status === 'CLOSED') return 'Closed. Only members, invited people and applicants can see this team.';
  const open = roles.filter((role) => role.status === 'OPEN').length;
  if (open === 0) return 'People can find this team, but it has no open role to apply for.';
  return `People can find this team and apply for ${open === 1 ? 'one role' : `${open} roles`}.`;
}

/** State and controls of the viewer's own team. */
export function OwnerPanel({ team }: { team: TeamDetails_TeamFragment }) {
  const { setStatus } = useTeamActions(team);
  const isOpen = team.status === 'OPEN';
  const needsRole = isOpen && !team.roles.some(({ status }) => status === 'OPEN');
  return (
    <div className="mt-4 rounded-card border border-line bg-canvas px-4 py-3">
      <p className="font-medium">{describeState(team)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {!isOpen && (
          <Button variant="primary" icon={Play} onClick={() => void setStatus('OPEN')}>
            Open again
          </Button>
        )}
        <ButtonLink to={`/team-finding/${team.id}/roles/new`} variant={needsRole ? 'primary' : 'secondary'} icon={Plus}>
          Add a role
        </ButtonLink>
        <ButtonLink to={`/team-finding/${team.id}/edit`} icon={Pencil}>
          Edit
        </ButtonLink>
      </div>
    </div>
  );
}
