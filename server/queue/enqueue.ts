import { sql, type WriteTransaction } from '../database/write';
import { maxJobAttempts } from './job';

/**
 * Enqueues a job in a transaction. It runs only after the commit.
 * @param options.key replaces a waiting job with the same key
 * @param options.runAt earliest time; now when omitted
 * @param options.keepsRunAt a waiting job with the same key keeps its time, so that repeated calls do not put it off
 */
export async function enqueue(
  tx: WriteTransaction,
  name: string,
  payload: object,
  {
    key = null,
    runAt = null,
    keepsRunAt = false,
  }: { key?: string | null; runAt?: Date | null; keepsRunAt?: boolean } = {},
): Promise<void> {
  await tx.rows(sql`
    select from graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, run_at => ${runAt}::timestamptz, max_attempts => ${maxJobAttempts}::int, job_key => ${key}::text, job_key_mode => ${keepsRunAt ? 'preserve_run_at' : 'replace'}::text)`);
}
