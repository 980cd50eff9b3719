import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { useBlock } from './useBlock';

export interface BlockDialogProps {
  person: { id: string; username: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called after the mutation succeeded and the cache was updated. */
  onBlocked?: () => void;
}

/** Explains the effects of a block and asks for confirmation. */
export function BlockDialog({ person, open, onOpenChange, onBlocked }: BlockDialogProps) {
  const { block } = useBlock();
  const [isSending, setSending] = useState(false);

  async function confirm() {
    setSending(true);
    const isBlocked = await block(person);
    setSending(false);
    if (!isBlocked) return;
    onOpenChange(false);
    onBlocked?.();
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Block @${person.username}?`}
      confirmLabel={`Block @${person.username}`}
      loading={isSending}
      onConfirm={() => void confirm()}
    >
      <p>You won’t see each other’s profiles, posts or comments, and you can’t message each other.</p>
      <p className="mt-2">
        Any connection or follow between you is removed and isn’t restored if you unblock. They won’t be notified.
      </p>
    </ConfirmDialog>
  );
}
