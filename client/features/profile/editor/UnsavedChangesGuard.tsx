import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useLeaveWarning } from '../../../ui/useLeaveWarning';

export interface UnsavedGuardProps {
  /** Something typed has not been saved. */
  isDirty: boolean;
  /** The person asked to stop editing. */
  isCancelling: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before edits are lost: by cancelling, by going to another page of the product, or by leaving it. */
export function UnsavedGuard({ isDirty, isCancelling, onKeep, onDiscard }: UnsavedGuardProps) {
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
      title="Discard your changes?"
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
      onConfirm={handleDiscard}
    >
      What you changed in your profile is not saved yet.
    </ConfirmDialog>
  );
}
