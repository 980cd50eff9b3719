import { MessageButton } from '../../message/MessageButton';
import { AnswerButtons } from './AcceptDeclineButtons';
import { ConnectButton } from './ConnectButton';
import { ConnectedMenu } from './ConnectedMenu';
import { FollowButton } from './FollowButton';
import { PendingMenu } from './PendingMenu';
import { standingOf, type RelatedPerson } from './relation';
import { useKeptFocus } from './useRestoreActionFocus';

export interface RowActionProps {
  person: RelatedPerson;
  /** What the list is about: its rows offer that first. */
  about?: 'connecting' | 'following';
}

/** What can be done about a person in a row of a list: one thing, and connections can be written to. Nothing about oneself. */
export function RowAction({ person, about = 'connecting' }: RowActionProps) {
  const standing = standingOf(person.id, person.viewerRelation);
  const kept = useKeptFocus();
  if (!person.viewerRelation) return null;
  return (
    <div {...kept} className="flex shrink-0 gap-2">
      {standing === 'connected' && (
        <>
          <MessageButton person={person} compact />
          <ConnectedMenu person={person} isIcon />
        </>
      )}
      {standing !== 'connected' && about === 'following' && <FollowButton person={person} />}
      {about === 'connecting' && (
        <>
          {standing === 'none' && <ConnectButton person={person} />}
          {standing === 'sent' && <PendingMenu person={person} />}
          {standing === 'received' && <AnswerButtons person={person} />}
          {standing === 'declined' && <FollowButton person={person} />}
        </>
      )}
    </div>
  );
}
