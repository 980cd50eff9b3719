import { useState } from 'react';
import { toCallError } from '../../../http/toCallError';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { useToast } from '../../../ui/toast/Toast';
import type { ThreadStore } from '../thread/store/threadStore';
import type { ThreadMessage } from '../thread/store/threadWindow';
import { useMessageMutations } from './useMessageMutations';

export interface DeleteDialogProps {
  message: ThreadMessage;
  viewerId: string;
  threadStore: ThreadStore;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for confirmation before a message is deleted for everyone. */
export function DeleteDialog({ message, viewerId, threadStore, open, onOpenChange }: DeleteDialogProps) {
  const { remove } = useMessageMutations(threadStore, viewerId);
  const toast = useToast();
  const [isDeleting, setDeleting] = useState(false);

  async function confirm() {
    setDeleting(true);
    try {
      await remove(message.id);
      onOpenChange(false);
    } catch (error) {
      toast.show(toCallError(error, 'Couldn’t delete the message.').message, { failed: true });
    } finally {
      setDeleting(false);
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this message for everyone?"
      confirmLabel="Delete message"
      loading={isDeleting}
      onConfirm={() => void confirm()}
    >
      The text and files will be permanently deleted. Everyone will see that a message was deleted.
    </ConfirmDialog>
  );
}
