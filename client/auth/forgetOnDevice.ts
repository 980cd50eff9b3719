declare global {
  interface WindowEventMap {
    /** Somebody logged out by hand: what is kept of them anywhere but in the local storage goes as well. */
    'auth:left': CustomEvent<{ userId: string }>;
  }
}

/**
 * Throws away what this device keeps of a person: drafts, unsent messages, recent searches. Whatever is kept of one has
 * their id in its name.
 */
export function forgetOnDevice(userId: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.split(':').includes(userId)) localStorage.removeItem(key);
  } catch {
    // A browser that bars storage keeps nothing.
  }
  window.dispatchEvent(new CustomEvent('auth:left', { detail: { userId } }));
}
