import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { AppError } from '../../core/errors';

/** A hash takes a core for about 15 ms. One core stays free for the event loop. */
const limitConcurrency = pLimit(Math.max(1, availableParallelism() - 1));
/** About a second of work for one core. */
const maxQueued = 60;

/** @throws AppError UNAVAILABLE while too many are queued */
async function inTurn<T>(compute: () => Promise<T>): Promise<T> {
  if (limitConcurrency.pendingCount >= maxQueued)
    throw new AppError('UNAVAILABLE', 'Many people are signing in right now. Try again in a moment.', {
      retryAfterSeconds: 1,
    });
  return limitConcurrency(compute);
}

/**
 * Hashes with argon2id and the library's defaults, which follow OWASP: 19 MiB, 2 passes.
 * @throws AppError UNAVAILABLE while too many are queued
 */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password));

let decoyHash: Promise<string> | undefined;

/**
 * Verifies a password. An unknown account (null) takes as long as a known one.
 * @throws AppError UNAVAILABLE while too many are queued
 */
export async function matchesPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await inTurn(async () =>
    verify(passwordHash ?? (await (decoyHash ??= hash('no account has this password'))), password),
  );
  return matches && passwordHash !== null;
}
