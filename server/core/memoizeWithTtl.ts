type Entry<T> = { expiresAt: number; value: Promise<T> };

/**
 * Memoises an expensive result that is the same for every caller. One computation runs at a time, and concurrent callers
 * share it; a rejection is not stored.
 * @param ttlMs lifetime of a result, from the end of its computation
 */
export function memoizeWithTtl<T>(ttlMs: number, compute: () => Promise<T>): () => Promise<T> {
  let entry: Entry<T> | undefined;
  return () => {
    if (entry && entry.expiresAt > Date.now()) return entry.value;
    const computed: Entry<T> = { expiresAt: Infinity, value: compute() };
    entry = computed;
    computed.value.then(
      () => (computed.expiresAt = Date.now() + ttlMs),
      () => (entry = undefined),
    );
    return computed.value;
  };
}
