import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useAuth } from '../../../auth/AuthProvider';
import { lazyDialog } from '../../../shell/lazyDialog';
import { Button } from '../../../ui/button/Button';
import { Badge } from '../../../ui/feedback/Badge';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { MessageButton } from '../../message/MessageButton';
import { PersonRow } from '../../network/people/PersonRow';
import type { TeamDetails_TeamFragment } from '../details/__generated__/TeamDetails.generated';
import { useMemberActions } from './useMemberActions';

const InviteDialog = lazyDialog('InviteDialog', async () => (await import('./InviteDialog')).InviteDialog);

type Member = TeamDetails_TeamFragment['members'][number];

/** Who is on the team. Its owner invites people and removes them. */
export function MemberSection({ team }: { team: TeamDetails_TeamFragment }) {
  const userId = useAuth().user?.id ?? '';
  const { remove, running } = useMemberActions(team);
  const [isInviting, setInviting] = useState<boolean>();
  const [removed, setRemoved] = useState<{ member: Member; isOpen: boolean }>();
  const isInvitation = removed?.member.status === 'INVITED';
  const name = removed?.member.person.displayName ?? '';

  async function handleRemove() {
    if (!removed) return;
    await remove(removed.member.person.id, isInvitation ? 'Invitation revoked.' : `${name} is no longer on the team.`);
    setRemoved({ ...removed, isOpen: false });
  }

  return (
    <section aria-label="Members" className="pt-4">
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 md:px-6">
        <h2 className="text-lead font-bold">Members</h2>
        {team.viewerCanEdit && (
          <Button icon={UserPlus} onClick={() => setInviting(true)}>
            Invite
          </Button>
        )}
      </div>
      <ul className="md:px-2">
        {team.members.map((member) => {
          const { person, title, status } = member;
          const isOwner = person.id === team.owner.id;
          return (
            <PersonRow
              key={person.id}
              person={person}
              wraps={team.viewerCanEdit && !isOwner}
              details={
                <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-2 empty:hidden">
                  {title && (
                    <bdi dir="auto" className="min-w-0 break-words">
                      {title}
                    </bdi>
                  )}
                  {isOwner && <Badge>Owner</Badge>}
                  {status === 'INVITED' && <Badge tone="info">Invited</Badge>}
                </p>
              }
              action={
                <div className="flex shrink-0 items-center gap-1">
                  {person.id !== userId && <MessageButton person={person} compact />}
                  {team.viewerCanEdit && !isOwner && (
                    <Button
                      variant="quiet"
                      className="px-3!"
                      aria-label={
                        status === 'INVITED'
                          ? `Revoke the invitation of ${person.displayName}`
                          : `Remove ${person.displayName}`
                      }
                      onClick={() => setRemoved({ member, isOpen: true })}
                    >
                      {status === 'INVITED' ? 'Revoke' : 'Remove'}
                    </Button>
                  )}
                </div>
              }
            />
          );
        })}
      </ul>
      {isInviting !== undefined && <InviteDialog team={team} open={isInviting} onOpenChange={setInviting} />}
      <ConfirmDialog
        open={removed?.isOpen ?? false}
        onOpenChange={(isOpen) => setRemoved((last) => last && { ...last, isOpen })}
        title={isInvitation ? `Revoke the invitation of ${name}?` : `Remove ${name} from the team?`}
        confirmLabel={isInvitation ? 'Revoke' : 'Remove'}
        loading={running !== undefined}
        onConfirm={() => void handleRemove()}
      >
        {isInvitation
          ? 'The invitation ends. You can invite them again.'
          : 'They’re no longer listed as a member, and see the team as others do. You can invite them again.'}
      </ConfirmDialog>
    </section>
  );
}
