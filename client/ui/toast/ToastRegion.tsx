import { Toast as BaseToast } from '@base-ui/react/toast';
import { CircleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { toastBoxClasses, toastContentClasses, toastViewportClasses } from './toastClasses';
import { connectToasts, type QueuedToast } from './toastQueue';

const UNDO_MS = 10_000;
const READ_MS = 6_000;

function useQueuedToasts() {
  const { toasts, add, close } = BaseToast.useToastManager();
  useEffect(() => {
    function handleAdd({ id, message, undo, action, failed }: QueuedToast) {
      const offer = undo ? { label: 'Undo', run: undo } : action;
      add({
        id,
        description: message,
        type: failed ? 'failed' : undefined,
        priority: failed ? 'high' : 'low',
        timeout: offer ? UNDO_MS : READ_MS,
        actionProps: offer && {
          children: offer.label,
          onClick() {
            close(id);
            offer.run();
          },
        },
      });
    }
    return connectToasts({ add: handleAdd, close });
  }, [add, close]);
  return toasts;
}

function ToastList() {
  return useQueuedToasts().map((toast) => (
    <BaseToast.Root
      key={toast.id}
      toast={toast}
      aria-label="Notice"
      swipeDirection={['down', 'left']}
      className={
        `${toastBoxClasses} transition duration-180 ` +
        'translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) data-swiping:duration-0 data-limited:hidden ' +
        'data-starting-style:translate-y-2 data-starting-style:opacity-0 data-ending-style:opacity-0'
      }
    >
      <BaseToast.Content className={toastContentClasses}>
        {toast.type === 'failed' && <CircleAlert aria-hidden="true" className="size-4 text-danger" />}
        <BaseToast.Description className="min-w-0 flex-1 py-2 text-body" />
        <BaseToast.Action render={<Button variant="quiet" className="px-3! font-bold! text-primary!" />} />
        <BaseToast.Close render={<IconButton label="Dismiss" icon={X} />} />
      </BaseToast.Content>
    </BaseToast.Root>
  ));
}

/** Shows toasts. */
export function ToastRegion() {
  return (
    <BaseToast.Provider>
      <BaseToast.Portal>
        <BaseToast.Viewport className={toastViewportClasses}>
          <ToastList />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  );
}
