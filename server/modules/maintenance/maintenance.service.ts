import type { App } from '../../context';

/** What is kept for how long. The event log's span is how far back a client can catch up. */
const expired = {
  event: `created_at < now() - interval '30 days' and seq is not null`,
  // A used one is kept as long as an unused one is good: until then its coming back tells of a theft.
  refresh_token: `used_at < now() - interval '30 days'`,
  session: `coalesce(ended_at, expires_at) < now() - interval '30 days'`,
  idempotency_key: `created_at < now() - interval '2 days'`,
  sign_in_throttle: `last_failed_at < now() - interval '1 day'`,
  account_token: `expires_at < now()`,
  notification: `updated_at < now() - interval '90 days'`,
  usage_count: `day < current_date - 40`,
  // Jobs that were given up for good; the week is for whoever wants to know why.
  'graphile_worker._private_jobs': `attempts >= max_attempts and locked_at is null and run_at < now() - interval '7 days'`,
};

const batchSize = 5_000;

/** Mails in files, for whoever runs this without a mail server. */
const mailDays = 30;

/** Removes what nobody can use any more, in small batches, so that no delete holds others up. */
export async function removeExpired({ pool, mailer }: App, _payload: unknown, signal: AbortSignal): Promise<void> {
  for (const [table, condition] of Object.entries(expired)) {
    const batch = `delete from ${table} where ctid in (select ctid from ${table} where ${condition} limit ${batchSize})`;
    for (let removed: number | null = batchSize; removed === batchSize;) {
      signal.throwIfAborted();
      removed = (await pool.query(batch)).rowCount;
    }
  }
  await mailer.removeOld(mailDays, signal);
}
