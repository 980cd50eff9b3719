import { sql, type WriteTransaction } from './write';
import { AppError } from '../core/errors';

/**
 * Counts one use of a limited action, and rejects it when the quota is exceeded. Days are UTC.
 * @param max uses within `days`
 * @throws AppError RATE_LIMITED with the seconds until the oldest day no longer counts
 */
export async function consumeQuota(
  tx: WriteTransaction,
  {
    accountId,
    action,
    max,
    days,
    message,
  }: { accountId: string; action: string; max: number; days: number; message: string },
): Promise<void> {
  const usage = await tx.row<{ total: number; waitSeconds: number }>(sql`
    with used as (
      insert into usage_count as u (account_id, action, day, count) values (${accountId}, ${action}, (now() at time zone 'UTC')::date, 1)
      on conflict (account_id, action, day) do update set count = u.count + 1 returning day, count
    ), earlier as (
      select day, count from usage_count where account_id = ${accountId} and action = ${action}
        and day > (now() at time zone 'UTC')::date - ${days}::int and day < (now() at time zone 'UTC')::date
    )
    select sum(count)::int as total,
      ceil(extract(epoch from (min(day) + ${days}::int)::timestamp at time zone 'UTC' - now()))::int as "waitSeconds"
    from (select * from used union all select * from earlier) usage`);
  if (usage!.total > max)
    throw new AppError('RATE_LIMITED', message, { retryAfterSeconds: Math.max(1, usage!.waitSeconds) });
}
