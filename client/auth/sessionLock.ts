import { config } from '../config';

/**
 * Runs `work` under a lock shared by all tabs. Web Locks need a secure origin; without them only calls of this tab are
 * serialised. A suspended tab may hold the lock forever, so waiting times out after the duration of its calls.
 */
export async function withSessionLock<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  let hasLock = false;
  const signal = AbortSignal.timeout(2 * config.apiTimeoutMs);
  const runLocked = () => {
    hasLock = true;
    return work();
  };
  try {
    return await navigator.locks.request('venturion-session', { signal }, runLocked);
  } catch (error) {
    if (hasLock) throw error;
    return work();
  }
}
