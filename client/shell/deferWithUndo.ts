import { getAuthState } from '../auth/authState';
import { closeToast, showToast } from '../ui/toast/toastQueue';

/** Time for Undo; the toast stays as long. */
const UNDO_MS = 10_000;

/** Deferred calls by key: shown as done, not sent yet. */
const waiting = new Map<string, () => void>();

if (typeof window !== 'undefined') {
  // Undo is impossible after the page unloads.
  window.addEventListener('pagehide', () => {
    for (const send of waiting.values()) send();
  });
}

/** Sends the deferred call of a key at once, if there is one, because another call follows it. */
export const flushDeferred = (key: string): void => waiting.get(key)?.();

export interface DeferredCall {
  /** At most one call per key is deferred. */
  key: string;
  /** Toast message about what was done, next to Undo. */
  message: string;
  /** Rolls back the optimistic update. */
  undo: () => void;
  send: () => void;
}

/** Shows a toast with Undo and sends the call when the time for Undo is over, because the server cannot revert it. */
export function deferWithUndo({ key, message, undo, send }: DeferredCall): void {
  flushDeferred(key);
  const viewerId = getAuthState().user?.id;

  function stop() {
    waiting.delete(key);
    clearTimeout(timer);
  }

  function sendOnce() {
    stop();
    closeToast(toast);
    // After a sign-out nothing is sent, neither for the old user nor for a new one.
    if (getAuthState().user?.id === viewerId) send();
    else undo();
  }

  const timer = setTimeout(sendOnce, UNDO_MS);
  const toast = showToast(message, {
    undo() {
      stop();
      undo();
    },
  });
  waiting.set(key, sendOnce);
}
