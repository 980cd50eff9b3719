import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('focus', listener, { signal });
  window.addEventListener('blur', listener, { signal });
  document.addEventListener('visibilitychange', listener, { signal });
  return () => stop.abort();
}

const hasAttention = () => document.visibilityState === 'visible' && document.hasFocus();

/** Whether the page can be seen and is the one that is worked with. */
export const useAttention = (): boolean => useSyncExternalStore(subscribe, hasAttention);
