import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { boundedLimit } from '../../core/boundedLimit';

/** A hash takes a core for about 15 ms, and one core stays free for the event loop. 60 are about a second of work. */
const inTurn = boundedLimit(Math.max(1, availableParallelism() - 1), 60, {
  message: 'Many people are signing in right now. Try again in a moment.',
  retryAfterSeconds: 1,
});

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
