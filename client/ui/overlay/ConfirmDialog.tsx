import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef, type ReactNode } from 'react';
import { Button } from '../button/Button';
import { dialogClasses } from './Dialog';
import { backdropClasses } from './overlayClasses';
import { useDismissOnBack } from './useDismissOnBack';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Question that names the object: "Delete “Hiring our first engineer”?" */
  title: ReactNode;
  /** What is lost and whether it can be restored. */
  children: ReactNode;
  /** Label of the confirm button: "Delete post". */
  confirmLabel: string;
  cancelLabel?: string;
  loading?: boolean;
  /** Whether it confirms a blocked navigation, whose entries an entry of the dialog would displace. */
  guardsNavigation?: boolean;
  onConfirm: () => void;
}

/** Confirms an irreversible action. Initial focus is on Cancel. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  loading,
  guardsNavigation = false,
  onConfirm,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  useDismissOnBack(open && !guardsNavigation, () => onOpenChange(false));
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropClasses} />
        <AlertDialog.Popup initialFocus={cancel} className={dialogClasses}>
          <div className="px-6 pt-5 pb-5">
            <AlertDialog.Title className="text-section text-balance break-words">{title}</AlertDialog.Title>
            <AlertDialog.Description render={<div />} className="mt-2 text-body text-ink-2">
              {children}
            </AlertDialog.Description>
          </div>
          <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4">
            <AlertDialog.Close ref={cancel} render={<Button>{cancelLabel}</Button>} />
            <Button variant="danger" loading={loading} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </footer>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
