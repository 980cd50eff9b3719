import type { Context } from '../../context';
import { write } from '../../context';
import { rateLimited } from '../../core/errors';
import { rateLimitKey } from '../../core/rateLimitKey';
import { consumeQuota } from '../../database/quota';
import { sql, type WriteTransaction } from '../../database/write';

/**
 * After `free` attempts, exponential backoff starts with `firstSeconds` and doubles up to `longestSeconds`. The count resets
 * after `quietSeconds` without an attempt.
 */
const limits = {
  account: { free: 5, firstSeconds: 1, longestSeconds: 900, quietSeconds: 3_600 },
  // Of its own kind, because anybody can count attempts of signing in with any text as the username.
  currentPassword: { free: 5, firstSeconds: 1, longestSeconds: 900, quietSeconds: 3_600 },
  // High, because an office or a mobile network shares one address.
  address: { free: 100, firstSeconds: 1, longestSeconds: 900, quietSeconds: 3_600 },
  sender: { free: 60, firstSeconds: 1, longestSeconds: 900, quietSeconds: 3_600 },
  mail: { free: 3, firstSeconds: 60, longestSeconds: 3_600, quietSeconds: 86_400 },
  passwordChange: { free: 3, firstSeconds: 60, longestSeconds: 3_600, quietSeconds: 86_400 },
};

/** What attempts are counted by, such as an account or an address. */
type Key = { kind: keyof typeof limits; subject: string };

const addressKey = (ctx: Context): Key => ({ kind: 'address', subject: rateLimitKey(ctx.address) });
const keyName = ({ kind, subject }: Key): string => `${kind}:${subject}`;

const signInKey = (name: string): Key => ({ kind: 'account', subject: name });
const currentPasswordKey = (accountId: string): Key => ({ kind: 'currentPassword', subject: accountId });

/**
 * Counts a sign-in attempt before the password is verified, so that concurrent attempts count too.
 * @param name the username or email address that was entered; it may belong to nobody
 * @throws AppError RATE_LIMITED with the seconds to wait
 */
export const countSignIn = (ctx: Context, name: string): Promise<void> =>
  count(ctx, [addressKey(ctx), signInKey(name)]);

/**
 * Counts a signed-in person's attempt to enter the current password, before it is verified. Not by address, so that nobody
 * else can block the change of a password.
 * @throws AppError RATE_LIMITED with the seconds to wait
 */
export const countCurrentPassword = (ctx: Context, accountId: string): Promise<void> =>
  count(ctx, [currentPasswordKey(accountId)]);

/** Counts a call with an invalid token. Valid tokens are not counted. @throws AppError RATE_LIMITED with the seconds to wait */
export const countToken = (ctx: Context): Promise<void> => count(ctx, [addressKey(ctx)]);

/** Sign-ups of one network in an hour. */
const signUpQuota = {
  action: 'sign-up',
  max: 30,
  hours: 1,
  limit: 'Only 30 people can sign up from the same network per hour.',
};

/** Counts a sign-up by network. @throws AppError RATE_LIMITED with the seconds to wait */
export async function countSignUp(ctx: Context): Promise<void> {
  if (ctx.skipsLimits) return;
  await write(ctx, (tx) => consumeQuota(tx, { subject: rateLimitKey(ctx.address), ...signUpQuota }));
}

/**
 * Counts an email that anybody can request for an address, to protect its recipient. Does not delay signing in.
 * @throws AppError RATE_LIMITED with the seconds to wait
 */
export const countRequestedMail = (ctx: Context, email: string): Promise<void> =>
  count(ctx, [
    { kind: 'sender', subject: rateLimitKey(ctx.address) },
    { kind: 'mail', subject: email },
  ]);

/** Counts a password change, which sends an email to the owner. @throws AppError RATE_LIMITED with the seconds to wait */
export const countPasswordChange = (ctx: Context, accountId: string): Promise<void> =>
  count(ctx, [{ kind: 'passwordChange', subject: accountId }]);

/** After a sign-in: clears the attempts of the name and uncounts the address's latest attempt. */
export async function clearSignIns(ctx: Context, name: string): Promise<void> {
  if (ctx.skipsLimits) return;
  await write(ctx, async (tx) => {
    await tx.rows(
      sql`update sign_in_throttle set failures = failures - 1, blocked_until = now() where key = ${keyName(addressKey(ctx))}`,
    );
    await tx.rows(deleteKey(signInKey(name)));
  });
}

const deleteKey = (key: Key) => sql`delete from sign_in_throttle where key = ${keyName(key)}`;

/** Clears the attempts to enter the current password, after it was correct. */
export async function clearCurrentPassword(ctx: Context, accountId: string): Promise<void> {
  if (!ctx.skipsLimits) await write(ctx, (tx) => tx.rows(deleteKey(currentPasswordKey(accountId))));
}

/** Clears every attempt to enter an account's password, after it was reset. */
export const deleteOldAttempts = (tx: WriteTransaction, accountId: string) =>
  tx.rows(sql`
    delete from sign_in_throttle using account a join profile p on p.id = a.id
    where a.id = ${accountId} and key in ('account:' || a.email, 'account:' || p.username, ${keyName(currentPasswordKey(accountId))})`);

/** Counts keys in order up to the first that must wait, so that a blocked key does not increase the counts of the others. */
async function count(ctx: Context, keys: readonly Key[]): Promise<void> {
  if (ctx.skipsLimits) return;
  const wait = await write(ctx, async (tx) => {
    for (const key of keys) {
      const seconds = await countKey(tx, key);
      if (seconds > 0) return seconds;
    }
    return 0;
  });
  if (wait > 0) throw rateLimited(Math.ceil(wait));
}

/** @returns seconds that this key must wait; 0 when the attempt may proceed */
async function countKey(tx: WriteTransaction, key: Key): Promise<number> {
  const { free, firstSeconds, longestSeconds, quietSeconds } = limits[key.kind];
  const failures = sql`case when t.last_failed_at < now() - make_interval(secs => ${quietSeconds}) then 1 else t.failures + 1 end`;
  const delay = sql`case when ${failures} < ${free} then 0 else least(${firstSeconds} * power(2, least(${failures} - ${free}, 20)), ${longestSeconds}) end`;
  const counted = await tx.row(sql`
    insert into sign_in_throttle as t (key, failures, last_failed_at, blocked_until) values (${keyName(key)}, 1, now(), now())
    on conflict (key) do update set failures = ${failures}, last_failed_at = now(), blocked_until = now() + make_interval(secs => ${delay})
    where t.blocked_until <= now() returning key`);
  if (counted) return 0;
  const blocked = await tx.row<{ wait: number }>(
    sql`select greatest(extract(epoch from blocked_until - now()), 1)::float8 as wait from sign_in_throttle where key = ${keyName(key)}`,
  );
  return blocked?.wait ?? 0;
}
