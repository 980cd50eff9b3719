import type { Context } from '../../context';
import { write } from '../../context';
import { rateLimited } from '../../core/errors';
import { sql, type WriteTransaction } from '../../database/write';
import { rateLimitKey } from './rateLimitKey';

/**
 * `free` tries cost nothing; then each makes the next one wait, `firstSeconds` and twice as long every time, up to
 * `longestSeconds`. All is forgotten after `quietSeconds` without a try.
 */
const limits = {
  account: { free: 5, firstSeconds: 1, longestSeconds: 900, quietSeconds: 3_600 },
  // An office or a mobile network shares one: so many wrong tries are a flood, while a handful of people mistyping is not.
  address: { free: 100, firstSeconds: 1, longestSeconds: 900, quietSeconds: 3_600 },
  register: { free: 60, firstSeconds: 1, longestSeconds: 900, quietSeconds: 3_600 },
  sender: { free: 60, firstSeconds: 1, longestSeconds: 900, quietSeconds: 3_600 },
  mail: { free: 3, firstSeconds: 60, longestSeconds: 3_600, quietSeconds: 86_400 },
};

/** What is counted: tries for an account, from an address, and so on. */
type Key = { kind: keyof typeof limits; of: string };

const addressOf = (ctx: Context): Key => ({ kind: 'address', of: rateLimitKey(ctx.address) });
const nameOf = ({ kind, of }: Key): string => `${kind}:${of}`;

/**
 * Counts a sign-in attempt before it is judged, so that attempts made at once count too.
 * @throws AppError RATE_LIMITED with the seconds to wait
 */
export const countAttempt = (ctx: Context, account: string): Promise<void> =>
  count(ctx, [addressOf(ctx), { kind: 'account', of: account }]);

/** Counts a token that nobody was mailed, or that is dead: one that is good delays nobody. @throws AppError RATE_LIMITED with the seconds to wait */
export const countToken = (ctx: Context): Promise<void> => count(ctx, [addressOf(ctx)]);

/** Counts an account made from an address. @throws AppError RATE_LIMITED with the seconds to wait */
export const countRegistration = (ctx: Context): Promise<void> =>
  count(ctx, [{ kind: 'register', of: rateLimitKey(ctx.address) }]);

/**
 * Counts a mail that this call makes us send: whoever has the address may not have asked for it. Signing in is not delayed by it.
 * @param recipient mail address, or account
 * @throws AppError RATE_LIMITED with the seconds to wait
 */
export const countMail = (ctx: Context, recipient: string): Promise<void> =>
  count(ctx, [
    { kind: 'sender', of: rateLimitKey(ctx.address) },
    { kind: 'mail', of: recipient },
  ]);

/** A right password clears the account, and takes back one count of the address. */
export async function clearAttempts(ctx: Context, account: string): Promise<void> {
  if (ctx.skipsLimits) return;
  await write(ctx, async (tx) => {
    await tx.rows(
      sql`update sign_in_throttle set failures = failures - 1, blocked_until = now() where key = ${nameOf(addressOf(ctx))}`,
    );
    await tx.rows(sql`delete from sign_in_throttle where key = ${nameOf({ kind: 'account', of: account })}`);
  });
}

/** Forgets wrong passwords tried for an account, by either name that it signs in with: it has a new one. */
export const deleteOldAttempts = (tx: WriteTransaction, accountId: string) =>
  tx.rows(sql`
    delete from sign_in_throttle using account a join profile p on p.id = a.id
    where a.id = ${accountId} and key in ('account:' || a.email, 'account:' || p.username)`);

/** Counts the keys in their order, up to the first that must wait: who is held back for one cannot run up another. */
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

/** @returns seconds that this key must still wait; 0 when the attempt may go on */
async function countKey(tx: WriteTransaction, key: Key): Promise<number> {
  const { free, firstSeconds, longestSeconds, quietSeconds } = limits[key.kind];
  const failures = sql`case when t.last_failed_at < now() - make_interval(secs => ${quietSeconds}) then 1 else t.failures + 1 end`;
  const delay = sql`case when ${failures} < ${free} then 0 else least(${firstSeconds} * power(2, least(${failures} - ${free}, 20)), ${longestSeconds}) end`;
  const counted = await tx.row(sql`
    insert into sign_in_throttle as t (key, failures, last_failed_at, blocked_until) values (${nameOf(key)}, 1, now(), now())
    on conflict (key) do update set failures = ${failures}, last_failed_at = now(), blocked_until = now() + make_interval(secs => ${delay})
    where t.blocked_until <= now() returning key`);
  if (counted) return 0;
  const blocked = await tx.row<{ wait: number }>(
    sql`select greatest(extract(epoch from blocked_until - now()), 1)::float8 as wait from sign_in_throttle where key = ${nameOf(key)}`,
  );
  return blocked?.wait ?? 0;
}
