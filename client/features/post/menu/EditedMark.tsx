import { useDialogState } from '../../../ui/useDialogState';
import { lazyPart } from '../../../ui/lazyPart';

const RevisionsDialog = lazyPart(async () => (await import('./RevisionsDialog')).RevisionsDialog);

/** Says that a post was changed, and shows what it said before. */
export function EditedMark({ postId }: { postId: string }) {
  const dialog = useDialogState<'history'>();
  return (
    <>
      <button
        type="button"
        onClick={() => dialog.open('history')}
        aria-haspopup="dialog"
        className="shrink-0 rounded-chip underline decoration-dotted underline-offset-3 hover:text-ink"
      >
        Edited
      </button>
      {dialog.name && <RevisionsDialog postId={postId} open={dialog.isOpen} onOpenChange={dialog.setOpen} />}
    </>
  );
}
