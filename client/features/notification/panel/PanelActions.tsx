import { CheckCheck, Settings, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { iconButtonClasses } from '../../../ui/IconButton';

export interface PanelActionsProps {
  canMark: boolean;
  canClear: boolean;
  onMark: () => void;
  onClear: () => void;
}

/** What is done with all notifications at once. The buttons stay when there is nothing to do, so that focus does. */
export function PanelActions({ canMark, canClear, onMark, onClear }: PanelActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const look = 'gap-1! px-2! aria-disabled:bg-transparent! aria-disabled:text-ink-3!';
  return (
    <div className="sticky top-0 z-2 flex items-center gap-1 border-b border-line bg-raised py-1 pr-1 pl-2">
      <Button
        variant="quiet"
        icon={CheckCheck}
        aria-disabled={!canMark}
        onClick={() => canMark && onMark()}
        className={look}
      >
        Mark all as read
      </Button>
      <Button
        variant="quiet"
        icon={Trash2}
        aria-disabled={!canClear}
        onClick={() => setAsking(canClear)}
        className={look}
      >
        Clear all
      </Button>
      <Link to="/settings#notifications" aria-label="Notification settings" className={`${iconButtonClasses} ml-auto`}>
        <Settings aria-hidden="true" className="size-5" />
      </Link>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Clear all notifications?"
        confirmLabel="Clear all"
        onConfirm={() => {
          setAsking(false);
          onClear();
        }}
      >
        They go for good, on all your devices. The posts, comments and people they are about stay.
      </ConfirmDialog>
    </div>
  );
}
