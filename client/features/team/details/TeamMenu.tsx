import { Briefcase, CirclePause, CircleX, Ellipsis, Link2, LogOut, Pencil, Play, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../../auth/AuthProvider';
import { IconButton } from '../../../ui/button/IconButton';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { Menu, MenuItem } from '../../../ui/overlay/Menu';
import { useDialogState } from '../../../ui/overlay/useDialogState';
import { useCopyLink } from '../../../ui/useCopyLink';
import { useMemberActions } from '../members/useMemberActions';
import { useTeamActions } from './useTeamActions';
import type { TeamDetails_TeamFragment } from './__generated__/TeamDetails.generated';

/** Further actions: those of the owner, jobs and leaving for members, and the link for all. */
export function TeamMenu({ team }: { team: TeamDetails_TeamFragment }) {
  const userId = useAuth().user?.id ?? '';
  const navigate = useNavigate();
  const copyLink = useCopyLink();
  const { setStatus, remove, isDeleting } = useTeamActions(team);
  const { leave, running } = useMemberActions(team);
  const dialog = useDialogState<'close' | 'delete' | 'leave'>();
  const isMember = team.viewerMembership === 'MEMBER' && !team.viewerCanEdit;
  return (
    <>
      <Menu
        trigger={<IconButton label="More actions for this team" icon={Ellipsis} className="-mt-1 -mr-2 shrink-0" />}
      >
        <MenuItem icon={Link2} onSelect={() => void copyLink(`/team-finding/${team.id}`)}>
          Copy link
        </MenuItem>
        {team.viewerMembership === 'MEMBER' && (
          <MenuItem icon={Briefcase} onSelect={() => void navigate(`/jobs/new?team=${team.id}`)}>
            Post a job for this team
          </MenuItem>
        )}
        {team.viewerCanEdit && (
          <>
            <MenuItem icon={Pencil} onSelect={() => void navigate(`/team-finding/${team.id}/edit`)}>
              Edit
            </MenuItem>
            {team.status === 'OPEN' ? (
              <MenuItem icon={CirclePause} onSelect={() => void setStatus('PAUSED')}>
                Pause
              </MenuItem>
            ) : (
              <MenuItem icon={Play} onSelect={() => void setStatus('OPEN')}>
                Open again
              </MenuItem>
            )}
            {team.status !== 'CLOSED' && (
              <MenuItem icon={CircleX} onSelect={() => dialog.open('close')}>
                Close
              </MenuItem>
            )}
            <MenuItem icon={Trash2} danger onSelect={() => dialog.open('delete')}>
              Delete
            </MenuItem>
          </>
        )}
        {isMember && (
          <MenuItem icon={LogOut} danger onSelect={() => dialog.open('leave')}>
            Leave team
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={dialog.name === 'close' && dialog.isOpen}
        onOpenChange={dialog.setOpen}
        title={`Close “${team.name}”?`}
        confirmLabel="Close team"
        onConfirm={() => {
          dialog.setOpen(false);
          void setStatus('CLOSED');
        }}
      >
        Nobody new can find it or apply. Members, invited people and applicants still see it. You can open it again.
      </ConfirmDialog>
      <ConfirmDialog
        open={dialog.name === 'delete' && dialog.isOpen}
        onOpenChange={dialog.setOpen}
        title={`Delete “${team.name}”?`}
        confirmLabel="Delete team"
        loading={isDeleting}
        onConfirm={() => void remove()}
      >
        This deletes the team, its roles, their applications and your notes. You can’t undo this. Messages stay.
      </ConfirmDialog>
      <ConfirmDialog
        open={dialog.name === 'leave' && dialog.isOpen}
        onOpenChange={dialog.setOpen}
        title={`Leave “${team.name}”?`}
        confirmLabel="Leave team"
        loading={running === userId}
        onConfirm={() => void leave('You left the team.').then(() => dialog.setOpen(false))}
      >
        You’re no longer listed as a member. Jobs that you posted for the team stay, without the team.
      </ConfirmDialog>
    </>
  );
}
