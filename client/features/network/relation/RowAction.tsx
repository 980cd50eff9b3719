import { MessageButton } from '../../message/MessageButton';
import { AcceptDeclineButtons } from './AcceptDeclineButtons';
import { ConnectButton } from './ConnectButton';
import { ConnectedMenu } from './ConnectedMenu';
import { FollowButton } from './FollowButton';
import { PendingMenu } from './PendingMenu';
import { getRelationStatus, type RelatedPerson } from './relation';
import { useRestoreActionFocus } from './useRestoreActionFocus';

export interface RowActionProps {
  person: RelatedPerson;
  /** The action that the list is about. */
  primaryAction?: 'connect' | 'follow';
}

/** The one action of a list row, plus a message button for connections. Renders nothing for the viewer. */
export function RowAction({ person, primaryAction = 'connect' }: RowActionProps) {
  const status = getRelationStatus(person.id, person.viewerRelation);
  const focusProps = useRestoreActionFocus();
  if (!person.viewerRelation) return null;
  return (
    <div {...focusProps} className="flex shrink-0 gap-2">
      {status === 'connected' && (
        <>
          <MessageButton person={person} compact />
          <ConnectedMenu person={person} isIcon />
        </>
      )}
      {status !== 'connected' && primaryAction === 'follow' && <FollowButton person={person} />}
      {primaryAction === 'connect' && (
        <>
          {status === 'none' && <ConnectButton person={person} />}
          {status === 'sent' && <PendingMenu person={person} />}
          {status === 'received' && <AcceptDeclineButtons person={person} />}
          {status === 'declined' && <FollowButton person={person} />}
        </>
      )}
    </div>
  );
}
