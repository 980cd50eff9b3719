import { Copy, Ellipsis, Pencil, SmilePlus, Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/button/IconButton';
import { lazyDialog } from '../../../shell/lazyDialog';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlay/Menu';
import { useToast } from '../../../ui/toast/Toast';
import { useDialogState } from '../../../ui/overlay/useDialogState';
import type { ThreadStore } from '../thread/store/threadStore';
import type { ThreadMessage } from '../thread/store/threadWindow';
import { reactionEmojis } from './reactions/reactionEmojis';
import { useMessageMutations } from './useMessageMutations';

const DeleteDialog = lazyDialog('DeleteDialog', async () => (await import('./DeleteDialog')).DeleteDialog);

export interface MessageActionsProps {
  message: ThreadMessage;
  viewerId: string;
  threadStore: ThreadStore;
  canReact: boolean;
  /** The message is the tab stop of the list, so its buttons are in the tab order. */
  isTabStop: boolean;
  onEdit: (message: ThreadMessage) => void;
}

/** Menus of a message, visible on hover and focus. */
export function MessageActions({ message, viewerId, threadStore, canReact, isTabStop, onEdit }: MessageActionsProps) {
  const { toggleReaction } = useMessageMutations(threadStore, viewerId);
  const toast = useToast();
  const dialog = useDialogState<'delete'>();
  const isOwn = message.sender?.id === viewerId;
  const tabIndex = isTabStop ? 0 : -1;

  async function copy() {
    await navigator.clipboard.writeText(message.content).then(
      () => toast.show('Message copied.'),
      () => toast.show('Couldn’t copy the message.', { failed: true }),
    );
  }

  return (
    <div className="absolute -top-3 right-3 z-1 flex rounded-control border border-line bg-raised opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 has-data-popup-open:opacity-100 touch:pointer-events-none touch:group-focus-within:pointer-events-auto">
      {canReact && (
        <Menu trigger={<IconButton label="React" icon={SmilePlus} tabIndex={tabIndex} />}>
          {reactionEmojis.map(({ emoji, name }) => (
            <MenuItem key={emoji} onSelect={() => void toggleReaction(message, emoji)}>
              <span aria-hidden="true" className="w-6 text-center">
                {emoji}
              </span>
              {name}
            </MenuItem>
          ))}
        </Menu>
      )}
      <Menu trigger={<IconButton label="More options for this message" icon={Ellipsis} tabIndex={tabIndex} />}>
        {message.content && (
          <MenuItem icon={Copy} onSelect={() => void copy()}>
            Copy text
          </MenuItem>
        )}
        {isOwn && message.content && (
          <MenuItem icon={Pencil} onSelect={() => onEdit(message)}>
            Edit
          </MenuItem>
        )}
        {isOwn && <MenuSeparator />}
        {isOwn && (
          <MenuItem icon={Trash2} danger onSelect={() => dialog.open('delete')}>
            Delete for everyone
          </MenuItem>
        )}
      </Menu>
      {dialog.name && (
        <DeleteDialog
          message={message}
          viewerId={viewerId}
          threadStore={threadStore}
          open={dialog.isOpen}
          onOpenChange={dialog.setOpen}
        />
      )}
    </div>
  );
}
