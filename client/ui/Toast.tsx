import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { closeToast, hasWaitingToasts, showToast, subscribeToToasts } from './toastQueue';

const loadRegion = () => import('./ToastRegion');
const ToastRegion = lazy(async () => ({ default: (await loadRegion()).ToastRegion }));

/** Fetched once the page has come to rest, so that a message about a lost connection can still be shown. */
const AHEAD_MS = 5_000;

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

  useEffect(() => {
    const timer = setTimeout(() => void loadRegion().catch(() => {}), AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);

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
