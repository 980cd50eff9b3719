import { getAuthState } from '../auth/authState';
import { closeToast, showToast } from '../ui/toast/toastQueue';

/** How long something can be taken back; it is the time its message stays. */
const UNDO_MS = 10_000;

/** What is shown but not sent, by what it is about. */
const waiting = new Map<string, () => void>();

if (typeof window !== 'undefined') {
  // Nothing can be taken back after the page is gone.
  window.addEventListener('pagehide', () => {
    for (const send of waiting.values()) send();
  });
}

/** Sends what waits under a key, if anything does: something else is to follow it. */
export const flushDeferred = (key: string): void => waiting.get(key)?.();

export interface DeferredCall {
  /** One thing at a time waits under a key. */
  key: string;
  /** Says what was done, beside its Undo. */
  message: string;
  /** Takes the page back to how it was. */
  undo: () => void;
  send: () => void;
}

/** Offers to take back what the page shows as done, and tells the server when the time for that is over: it knows no way back. */
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
    // Whoever signed out, and perhaps somebody else in, does nothing here any more.
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
