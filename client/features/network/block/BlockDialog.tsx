import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useBlock } from './useBlock';

export interface BlockDialogProps {
  person: { id: string; username: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The block stands, and the page shows it. */
  onBlocked?: () => void;
}

/** Says what a block means for both before it begins. */
export function BlockDialog({ person, open, onOpenChange, onBlocked }: BlockDialogProps) {
  const { block } = useBlock();
  const [isSending, setSending] = useState(false);

  async function confirm() {
    setSending(true);
    const isDone = await block(person);
    setSending(false);
    if (!isDone) return;
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
      <p>Neither of you will see the other’s profile, posts or comments, and neither can reach the other.</p>
      <p className="mt-2">
        A connection between you ends, and so do follows. They do not come back if you unblock. Nobody is told.
      </p>
    </ConfirmDialog>
  );
}
