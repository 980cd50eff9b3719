import type { FragmentType } from '@apollo/client';
import { Ban, Ellipsis, Flag, PenLine, Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/button/IconButton';
import { lazyDialog } from '../../../shell/lazyDialog';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlay/Menu';
import { lazyOptional } from '../../../shell/lazyOptional';
import { useDialogState } from '../../../ui/overlay/useDialogState';
import type { EditPostDialog_PostFragmentDoc } from './__generated__/EditPostDialog.generated';

const EditPostDialog = lazyDialog('EditPostDialog', async () => (await import('./EditPostDialog')).EditPostDialog);
const DeletePostDialog = lazyDialog(
  'DeletePostDialog',
  async () => (await import('./DeletePostDialog')).DeletePostDialog,
);
const BlockDialog = lazyDialog(
  'BlockDialog',
  async () => (await import('../../network/block/BlockDialog')).BlockDialog,
);
// Lazy, because it imports the queries of all relations.
const MuteItem = lazyOptional(async () => (await import('../../network/mute/MuteItem')).MuteItem);
const ReportPostDialog = lazyDialog(
  'ReportPostDialog',
  async () => (await import('./ReportPostDialog')).ReportPostDialog,
);

export interface PostMenuProps {
  post: FragmentType<typeof EditPostDialog_PostFragmentDoc> & {
    id: string;
    content: string;
    viewerCanEdit: boolean;
    author: { id: string; username: string; displayName: string };
  };
}

/** Menu of a post: edit and delete for the author; report, mute and block for others. */
export function PostMenu({ post }: PostMenuProps) {
  const dialog = useDialogState<'edit' | 'delete' | 'report' | 'block'>();
  const dialogProps = { open: dialog.isOpen, onOpenChange: dialog.setOpen };
  return (
    <>
      <Menu trigger={<IconButton label={`More options for the post by ${post.author.displayName}`} icon={Ellipsis} />}>
        {post.viewerCanEdit ? (
          <>
            <MenuItem icon={PenLine} onSelect={() => dialog.open('edit')}>
              Edit
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={Trash2} danger onSelect={() => dialog.open('delete')}>
              Delete
            </MenuItem>
          </>
        ) : (
          <>
            <MenuItem icon={Flag} onSelect={() => dialog.open('report')}>
              Report
            </MenuItem>
            <MenuSeparator />
            <MuteItem person={post.author} />
            <MenuItem icon={Ban} danger onSelect={() => dialog.open('block')}>
              Block @{post.author.username}
            </MenuItem>
          </>
        )}
      </Menu>
      {dialog.name === 'edit' && <EditPostDialog post={post} {...dialogProps} />}
      {dialog.name === 'delete' && <DeletePostDialog post={post} {...dialogProps} />}
      {dialog.name === 'report' && <ReportPostDialog post={post} {...dialogProps} />}
      {dialog.name === 'block' && <BlockDialog person={post.author} {...dialogProps} />}
    </>
  );
}
