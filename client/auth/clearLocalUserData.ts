declare global {
  interface WindowEventMap {
    /** The user logged out explicitly: listeners delete the user's data that is not in local storage. */
    'auth:left': CustomEvent<{ userId: string }>;
  }
}

/**
 * Deletes a user's drafts and recent searches from local storage, where keys contain the user id, and emits
 * `auth:left`. The outbox of unsent messages stays until the next login.
 */
export function clearLocalUserData(userId: string): void {
  try {
    const keys = Object.keys(localStorage).filter(
      (key) => key.split(':').includes(userId) && !key.startsWith('outbox:'),
    );
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Blocked storage contains nothing.
  }
  window.dispatchEvent(new CustomEvent('auth:left', { detail: { userId } }));
}
