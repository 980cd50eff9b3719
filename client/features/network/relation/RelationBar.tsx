import { clsx } from 'clsx';
import { Button } from '../../../ui/button/Button';
import { lazyDialog } from '../../../shell/lazyDialog';
import { useDialogState } from '../../../ui/overlay/useDialogState';
import { ConnectButton } from './ConnectButton';
import { ConnectedMenu } from './ConnectedMenu';
import { FollowButton } from './FollowButton';
import { PendingMenu } from './PendingMenu';
import { getRelationStatus, type RelatedPerson } from './relation';
import { useRestoreActionFocus } from './useRestoreActionFocus';

const NoteDialog = lazyDialog('NoteDialog', async () => (await import('./NoteDialog')).NoteDialog);

export interface RelationBarProps {
  person: RelatedPerson;
  /** On phones: full width, divided among the buttons. */
  wide?: boolean;
}

/**
 * Actions on a person's page, by the viewer's relation to them. `RequestPanel` has the answer to a received request;
 * after a declined one only following is left, and `RequestAgainDate` shows when the next request is allowed.
 */
export function RelationBar({ person, wide = false }: RelationBarProps) {
  const status = getRelationStatus(person.id, person.viewerRelation);
  const dialog = useDialogState<'note'>();
  const focusProps = useRestoreActionFocus();
  // `RequestPanel` follows right below.
  if (wide && status === 'received') return null;
  const className = wide ? 'flex-1 px-2!' : undefined;
  return (
    <div {...focusProps} className={clsx('flex gap-2', wide ? 'px-4 pb-4' : 'flex-wrap justify-end')}>
      {status === 'none' && (
        <>
          <ConnectButton person={person} variant="primary" className={className} />
          <Button className={className} aria-haspopup="dialog" onClick={() => dialog.open('note')}>
            Add a note
          </Button>
        </>
      )}
      {status === 'sent' && <PendingMenu person={person} className={className} />}
      {status === 'connected' ? (
        <ConnectedMenu person={person} className={className} />
      ) : (
        <FollowButton person={person} variant={status === 'declined' ? 'primary' : 'secondary'} className={className} />
      )}
      {dialog.name && <NoteDialog person={person} open={dialog.isOpen} onOpenChange={dialog.setOpen} />}
    </div>
  );
}
