import { Button } from '../../../ui/button/Button';
import { useAuth } from '../../../auth/AuthProvider';
import { useMemberActions } from '../members/useMemberActions';
import type { TeamDetails_TeamFragment } from './__generated__/TeamDetails.generated';

/** The viewer's invitation to a team, to accept or decline. */
export function InvitationPanel({ team }: { team: TeamDetails_TeamFragment }) {
  const userId = useAuth().user?.id ?? '';
  const { accept, leave, isAccepting, running } = useMemberActions(team);
  const title = team.members.find(({ person }) => person.id === userId)?.title;
  return (
    <section
      aria-label="Invitation"
      className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card border border-line bg-info-soft px-4 py-3 text-on-info-soft"
    >
      <p className="min-w-0 flex-1 basis-60 break-words">
        <bdi className="font-medium">{team.owner.displayName}</bdi> invited you to this team
        {title && (
          <>
            {' '}
            as <bdi className="font-medium">{title}</bdi>
          </>
        )}
        .
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" loading={isAccepting} onClick={() => void accept()}>
          Accept
        </Button>
        <Button loading={running === userId} onClick={() => void leave('Invitation declined.')}>
          Decline
        </Button>
      </div>
    </section>
  );
}
