import { useEffect } from 'react';
import { Button } from '../button/Button';
import { toastBoxClasses, toastContentClasses, toastViewportClasses } from './toastClasses';
import { closeToast, type QueuedToast } from './toastQueue';

const READ_MS = 10_000;

/** Toasts without the code of the toast region, which could not be loaded: when the first one is about a lost network. */
export function PlainToasts({ toasts }: { toasts: readonly QueuedToast[] }) {
  return (
    <div className={toastViewportClasses}>
      {toasts.map((toast) => (
        <PlainToast key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function PlainToast({ toast: { id, message, failed, undo, action } }: { toast: QueuedToast }) {
  const offer = undo ? { label: 'Undo', run: undo } : action;

  useEffect(() => {
    const timer = setTimeout(() => closeToast(id), READ_MS);
    return () => clearTimeout(timer);
  }, [id]);

  return (
    <div role={failed ? 'alert' : 'status'} className={`${toastBoxClasses} ${toastContentClasses}`}>
      <p className="min-w-0 flex-1 py-2 text-body">{message}</p>
      {offer && (
        <Button
          variant="quiet"
          onClick={() => {
            closeToast(id);
            offer.run();
          }}
        >
          {offer.label}
        </Button>
      )}
    </div>
  );
}
