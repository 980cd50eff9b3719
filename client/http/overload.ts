import { withJitter } from '../lib/withJitter';
import { readSeconds } from './errors';

/** Attempts of a read while the server is overloaded. */
export const maxReadAttempts = 3;

/** Longest Retry-After that a read waits for. */
const maxWaitSeconds = 10;

/**
 * How long to wait before a read is sent again: Retry-After, and up to as much again at random, because all clients of an
 * overloaded server are rejected at the same time.
 * @returns milliseconds
 */
export function overloadDelayMs(retryAfter: string | null): number {
  const seconds = Math.min(Math.max(1, readSeconds(retryAfter) ?? 1), maxWaitSeconds);
  return withJitter(2 * seconds * 1_000);
}
