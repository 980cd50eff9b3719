import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import type { RelatedPerson } from './relation';
import { useRelation } from './useRelationActions';

export interface RemoveConnectionDialogProps {
  person: RelatedPerson;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Says what ends with a connection before it does. */
export function RemoveConnectionDialog({ person, open, onOpenChange }: RemoveConnectionDialogProps) {
  const { change } = useRelation(person);

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
