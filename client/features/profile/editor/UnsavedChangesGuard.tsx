import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { useLeaveWarning } from '../../../ui/form/useLeaveWarning';

export interface UnsavedChangesGuardProps {
  /** Whether there are unsaved edits. */
  isDirty: boolean;
  /** Whether Cancel was pressed. */
  isCancelling: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks for confirmation before unsaved edits are lost by Cancel, navigation or closing the tab. */
export function UnsavedChangesGuard({ isDirty, isCancelling, onKeep, onDiscard }: UnsavedChangesGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useLeaveWarning(isDirty);

  function handleKeep() {
    if (blocker.state === 'blocked') blocker.reset();
    onKeep();
  }

  function handleDiscard() {
    if (blocker.state === 'blocked') blocker.proceed();
    onDiscard();
  }

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked' || isCancelling}
      onOpenChange={(open) => !open && handleKeep()}
      title="Discard changes?"
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
      guardsNavigation={blocker.state === 'blocked'}
      onConfirm={handleDiscard}
    >
      Your profile changes haven’t been saved.
    </ConfirmDialog>
  );
}
