import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { PlainToasts } from './PlainToasts';
import { closeToast, getWaitingToasts, showToast, subscribeToToasts } from './toastQueue';

const loadRegion = () => import('./ToastRegion');

/** Preloads the toast region, so that a toast about a lost connection can be shown. Fails silently. */
export const preloadToasts = () => void loadRegion().catch(() => {});

const toast = { show: showToast, close: closeToast };

/** Shows and closes toasts. @returns `show(message, options?)` → id, and `close(id)`; a stable object */
export function useToast() {
  return toast;
}

/**
 * Renders the toast region. Its code is loaded with the first toast, and loading is retried with each further one;
 * until it succeeds, toasts are plain.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const waiting = useSyncExternalStore(subscribeToToasts, getWaitingToasts);
  const [Region, setRegion] = useState<ComponentType | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (waiting.length === 0 || Region) return undefined;
    let isCurrent = true;
    loadRegion().then(
      (module) => isCurrent && setRegion(() => module.ToastRegion),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [waiting, Region]);

  return (
    <>
      {children}
      {Region ? <Region /> : hasFailed && waiting.length > 0 && <PlainToasts toasts={waiting} />}
    </>
  );
}
