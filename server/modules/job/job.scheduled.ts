import { jobLimits } from '../../../shared/contracts/job';
import type { App } from '../../context';
import { numbersOf } from '../../database/newestMatches';
import { sql, writeTransaction, type WriteTransaction } from '../../database/write';
import { personNotMuted } from '../../visibility/people';
import { notifyWithoutActor } from '../notification/notification.service';
import { hasTerms, parseJobSearch, searchValues, type JobFilter } from './job.filter';
import { searchOf, withNewest } from './job.search';

/** Rows per transaction. */
const batchSize = 200;

const inTransaction = <T>(app: App, work: (tx: WriteTransaction) => Promise<T>): Promise<T> =>
  writeTransaction(app.orm.em, app.relay.wake, work);

/**
 * Runs a batch in one transaction each until one is not full.
 * @param runBatch returns its number of rows
 * @param maxBatches stops after so many, though there may be more rows
 */
async function runBatches(
  app: App,
  signal: AbortSignal,
  runBatch: (tx: WriteTransaction) => Promise<number>,
  maxBatches = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (let batch = 0; batch < maxBatches; batch++) {
    signal.throwIfAborted();
    if ((await inTransaction(app, runBatch)) < batchSize) return;
  }
}

/** Scheduled job: takes expired jobs out of the indexes of lists, which leave them out by their time already. */
export const unlistExpiredJobs = (app: App, _payload: unknown, signal: AbortSignal): Promise<void> =>
  runBatches(app, signal, async (tx) => {
    const expired = await tx.rows(sql`
      update job set is_listed = false where id in (
        select id from job where is_listed and expires_at <= now() order by expires_at limit ${batchSize} for update skip locked) returning id`);
    return expired.length;
  });

/** Scheduled job: reminds posters a week before a job expires, once for each publication or renewal. */
export const remindOfExpiry = (app: App, _payload: unknown, signal: AbortSignal): Promise<void> =>
  runBatches(app, signal, async (tx) => {
    const due = await tx.rows<{ id: string; ownerId: string }>(sql`
      update job set reminded_at = now() where id in (
        select id from job where is_listed and reminded_at is null and expires_at > now()
          and expires_at <= now() + make_interval(days => ${jobLimits.reminderDays}) order by expires_at limit ${batchSize} for update skip locked)
      returning id, owner_id as "ownerId"`);
    for (const { id, ownerId } of due)
      await notifyWithoutActor(tx, { kind: 'job.expiresSoon', recipientId: ownerId, subjectId: id });
    return due.length;
  });

/** Scheduled job: deletes visits of past days, which are counted. */
export const deleteOldVisits = (app: App, _payload: unknown, signal: AbortSignal): Promise<void> =>
  runBatches(app, signal, async (tx) => {
    const deleted = await tx.rows(sql`
      delete from job_visit where ctid in (select ctid from job_visit where day < current_date - 1 limit ${batchSize}) returning day`);
    return deleted.length;
  });

type DueFilter = { id: string; ownerId: string; query: string; filter: JobFilter; lastNumber: number };

/** Batches of saved filters that one run checks: about half a minute of work. */
const maxFilterBatches = 100;

/**
 * Scheduled job: notifies people of new jobs that match their saved filters, at most once a day for each filter. Own jobs
 * and those of muted people do not count. A run that does not reach all filters leaves the rest to the next.
 */
export const notifyMatches = (app: App, _payload: unknown, signal: AbortSignal): Promise<void> =>
  checkSavedFilters(app, signal, maxFilterBatches);

/** Checks the saved filters that are due, those first that were checked longest ago. */
export function checkSavedFilters(app: App, signal: AbortSignal, maxBatches: number): Promise<void> {
  async function checkBatch(tx: WriteTransaction): Promise<number> {
    // Locked until the end of the transaction, so that two processes do not notify of the same jobs.
    const due = await tx.rows<DueFilter>(sql`
      select f.id, f.owner_id as "ownerId", f.query, f.filter, f.last_number as "lastNumber" from job_saved_filter f
      where f.checked_at < now() - interval '20 hours' order by f.checked_at, f.id limit ${batchSize} for update skip locked`);
    for (const saved of due) {
      const newest = await findNewMatch(app, saved).catch((error: unknown) => {
        // One that fails, such as a filter with a value that is not valid any more, must not stop the others.
        app.log.warn({ error, filter: saved.id }, 'jobs: a saved filter could not be checked');
        return null;
      });
      await tx.rows(sql`
        update job_saved_filter set checked_at = now(), last_number = greatest(last_number, ${newest ?? 0}) where id = ${saved.id}`);
      if (newest !== null)
        await notifyWithoutActor(tx, { kind: 'job.matched', recipientId: saved.ownerId, subjectId: saved.id });
    }
    return due.length;
  }
  return runBatches(app, signal, checkBatch, maxBatches);
}

/** @returns number of the newest job that matches a saved filter and was published since the last one; null for none */
async function findNewMatch(app: App, { ownerId, query, filter, lastNumber }: DueFilter): Promise<number | null> {
  const search = parseJobSearch({ query, filter });
  const source = searchOf();
  const found = {
    name: 'found',
    ...source,
    condition: `${source.condition} and p.owner_id <> $1::uuid and ${personNotMuted('p.owner_id')}`,
    low: `greatest(${source.low}, $10::int + 1)`,
    isFound: hasTerms(search),
    below: null,
    count: '1',
  };
  // Without a name it is planned each time, because the best plan depends on the words.
  const text = `${withNewest([found])} select (${numbersOf('found')})[1]::text`;
  const newest = await app.reader.value({ text }, [ownerId, ...searchValues(search), lastNumber]);
  return newest === null ? null : Number(newest);
}
