/** Attempts of a read while the server is overloaded. */
export const maxReadAttempts = 3;

/**
 * How long to wait before a read is sent again: Retry-After, and up to as much again at random, because all clients of an
 * overloaded server are rejected at the same time.
 * @returns milliseconds
 */
export function overloadDelayMs(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? 1);
  return Math.min(Number.isFinite(seconds) ? Math.max(1, seconds) : 1, 10) * 1_000 * (1 + Math.random());
}
