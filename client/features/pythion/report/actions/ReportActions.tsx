import { Ellipsis, Pencil, Printer, Share2, Star, TextCursorInput, Trash2 } from 'lucide-react';
import { clsx } from 'clsx';
import { lazyDialog } from '../../../../shell/lazyDialog';
import { ActionButton } from '../../../../ui/button/ActionButton';
import { Button } from '../../../../ui/button/Button';
import { IconButton } from '../../../../ui/button/IconButton';
import { ConfirmDialog } from '../../../../ui/overlay/ConfirmDialog';
import { Menu, MenuItem } from '../../../../ui/overlay/Menu';
import { useDialogState } from '../../../../ui/overlay/useDialogState';
import { AnswerQuestions } from '../../parts/AnswerQuestions';
import { countOpen } from '../../questions/round';
import { useStar } from '../../parts/useStar';
import type { Report_AnalysisFragment } from '../__generated__/Report.generated';
import { LazyRenameDialog } from '../../rename/LazyRenameDialog';
import { useDeleteAnalysis } from './useDeleteAnalysis';

const ShareDialog = lazyDialog(
  'ShareAnalysisDialog',
  async () => (await import('../../share/ShareDialog')).ShareDialog,
);
const EditTextDialog = lazyDialog('EditTextDialog', async () => (await import('./EditTextDialog')).EditTextDialog);

/** Actions of the owner: answer what is open, share, edit, star, rename, print, delete. */
export function ReportActions({ analysis }: { analysis: Report_AnalysisFragment }) {
  const dialog = useDialogState<'share' | 'edit' | 'rename' | 'delete'>();
  const toggleStar = useStar(analysis);
  const { remove, isDeleting } = useDeleteAnalysis(analysis.id);
  const open = countOpen(analysis);
  // Answers don't undo a failed deal-breaker.
  const hasFailed = analysis.dealBreakers.some(({ state }) => state === 'fail');
  return (
    <div className="flex flex-wrap items-center gap-1 print:hidden">
      {open > 0 && !hasFailed && (
        <AnswerQuestions
          id={analysis.id}
          count={open}
          variant="primary"
          className="max-md:mb-1 max-md:w-full max-lg:px-3! md:mr-1"
        />
      )}
      <Button icon={Share2} onClick={() => dialog.open('share')} className="mr-1 max-lg:px-3!">
        Share
      </Button>
      <Button icon={Pencil} onClick={() => dialog.open('edit')} className="max-lg:px-3!">
        Edit text
      </Button>
      <ActionButton
        label="Star this analysis"
        icon={Star}
        pressed={analysis.isStarred}
        onClick={() => void toggleStar()}
        className={clsx(analysis.isStarred && 'text-star!')}
      />
      <Menu trigger={<IconButton label="More actions for this analysis" icon={Ellipsis} />}>
        <MenuItem icon={TextCursorInput} onSelect={() => dialog.open('rename')}>
          Rename
        </MenuItem>
        <MenuItem icon={Printer} onSelect={() => window.print()}>
          Print or save as PDF
        </MenuItem>
        <MenuItem icon={Trash2} danger onSelect={() => dialog.open('delete')}>
          Delete
        </MenuItem>
      </Menu>
      {dialog.name === 'share' && (
        <ShareDialog analysisId={analysis.id} open={dialog.isOpen} onOpenChange={dialog.setOpen} />
      )}
      {dialog.name === 'edit' && (
        <EditTextDialog analysis={analysis} open={dialog.isOpen} onOpenChange={dialog.setOpen} />
      )}
      {dialog.name === 'rename' && (
        <LazyRenameDialog analysis={analysis} open={dialog.isOpen} onOpenChange={dialog.setOpen} />
      )}
      <ConfirmDialog
        open={dialog.name === 'delete' && dialog.isOpen}
        onOpenChange={dialog.setOpen}
        title={`Delete “${analysis.title}”?`}
        confirmLabel="Delete analysis"
        loading={isDeleting}
        onConfirm={() => void remove()}
      >
        This deletes all versions, comments and results. Everyone you shared it with loses access. You can’t undo this.
      </ConfirmDialog>
    </div>
  );
}
