import { clsx } from 'clsx';
import { Button } from '../../../ui/Button';
import { lazyPart } from '../../../ui/lazyPart';
import { useDialogState } from '../../../ui/useDialogState';
import { ConnectButton } from './ConnectButton';
import { ConnectedMenu } from './ConnectedMenu';
import { FollowButton } from './FollowButton';
import { PendingMenu } from './PendingMenu';
import { standingOf, type RelatedPerson } from './relation';
import { useKeptFocus } from './useRestoreActionFocus';

const NoteDialog = lazyPart(async () => (await import('./NoteDialog')).NoteDialog);

export interface RelationBarProps {
  person: RelatedPerson;
  /** As wide as the page, the buttons sharing it: on phones. */
  wide?: boolean;
}

/**
 * The right action for how the viewer stands to a person, on that person's page. A request that waits for the viewer's
 * answer has its own place below; one that was turned down leaves following, and when to ask again is said below.
 */
export function RelationBar({ person, wide = false }: RelationBarProps) {
  const standing = standingOf(person.id, person.viewerRelation);
  const dialog = useDialogState<'note'>();
  const kept = useKeptFocus();
  // What to answer stands right below it.
  if (wide && standing === 'received') return null;
  const className = wide ? 'flex-1 px-2!' : undefined;
  return (
    <div {...kept} className={clsx('flex gap-2', wide ? 'px-4 pb-4' : 'flex-wrap justify-end')}>
      {standing === 'none' && (
        <>
          <ConnectButton person={person} variant="primary" className={className} />
          <Button className={className} aria-haspopup="dialog" onClick={() => dialog.open('note')}>
            Add a note
          </Button>
        </>
      )}
      {standing === 'sent' && <PendingMenu person={person} className={className} />}
      {standing === 'connected' ? (
        <ConnectedMenu person={person} className={className} />
      ) : (
        <FollowButton
          person={person}
          variant={standing === 'declined' ? 'primary' : 'secondary'}
          className={className}
        />
      )}
      {dialog.name && <NoteDialog person={person} open={dialog.isOpen} onOpenChange={dialog.setOpen} />}
    </div>
  );
}
