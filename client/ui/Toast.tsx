import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { closeToast, hasWaitingToasts, showToast, subscribeToToasts } from './toastQueue';

const loadRegion = () => import('./ToastRegion');
const ToastRegion = lazy(async () => ({ default: (await loadRegion()).ToastRegion }));

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

/** Gives messages their place. What draws them is loaded with the first one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const isAsked = useSyncExternalStore(subscribeToToasts, hasWaitingToasts);
  const [wasAsked, setWasAsked] = useState(false);
  if (isAsked && !wasAsked) setWasAsked(true);

  return (
    <>
      {children}
      {wasAsked && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <ToastRegion />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
