import { useDialogState } from '../../../ui/overlay/useDialogState';
import { lazyDialog } from '../../../shell/lazyDialog';

const RevisionsDialog = lazyDialog('RevisionsDialog', async () => (await import('./RevisionsDialog')).RevisionsDialog);

/** Marks an edited post and opens its edit history. */
export function EditedMark({ postId }: { postId: string }) {
  const dialog = useDialogState<'history'>();
  return (
    <>
      <button
        type="button"
        onClick={() => dialog.open('history')}
        aria-haspopup="dialog"
        className="target shrink-0 rounded-chip underline decoration-dotted underline-offset-3 hover:text-ink"
      >
        Edited
      </button>
      {dialog.name && <RevisionsDialog postId={postId} open={dialog.isOpen} onOpenChange={dialog.setOpen} />}
    </>
  );
}
