declare global {
  interface WindowEventMap {
    /** The user logged out explicitly: listeners delete the user's data that is not in storage. */
    'auth:left': CustomEvent<{ userId: string }>;
  }
}

/** Set for a moment, so that other tabs delete the drafts in their own session storage. */
const signalKey = 'user-left';

function clearUserKeys(storage: Storage, userId: string): void {
  const keys = Object.keys(storage).filter((key) => key.split(':').includes(userId) && !key.startsWith('outbox:'));
  for (const key of keys) storage.removeItem(key);
}

/**
 * Deletes a user's drafts and recent searches from the storage of all tabs, where keys contain the user id, and emits
 * `auth:left`. The outbox of unsent messages stays until the next login.
 */
export function clearLocalUserData(userId: string): void {
  try {
    clearUserKeys(sessionStorage, userId);
    // Before the keys are removed: a tab that still has a draft would put it back.
    localStorage.setItem(signalKey, userId);
    localStorage.removeItem(signalKey);
    clearUserKeys(localStorage, userId);
  } catch {
    // Blocked storage contains nothing.
  }
  emitLeft(userId);
}

const emitLeft = (userId: string): boolean =>
  window.dispatchEvent(new CustomEvent('auth:left', { detail: { userId } }));

globalThis.window?.addEventListener('storage', ({ key, newValue }) => {
  if (key !== signalKey || newValue === null) return;
  clearUserKeys(sessionStorage, newValue);
  emitLeft(newValue);
});
