type Entry<T> = { expiresAt: number; value: Promise<T> };

/**
 * Memoises an expensive result that is the same for every caller. Concurrent callers share one computation; a rejection is
 * not stored.
 */
export function memoizeWithTtl<T>(ttlMs: number, compute: () => Promise<T>): () => Promise<T> {
  let entry: Entry<T> | undefined;
  return () => {
    if (entry && entry.expiresAt > Date.now()) return entry.value;
    const value = compute();
    entry = { expiresAt: Date.now() + ttlMs, value };
    value.catch(() => (entry = undefined));
    return value;
  };
}
