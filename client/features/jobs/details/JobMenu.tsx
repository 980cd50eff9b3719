import { CircleX, Ellipsis, Flag, Pencil, RotateCw, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { lazyDialog } from '../../../shell/lazyDialog';
import { IconButton } from '../../../ui/button/IconButton';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { Menu, MenuItem } from '../../../ui/overlay/Menu';
import { useDialogState } from '../../../ui/overlay/useDialogState';
import { useJobActions } from './useJobActions';
import type { JobDetails_JobFragment } from './__generated__/JobDetails.generated';

const ReportJobDialog = lazyDialog('ReportJobDialog', async () => (await import('./ReportJobDialog')).ReportJobDialog);

/** Further actions: close, renew and delete for the poster, report for others. */
export function JobMenu({ job }: { job: JobDetails_JobFragment }) {
  const navigate = useNavigate();
  const { close, renew, remove, running } = useJobActions(job);
  const dialog = useDialogState<'report' | 'close' | 'delete'>();
  const title = job.title || 'this job';
  return (
    <>
      <Menu trigger={<IconButton label="More actions for this job" icon={Ellipsis} />}>
        {job.viewerCanEdit ? (
          <>
            <MenuItem icon={Pencil} onSelect={() => void navigate(`/jobs/${job.id}/edit`)}>
              Edit
            </MenuItem>
            {(job.state === 'PUBLISHED' || job.state === 'EXPIRED') && (
              <MenuItem icon={RotateCw} onSelect={() => void renew()}>
                Renew
              </MenuItem>
            )}
            {job.state === 'PUBLISHED' && (
              <MenuItem icon={CircleX} onSelect={() => dialog.open('close')}>
                Close
              </MenuItem>
            )}
            <MenuItem icon={Trash2} danger onSelect={() => dialog.open('delete')}>
              Delete
            </MenuItem>
          </>
        ) : (
          <MenuItem icon={Flag} onSelect={() => dialog.open('report')}>
            Report
          </MenuItem>
        )}
      </Menu>
      {dialog.name === 'report' && <ReportJobDialog job={job} open={dialog.isOpen} onOpenChange={dialog.setOpen} />}
      <ConfirmDialog
        open={dialog.name === 'close' && dialog.isOpen}
        onOpenChange={dialog.setOpen}
        title={`Close “${title}”?`}
        confirmLabel="Close job"
        loading={running === 'close'}
        onConfirm={() => void close().then(() => dialog.setOpen(false))}
      >
        Nobody can apply while it’s closed. You can publish it again.
      </ConfirmDialog>
      <ConfirmDialog
        open={dialog.name === 'delete' && dialog.isOpen}
        onOpenChange={dialog.setOpen}
        title={`Delete “${title}”?`}
        confirmLabel="Delete job"
        loading={running === 'delete'}
        onConfirm={() => void remove()}
      >
        This deletes the job, its applications and your notes. You can’t undo this. Messages stay.
      </ConfirmDialog>
    </>
  );
}
