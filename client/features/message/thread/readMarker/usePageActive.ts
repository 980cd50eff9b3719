import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('focus', listener, { signal });
  window.addEventListener('blur', listener, { signal });
  document.addEventListener('visibilitychange', listener, { signal });
  return () => controller.abort();
}

const isPageActive = () => document.visibilityState === 'visible' && document.hasFocus();

/** Whether the page is visible and its window has focus. */
export const usePageActive = (): boolean => useSyncExternalStore(subscribe, isPageActive);
