import { sql, type WriteTransaction } from './write';
import { AppError } from '../core/errors';
import { formatWait } from '../core/formatWait';

/** Uses are counted in periods of this length, so a window ends up to this much early. */
const periodMinutes = 10;

/** How often one subject may do something. `limit` is the sentence that names it. */
export type Quota = { action: string; max: number; hours: number; limit: string };

/**
 * Counts uses of a limited action, and rejects it when the quota is exceeded: the transaction rolls back, so rejected
 * uses do not count. Called last in a transaction, because other calls of the subject wait until the commit.
 * @param subject whose uses are counted: an account's id or the key of a network
 * @param max uses within `hours`
 * @param uses number of uses to count
 * @param limit the sentence that names the limit
 * @throws AppError RATE_LIMITED with the seconds until the oldest period no longer counts
 */
export async function consumeQuota(
  tx: WriteTransaction,
  { subject, action, max, hours, limit, uses = 1 }: Quota & { subject: string; uses?: number },
): Promise<void> {
  const usage = await tx.row<{ total: number; waitSeconds: number }>(sql`
    with used as (
      insert into quota_usage as u (subject, action, starts_at, count)
      values (${subject}, ${action}, date_bin(make_interval(mins => ${periodMinutes}), now(), timestamptz 'epoch'), ${uses})
      on conflict (subject, action, starts_at) do update set count = u.count + excluded.count returning starts_at, count
    ), earlier as (
      select starts_at, count from quota_usage where subject = ${subject} and action = ${action}
        and starts_at > now() - make_interval(hours => ${hours}) and starts_at < (select starts_at from used)
    )
    select sum(count)::int as total,
      ceil(extract(epoch from min(starts_at) + make_interval(hours => ${hours}) - now()))::int as "waitSeconds"
    from (select * from used union all select * from earlier) usage`);
  if (usage!.total <= max) return;
  const retryAfterSeconds = Math.max(1, usage!.waitSeconds);
  throw new AppError('RATE_LIMITED', `${limit} Try again in ${formatWait(retryAfterSeconds)}.`, { retryAfterSeconds });
}
