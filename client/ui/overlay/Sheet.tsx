import { Drawer } from '@base-ui/react/drawer';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton';
import { useDismissOnBack } from './useDismissOnBack';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Uses the full height regardless of its content. */
  full?: boolean;
  children: ReactNode;
}

/** Bottom sheet on phones. Swiping down, Esc, browser back or a press outside closes it. */
export function Sheet({ open, onOpenChange, title, full = false, children }: SheetProps) {
  useDismissOnBack(open, () => onOpenChange(false));
  return (
    <Drawer.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Drawer.Portal>
        <Drawer.Backdrop
          className={
            'fixed inset-0 min-h-dvh bg-[oklch(0.2_0.02_160/0.45)] opacity-[calc(1-var(--drawer-swipe-progress))] transition-opacity duration-240 ' +
            'data-starting-style:opacity-0 data-ending-style:opacity-0 data-swiping:duration-0 supports-[-webkit-touch-callout:none]:absolute'
          }
        />
        <Drawer.Viewport className="fixed inset-0 flex items-end justify-center">
          <Drawer.Popup
            className={clsx(
              full ? 'h-[calc(100dvh-48px)]' : 'max-h-[calc(100dvh-48px)]',
              'flex w-full max-w-160 flex-col rounded-t-dialog border-t border-line bg-raised text-ink shadow-raised outline-none ' +
                '[transform:translateY(var(--drawer-swipe-movement-y))] transition-transform duration-240 data-swiping:duration-0 data-swiping:select-none ' +
                'data-starting-style:[transform:translateY(100%)] data-ending-style:[transform:translateY(100%)]',
            )}
          >
            <header className="flex items-center justify-between border-b border-line py-1 pr-1 pl-4">
              <Drawer.Title className="text-lead font-bold">{title}</Drawer.Title>
              <Drawer.Close render={<IconButton label="Close" icon={X} />} />
            </header>
            <Drawer.Content className="min-h-0 flex-auto overflow-y-auto overscroll-contain pb-[env(safe-area-inset-bottom)]">
              {children}
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
