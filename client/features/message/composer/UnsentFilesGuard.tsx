import { useBlocker } from 'react-router-dom';
import { useLeaveWarning } from '../../../ui/form/useLeaveWarning';
import { lazyDialog } from '../../../shell/lazyDialog';

const ConfirmDialog = lazyDialog(
  'ConfirmDialog',
  async () => (await import('../../../ui/overlay/ConfirmDialog')).ConfirmDialog,
);

/** Asks for confirmation before navigation discards unsent files. The text of the draft is stored, files are not. */
export function UnsentFilesGuard({ count }: { count: number }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      count > 0 && currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );
  const files = count === 1 ? 'file' : 'files';
  useLeaveWarning(count > 0);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.state === 'blocked' && blocker.reset()}
      title={`Discard ${files}?`}
      confirmLabel={`Discard ${files}`}
      cancelLabel="Stay"
      guardsNavigation
      onConfirm={() => blocker.state === 'blocked' && blocker.proceed()}
    >
      Your message is saved as a draft, but the {files} you attached will be removed.
    </ConfirmDialog>
  );
}
