import { Toast as BaseToast } from '@base-ui/react/toast';
import { CircleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button';
import { IconButton } from './IconButton';

const UNDO_MS = 10_000;
const READ_MS = 6_000;

export interface ToastOptions {
  /** Takes back what was just done; adds an Undo button and more time. */
  undo?: () => void;
  /** Another way on, such as Retry or View. */
  action?: { label: string; run: () => void };
  /** Something failed: said at once to those who listen. */
  failed?: boolean;
}

/**
 * Short messages about what just happened.
 * @returns `show(message, options?)` → id, and `close(id)`
 */
export function useToast() {
  const manager = BaseToast.useToastManager();
  function show(message: string, { undo, action, failed = false }: ToastOptions = {}): string {
    const offer = undo ? { label: 'Undo', run: undo } : action;
    const id: string = manager.add({
      description: message,
      type: failed ? 'failed' : undefined,
      priority: failed ? 'high' : 'low',
      timeout: offer ? UNDO_MS : READ_MS,
      actionProps: offer && {
        children: offer.label,
        onClick() {
          manager.close(id);
          offer.run();
        },
      },
    });
    return id;
  }
  return { show, close: manager.close };
}

function ToastList() {
  const { toasts } = BaseToast.useToastManager();
  return toasts.map((toast) => (
    <BaseToast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['down', 'left']}
      className={
        'rounded-card border border-line bg-raised text-ink shadow-raised transition duration-180 ' +
        'translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) data-swiping:duration-0 data-limited:hidden ' +
        'data-starting-style:translate-y-2 data-starting-style:opacity-0 data-ending-style:opacity-0'
      }
    >
      <BaseToast.Content className="flex min-h-12 items-center gap-2 py-1 pr-1 pl-4">
        {toast.type === 'failed' && <CircleAlert aria-hidden="true" className="size-4 text-danger" />}
        <BaseToast.Description className="min-w-0 flex-1 py-2 text-body" />
        <BaseToast.Action render={<Button variant="quiet" className="px-3! font-bold! text-primary!" />} />
        <BaseToast.Close render={<IconButton label="Dismiss" icon={X} />} />
      </BaseToast.Content>
    </BaseToast.Root>
  ));
}

/** Holds the messages; they stand above the bottom bar on phones and in the lower left corner elsewhere. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <BaseToast.Provider>
      {children}
      <BaseToast.Portal>
        <BaseToast.Viewport className="fixed inset-x-4 bottom-[calc(var(--bottom-bar)+16px)] z-2 flex flex-col gap-2 md:right-auto md:bottom-12 md:left-6 md:w-100">
          <ToastList />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  );
}
