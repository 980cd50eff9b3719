import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../button/IconButton';
import { backdropClasses } from './overlayClasses';
import { useDismissOnBack } from './useDismissOnBack';

/** Not checkboxes and files: focus on them would scroll past the text above. */
const TEXT_FIELDS = 'textarea, input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="file"])';

export const dialogClasses =
  'fixed inset-x-4 top-1/2 mx-auto flex max-h-[calc(100dvh-32px)] max-w-120 -translate-y-1/2 flex-col rounded-dialog border border-line bg-raised text-ink shadow-raised outline-none ' +
  'transition-opacity duration-180 data-starting-style:opacity-0 data-ending-style:opacity-0';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** Initial focus; by default the first text field, or the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What has the focus after it closes, where the control that opened it may be gone by then; undefined for that control. */
  finalFocus?: () => HTMLElement | null | undefined;
  /** False while there is unsaved input: pressing outside then does not close the dialog. */
  dismissible?: boolean;
  /** Whether browser back closes it on wide screens too, as on phones. */
  closesOnBack?: boolean;
  className?: string;
  children?: ReactNode;
}

/** Modal dialog. Esc closes it and restores the focus; so does browser back on phones. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  initialFocus,
  finalFocus,
  dismissible = true,
  closesOnBack,
  className,
  children,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  useDismissOnBack(open, () => onOpenChange(false), closesOnBack);
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)} disablePointerDismissal={!dismissible}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdropClasses} />
        <BaseDialog.Popup
          ref={popup}
          initialFocus={() => initialFocus?.current ?? popup.current?.querySelector<HTMLElement>(TEXT_FIELDS) ?? true}
          finalFocus={finalFocus && (() => finalFocus() ?? true)}
          className={clsx(dialogClasses, className)}
        >
          <header className="flex items-start gap-4 px-6 pt-5 pb-3">
            <div className="min-w-0 flex-1">
              <BaseDialog.Title className="text-section text-balance">{title}</BaseDialog.Title>
              {description && (
                <BaseDialog.Description className="mt-1 text-body text-ink-2">{description}</BaseDialog.Description>
              )}
            </div>
            <BaseDialog.Close render={<IconButton label="Close" icon={X} className="-mt-1 -mr-3" />} />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-5">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4">{footer}</footer>
          )}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
