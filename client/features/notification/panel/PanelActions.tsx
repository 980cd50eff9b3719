import { CheckCheck, Settings, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button/Button';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { iconButtonClasses } from '../../../ui/button/IconButton';

export interface PanelActionsProps {
  canMark: boolean;
  canClear: boolean;
  onMark: () => void;
  onClear: () => void;
}

/** Bulk actions of the panel. Disabled buttons stay focusable, so that focus is not lost. */
export function PanelActions({ canMark, canClear, onMark, onClear }: PanelActionsProps) {
  const [isConfirming, setConfirming] = useState(false);
  const buttonClasses = 'gap-1! px-2! aria-disabled:bg-transparent! aria-disabled:text-ink-3!';
  return (
    <div className="sticky top-0 z-2 flex items-center gap-1 border-b border-line bg-raised py-1 pr-1 pl-2">
      <Button
        variant="quiet"
        icon={CheckCheck}
        aria-disabled={!canMark}
        onClick={() => canMark && onMark()}
        className={buttonClasses}
      >
        Mark all as read
      </Button>
      <Button
        variant="quiet"
        icon={Trash2}
        aria-disabled={!canClear}
        onClick={() => setConfirming(canClear)}
        className={buttonClasses}
      >
        Clear all
      </Button>
      <Link to="/settings#notifications" aria-label="Notification settings" className={`${iconButtonClasses} ml-auto`}>
        <Settings aria-hidden="true" className="size-5" />
      </Link>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Clear all notifications?"
        confirmLabel="Clear all"
        onConfirm={() => {
          setConfirming(false);
          onClear();
        }}
      >
        This deletes all your notifications on every device. You can’t undo this.
      </ConfirmDialog>
    </div>
  );
}
