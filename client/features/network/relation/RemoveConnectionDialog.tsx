import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import type { RelatedPerson } from './relation';
import { useRelationActions } from './useRelationActions';

export interface RemoveConnectionDialogProps {
  person: RelatedPerson;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Explains the effects of removing a connection and asks for confirmation. */
export function RemoveConnectionDialog({ person, open, onOpenChange }: RemoveConnectionDialogProps) {
  const { change } = useRelationActions(person);

  function confirm() {
    onOpenChange(false);
    void change('remove');
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Remove your connection with ${person.displayName}?`}
      confirmLabel="Remove connection"
      onConfirm={confirm}
    >
      <p>
        You’ll no longer see each other’s connections-only posts. To reconnect, one of you will need to send a new
        request.
      </p>
      <p className="mt-2">You’ll still follow each other. {person.displayName} won’t be notified.</p>
    </ConfirmDialog>
  );
}
