import type { Pool } from 'pg';
import type { Jobs } from './jobRunner';

/** A failed job waits no longer than this before it is tried again. */
const longestWaitSeconds = 15;

/** Time for a new worker to be seen by others, see showWorker, and for a job that is given up to be handed back. */
const graceSeconds = 5;

/**
 * Puts jobs back on their way that the library would leave for hours: those of killed workers, those whose end could not
 * be written down, and those that failed often.
 * @param worker this process's own, which is alive even while its connection is not
 */
export async function recoverJobs(pool: Pool, jobs: Jobs, worker: string): Promise<void> {
  await pool.query(freeDeadWorkers, [worker]);
  const limits = Object.entries(jobs).map(([name, { maxSeconds }]) => ({ name, seconds: maxSeconds + graceSeconds }));
  await pool.query(freeOverdueJobs, [JSON.stringify(limits)]);
  await pool.query(shortenWaits);
}

/** Gives the connection that a worker keeps open its name, so that all can see whether it lives. */
export const registerWorkerName = `select set_config('application_name', $1, false)`;

const freeDeadWorkers = `
  select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
  where locked_at < now() - interval '${graceSeconds} seconds' and locked_by <> $1
    and not exists (select from pg_stat_activity where application_name = locked_by)
  having count(*) > 0`;

const freeOverdueJobs = `
  update graphile_worker._private_jobs job set locked_at = null, locked_by = null
  from graphile_worker._private_tasks task join json_to_recordset($1) as allowed(name text, seconds int) on allowed.name = task.identifier
  where job.task_id = task.id and job.locked_at < now() - make_interval(secs => allowed.seconds)`;

const shortenWaits = `
  select from graphile_worker.jobs job, graphile_worker.reschedule_jobs(array[job.id], run_at => now() + interval '${longestWaitSeconds} seconds')
  where job.attempts between 1 and job.max_attempts - 1 and job.locked_at is null and job.run_at > now() + interval '${longestWaitSeconds} seconds'`;
