import { Archive, ArchiveRestore, Copy, Ellipsis, FileDown, FileUp, Sheet, Trash2, UserPlus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../../auth/AuthProvider';
import { lazyDialog } from '../../../shell/lazyDialog';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlay/Menu';
import { useDialogState } from '../../../ui/overlay/useDialogState';
import { useToast } from '../../../ui/toast/Toast';
import type { FileKind } from '../files/downloadFile';
import { useProjectionActions } from '../list/useProjectionActions';
import type { Editor_ProjectionFragment } from './__generated__/Projection.generated';
import { useEditing } from './EditorContext';

const ShareDialog = lazyDialog('ShareDialog', async () => (await import('../share/ShareDialog')).ShareDialog);
const ImportDialog = lazyDialog('ImportDialog', async () => (await import('../files/ImportDialog')).ImportDialog);

/** What can be done with a model as a whole. */
export function EditorMenu({ projection }: { projection: Editor_ProjectionFragment }) {
  const { autosave, inputs, canEdit } = useEditing();
  const { duplicate, archive, remove } = useProjectionActions();
  const navigate = useNavigate();
  const toast = useToast();
  const dialog = useDialogState<'share' | 'import'>();
  const isOwn = useAuth().user?.id === projection.owner.id;
  const { id, name, isArchived } = projection;

  async function download(kind: FileKind) {
    try {
      // The file has what the server has stored.
      await autosave.flush();
      const { downloadFile } = await import('../files/downloadFile');
      await downloadFile(id, kind, inputs.scenario);
    } catch (error) {
      toast.show(error instanceof Error ? error.message : 'Couldn’t export the projection.', { failed: true });
    }
  }

  return (
    <>
      {isOwn && (
        <Button icon={UserPlus} className="max-md:hidden" onClick={() => dialog.open('share')}>
          Share
        </Button>
      )}
      <Menu trigger={<IconButton label="More actions" icon={Ellipsis} />}>
        {isOwn && (
          <MenuItem icon={UserPlus} onSelect={() => dialog.open('share')}>
            Share
          </MenuItem>
        )}
        <MenuItem icon={Sheet} onSelect={() => void download('xlsx')}>
          Export workbook (XLSX)
        </MenuItem>
        <MenuItem icon={FileDown} onSelect={() => void download('csv')}>
          Export figures (CSV)
        </MenuItem>
        <MenuItem icon={FileDown} onSelect={() => void download('inputs')}>
          Export inputs (CSV)
        </MenuItem>
        {canEdit && (
          <MenuItem icon={FileUp} onSelect={() => dialog.open('import')}>
            Import inputs (CSV)
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem icon={Copy} onSelect={() => void duplicate({ id, name })}>
          Duplicate
        </MenuItem>
        {isOwn && (
          <>
            <MenuItem
              icon={isArchived ? ArchiveRestore : Archive}
              onSelect={() => void archive({ id, name }, !isArchived)}
            >
              {isArchived ? 'Restore' : 'Archive'}
            </MenuItem>
            <MenuItem
              icon={Trash2}
              danger
              onSelect={() => {
                remove({ id, name });
                void navigate('/financial-projections');
              }}
            >
              Delete
            </MenuItem>
          </>
        )}
      </Menu>
      {dialog.name === 'share' && <ShareDialog projectionId={id} open={dialog.isOpen} onOpenChange={dialog.setOpen} />}
      {dialog.name === 'import' && (
        <ImportDialog
          open={dialog.isOpen}
          onOpenChange={dialog.setOpen}
          into={{
            inputs: inputs.get(),
            apply: (values, count) => {
              inputs.merge(values);
              toast.show(count === 1 ? 'Imported 1 value.' : `Imported ${count} values.`);
            },
          }}
        />
      )}
    </>
  );
}
