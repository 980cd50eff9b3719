import type { App } from '../../context';

/** Retention per table: the condition of rows to delete. The event log's retention limits how far clients can catch up. */
const expiredRows = {
  event: `created_at < now() - interval '30 days' and seq is not null`,
  // A used token is stored as long as an unused one is valid, because its reuse indicates theft.
  refresh_token: `used_at < now() - interval '30 days'`,
  session: `coalesce(ended_at, expires_at) < now() - interval '30 days'`,
  idempotency_key: `created_at < now() - interval '2 days'`,
  sign_in_throttle: `last_failed_at < now() - interval '1 day'`,
  account_token: `expires_at < now()`,
  notification: `updated_at < now() - interval '90 days'`,
  quota_usage: `starts_at < now() - interval '8 days'`,
  usage_count: `day < current_date - 40`,
  // Failed jobs stay for a week, for diagnosis.
  'graphile_worker._private_jobs': `attempts >= max_attempts and locked_at is null and run_at < now() - interval '7 days'`,
};

const batchSize = 5_000;

/** Retention of emails that are written to files when no mail server is configured. */
const emailRetentionDays = 30;

/** Scheduled job: deletes expired rows in small batches, which keeps locks short. */
export async function removeExpired({ pool, mailer }: App, _payload: unknown, signal: AbortSignal): Promise<void> {
  for (const [table, condition] of Object.entries(expiredRows)) {
    const batch = `delete from ${table} where ctid in (select ctid from ${table} where ${condition} limit ${batchSize})`;
    for (let removed: number | null = batchSize; removed === batchSize;) {
      signal.throwIfAborted();
      removed = (await pool.query(batch)).rowCount;
    }
  }
  await mailer.deleteOlderThan(emailRetentionDays, signal);
}
