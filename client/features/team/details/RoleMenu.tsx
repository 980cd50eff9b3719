import { useApolloClient } from '@apollo/client/react';
import { CircleCheck, CircleX, Ellipsis, Pencil, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toCallError } from '../../../http/toCallError';
import { IconButton } from '../../../ui/button/IconButton';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { Menu, MenuItem } from '../../../ui/overlay/Menu';
import { useToast } from '../../../ui/toast/Toast';
import { evictRole, evictTeamLists } from '../teamCache';
import type { RoleStatusName } from '../teamLabels';
import {
  DeleteRoleDocument,
  SetRoleStatusDocument,
  type Role_RoleFragment,
} from './__generated__/TeamDetails.generated';

const done: Record<RoleStatusName, string> = {
  OPEN: 'Role opened.',
  FILLED: 'Role marked as filled.',
  CLOSED: 'Role closed.',
};

/** What the owner does with a role: edit, fill, close, open again and delete. */
export function RoleMenu({ teamId, role }: { teamId: string; role: Role_RoleFragment }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [isConfirming, setConfirming] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const { id, status, title } = role;

  async function setStatus(next: RoleStatusName) {
    const changed = { __typename: 'TeamRole', id, status: next };
    try {
      await client.mutate({
        mutation: SetRoleStatusDocument,
        variables: { id, status: next },
        optimisticResponse: { updateRole: changed },
      });
    } catch (error) {
      toast.show(toCallError(error, 'Couldn’t change the role.').message, { failed: true });
      return;
    }
    evictTeamLists(client.cache, ['teams', 'searchTeams', 'teamFacets']);
    toast.show(done[next]);
  }

  async function remove() {
    setDeleting(true);
    try {
      await client.mutate({ mutation: DeleteRoleDocument, variables: { id } });
    } catch (error) {
      toast.show(toCallError(error, 'Couldn’t delete the role.').message, { failed: true });
      return;
    } finally {
      setDeleting(false);
      setConfirming(false);
    }
    evictRole(client.cache, id);
    evictTeamLists(client.cache, ['teams', 'searchTeams', 'teamFacets']);
    toast.show('Role deleted.');
  }

  return (
    <>
      <Menu
        trigger={<IconButton label={`More actions for ${title}`} icon={Ellipsis} className="-mt-1 -mr-2 shrink-0" />}
      >
        <MenuItem icon={Pencil} onSelect={() => void navigate(`/team-finding/${teamId}/roles/${id}`)}>
          Edit
        </MenuItem>
        {status !== 'OPEN' && (
          <MenuItem icon={Play} onSelect={() => void setStatus('OPEN')}>
            Open again
          </MenuItem>
        )}
        {status === 'OPEN' && (
          <>
            <MenuItem icon={CircleCheck} onSelect={() => void setStatus('FILLED')}>
              Mark as filled
            </MenuItem>
            <MenuItem icon={CircleX} onSelect={() => void setStatus('CLOSED')}>
              Close
            </MenuItem>
          </>
        )}
        <MenuItem icon={Trash2} danger onSelect={() => setConfirming(true)}>
          Delete
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={`Delete “${title}”?`}
        confirmLabel="Delete role"
        loading={isDeleting}
        onConfirm={() => void remove()}
      >
        This deletes the role, its applications and your notes. You can’t undo this.
      </ConfirmDialog>
    </>
  );
}
