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
      <p>Neither of you will see the other’s private posts any more. To connect again, one of you has to ask.</p>
      <p className="mt-2">You still follow each other. {person.displayName} is not notified.</p>
    </ConfirmDialog>
  );
}
