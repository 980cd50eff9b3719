import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { closeToast, countWaitingToasts, showToast, subscribeToToasts } from './toastQueue';

const loadRegion = () => import('./ToastRegion');

/** Fetches what draws messages, so that one about a lost connection can still be shown. Failing is silent. */
export const preloadToasts = () => void loadRegion().catch(() => {});

const toast = { show: showToast, close: closeToast };

/**
 * Short messages about what just happened.
 * @returns `show(message, options?)` → id, and `close(id)`; always the same object
 */
export function useToast() {
  return toast;
}

/** Gives messages their place. What draws them is fetched with the first one, and asked for again with each that waits. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const waiting = useSyncExternalStore(subscribeToToasts, countWaitingToasts);
  const [Region, setRegion] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (waiting === 0 || Region) return undefined;
    let isCurrent = true;
    loadRegion().then(
      (module) => isCurrent && setRegion(() => module.ToastRegion),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [waiting, Region]);

  return (
    <>
      {children}
      {Region && <Region />}
    </>
  );
}
