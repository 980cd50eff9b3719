import { Copy, Ellipsis, Pencil, SmilePlus, Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton';
import { lazyPart } from '../../../ui/lazyPart';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/Menu';
import { useToast } from '../../../ui/Toast';
import { useLayer } from '../../post/useLayer';
import type { Threads } from '../thread/threads';
import type { ThreadMessage } from '../thread/threadWindow';
import { emojis } from './emojis';
import { useMessageChanges } from './useMessageChanges';

const DeleteDialog = lazyPart(async () => (await import('./DeleteDialog')).DeleteDialog);

export interface MessageActionsProps {
  message: ThreadMessage;
  viewerId: string;
  threads: Threads;
  canReact: boolean;
  isReachable: boolean;
  onEdit: (message: ThreadMessage) => void;
}

/** What can be done with a message: shown while it is pointed at, or has focus. */
export function MessageActions({ message, viewerId, threads, canReact, isReachable, onEdit }: MessageActionsProps) {
  const { react } = useMessageChanges(threads, viewerId);
  const toast = useToast();
  const dialog = useLayer<'delete'>();
  const isOwn = message.sender?.id === viewerId;
  const tabIndex = isReachable ? 0 : -1;

  async function copy() {
    await navigator.clipboard.writeText(message.content).then(
      () => toast.show('Message copied.'),
      () => toast.show('The message could not be copied.', { failed: true }),
    );
  }

  return (
    <div className="absolute -top-3 right-3 z-1 flex rounded-control border border-line bg-raised opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 has-data-popup-open:opacity-100 touch:pointer-events-none touch:group-focus-within:pointer-events-auto">
      {canReact && (
        <Menu trigger={<IconButton label="React" icon={SmilePlus} tabIndex={tabIndex} />}>
          {emojis.map(({ emoji, name }) => (
            <MenuItem key={emoji} onSelect={() => void react(message, emoji)}>
              <span aria-hidden="true" className="w-6 text-center">
                {emoji}
              </span>
              {name}
            </MenuItem>
          ))}
        </Menu>
      )}
      <Menu trigger={<IconButton label="More about this message" icon={Ellipsis} tabIndex={tabIndex} />}>
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
          threads={threads}
          open={dialog.isOpen}
          onOpenChange={dialog.setOpen}
        />
      )}
    </div>
  );
}
