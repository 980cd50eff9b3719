import pLimit from 'p-limit';
import { AppError } from './errors';

/** Runs a function in its turn. */
export type InTurn = <T>(run: () => Promise<T>) => Promise<T>;

/**
 * Runs a number of functions at a time and queues a bounded number of others.
 * @returns a function that rejects with AppError UNAVAILABLE while the queue is full
 */
export function boundedLimit(
  concurrency: number,
  maxQueued: number,
  full: { message: string; retryAfterSeconds: number },
): InTurn {
  const limit = pLimit(concurrency);
  return async (run) => {
    if (limit.pendingCount >= maxQueued)
      throw new AppError('UNAVAILABLE', full.message, { retryAfterSeconds: full.retryAfterSeconds });
    return limit(run);
  };
}
