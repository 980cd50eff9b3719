import type { Pool } from 'pg';
import type { Jobs } from './job';

/** Upper bound of the back-off of a failed job. */
const maxBackoffSeconds = 15;

/** Time for a new worker to register its name, and for an aborted job to be released. */
const graceSeconds = 5;

/**
 * Recovers jobs that the library would leave locked or waiting for hours: jobs of killed workers, jobs whose result could
 * not be stored, and jobs that failed often.
 * @param workerNames workers of this process; their jobs stay locked, also while their connection is lost
 */
export async function recoverJobs(pool: Pool, jobs: Jobs<never>, workerNames: readonly string[]): Promise<void> {
  await pool.query(unlockDeadWorkers, [workerNames]);
  const limits = Object.entries(jobs).map(([name, { maxSeconds }]) => ({ name, seconds: maxSeconds + graceSeconds }));
  await pool.query(unlockOverdueJobs, [JSON.stringify(limits)]);
  await pool.query(capBackoff);
}

/** SQL that names a worker's listening connection after it, so that other processes see whether it is alive. */
export const registerWorkerName = `select set_config('application_name', $1, false)`;

const unlockDeadWorkers = `
  select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
  where locked_at < now() - interval '${graceSeconds} seconds' and locked_by <> all($1::text[])
    and not exists (select from pg_stat_activity where application_name = locked_by)
  having count(*) > 0`;

const unlockOverdueJobs = `
  update graphile_worker._private_jobs job set locked_at = null, locked_by = null
  from graphile_worker._private_tasks task join json_to_recordset($1) as time_limit(name text, seconds int) on time_limit.name = task.identifier
  where job.task_id = task.id and job.locked_at < now() - make_interval(secs => time_limit.seconds)`;

const capBackoff = `
  select from graphile_worker.jobs job, graphile_worker.reschedule_jobs(array[job.id], run_at => now() + interval '${maxBackoffSeconds} seconds')
  where job.attempts between 1 and job.max_attempts - 1 and job.locked_at is null and job.run_at > now() + interval '${maxBackoffSeconds} seconds'`;
