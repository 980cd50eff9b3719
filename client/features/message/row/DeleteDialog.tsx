import { useState } from 'react';
import { fieldErrors } from '../../../api/fieldErrors';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useToast } from '../../../ui/Toast';
import type { Threads } from '../thread/threads';
import type { ThreadMessage } from '../thread/threadWindow';
import { useMessageChanges } from './useMessageChanges';

export interface DeleteDialogProps {
  message: ThreadMessage;
  viewerId: string;
  threads: Threads;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Stands before what everybody loses. */
export function DeleteDialog({ message, viewerId, threads, open, onOpenChange }: DeleteDialogProps) {
  const { remove } = useMessageChanges(threads, viewerId);
  const toast = useToast();
  const [isDeleting, setDeleting] = useState(false);

  async function confirm() {
    setDeleting(true);
    try {
      await remove(message.id);
      onOpenChange(false);
    } catch (error) {
      toast.show(fieldErrors(error, 'Failed to delete message').message, { failed: true });
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
      Its words and files go for good. That there was a message stays visible.
    </ConfirmDialog>
  );
}
