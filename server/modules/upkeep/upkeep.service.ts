import type { App } from '../../app';

/** What is kept for how long. The event log's span is how far back a client can catch up. */
const expired = {
  event: `created_at < now() - interval '30 days' and seq is not null`,
  session: `coalesce(ended_at, expires_at) < now() - interval '30 days'`,
  idempotency_key: `created_at < now() - interval '2 days'`,
  sign_in_throttle: `last_failed_at < now() - interval '1 day'`,
  account_token: `expires_at < now()`,
};

/** Removes what nobody can use any more, in small batches, so that no delete holds others up. */
export async function removeExpired({ pool }: App): Promise<void> {
  for (const [table, condition] of Object.entries(expired)) {
    const batch = `delete from ${table} where ctid in (select ctid from ${table} where ${condition} limit 5000)`;
    for (let removed: number | null = 5_000; removed === 5_000; ) removed = (await pool.query(batch)).rowCount;
  }
}
