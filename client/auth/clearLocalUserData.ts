declare global {
  interface WindowEventMap {
    /** Somebody logged out by hand: what is kept of them anywhere but in the local storage goes as well. */
    'auth:left': CustomEvent<{ userId: string }>;
  }
}

/**
 * Throws away what this device keeps of a person: drafts, recent searches. Whatever is kept of one has their id in its
 * name. What they have sent and the server has not taken stays: it goes when they are back.
 */
export function clearLocalUserData(userId: string): void {
  try {
    const kept = Object.keys(localStorage).filter(
      (key) => key.split(':').includes(userId) && !key.startsWith('outbox:'),
    );
    for (const key of kept) localStorage.removeItem(key);
  } catch {
    // A browser that bars storage keeps nothing.
  }
  window.dispatchEvent(new CustomEvent('auth:left', { detail: { userId } }));
}
