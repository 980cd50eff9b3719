import type { Context } from '../../context';
import { write } from '../../context';
import { rateLimited } from '../../core/errors';
import { sql, type WriteTransaction } from '../../database/write';

/** Tries that cost nothing, then the wait doubles up to 15 minutes. Forgotten after an hour of quiet. */
const freeTries: Record<string, number> = { account: 5, address: 30, register: 60, mail: 3 };
const firstDelaySeconds: Record<string, number> = { account: 1, address: 1, register: 1, mail: 60 };
const maxDelaySeconds = 900;

const keysOf = (ctx: Context, account: string) => [`account:${account}`, `address:${ctx.address}`].toSorted();

/**
 * Counts a sign-in attempt before it is judged, so that attempts made at once count too.
 * @throws AppError RATE_LIMITED with the seconds to wait
 */
export const countAttempt = (ctx: Context, account: string): Promise<void> => countKeys(ctx, keysOf(ctx, account));

/** Counts an account made from an address. @throws AppError RATE_LIMITED with the seconds to wait */
export const countRegistration = (ctx: Context): Promise<void> => countKeys(ctx, [`register:${ctx.address}`]);

/** Counts a mail that somebody without a session asks for. @throws AppError RATE_LIMITED with the seconds to wait */
export const countMail = (ctx: Context, email: string): Promise<void> => countKeys(ctx, [`address:${ctx.address}`, `mail:${email}`]);

async function countKeys(ctx: Context, keys: string[]): Promise<void> {
  if (ctx.skipsLimits) return;
  const waits = await write(ctx, async (tx) => {
    const found: number[] = [];
    for (const key of keys) found.push(await countKey(tx, key));
    return found;
  });
  const wait = Math.max(...waits);
  if (wait > 0) throw rateLimited(Math.ceil(wait));
}

/** A right password clears the account, and takes back one count of the address. */
export async function clearAttempts(ctx: Context, account: string): Promise<void> {
  if (ctx.skipsLimits) return;
  await write(ctx, async (tx) => {
    await tx.rows(sql`delete from sign_in_throttle where key = ${`account:${account}`}`);
    await tx.rows(sql`update sign_in_throttle set failures = failures - 1, blocked_until = now() where key = ${`address:${ctx.address}`}`);
  });
}

/** @returns seconds that this key must still wait; 0 when the attempt may go on */
async function countKey(tx: WriteTransaction, key: string): Promise<number> {
  const kind = key.slice(0, key.indexOf(':'));
  const [free, first] = [freeTries[kind]!, firstDelaySeconds[kind]!];
  const delay = (failures: ReturnType<typeof sql>) =>
    sql`case when ${failures} < ${free} then 0 else least(${first} * power(2, least(${failures} - ${free}, 20)), ${maxDelaySeconds}) end`;
  const failures = sql`case when t.last_failed_at < now() - interval '1 hour' then 1 else t.failures + 1 end`;
  const counted = await tx.row(sql`
    insert into sign_in_throttle as t (key, failures, last_failed_at, blocked_until) values (${key}, 1, now(), now())
    on conflict (key) do update set
      failures = ${failures}, last_failed_at = now(), blocked_until = now() + make_interval(secs => ${delay(failures)})
    where t.blocked_until <= now() returning key`);
  if (counted) return 0;
  const blocked = await tx.row<{ wait: number }>(
    sql`select greatest(extract(epoch from blocked_until - now()), 1)::float8 as wait from sign_in_throttle where key = ${key}`,
  );
  return blocked?.wait ?? 0;
}
