type Kept<T> = { until: number; value: Promise<T> };

/** Keeps what is dear to compute and the same for everyone, for a while; callers at once share one computation. */
export function memoizeWithTtl<T>(milliseconds: number, compute: () => Promise<T>): () => Promise<T> {
  let kept: Kept<T> | undefined;
  return () => {
    if (kept && kept.until > Date.now()) return kept.value;
    const value = compute();
    kept = { until: Date.now() + milliseconds, value };
    value.catch(() => (kept = undefined));
    return value;
  };
}
