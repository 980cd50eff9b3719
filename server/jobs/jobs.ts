import { EventEmitter } from 'node:events';
import { Logger as WorkerLogger, parseCronItems, run, runMigrations, type Runner, type Task, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { App } from '../app';
import type { Logger } from '../core/logger';

/** Work done after the transaction that asked for it, at least once: mail, files, what the clock asks for. */
export type Job<Payload = unknown> = {
  /** A run that takes longer is given up, and tried again. */
  maxSeconds: number;
  run: (app: App, payload: Payload, signal: AbortSignal) => Promise<void>;
  /** Runs by itself at these times (UTC), in crontab form, once for all processes. */
  cron?: string;
};

/** Jobs by name: `<domain>.<verb>`. */
export type Jobs = Record<string, Job<any>>;

/** A failed job waits no longer than this before it is tried again, for as long as maxTries lasts: about three days. */
const longestWaitMs = 20_000;
export const maxTries = 13_000;

/** Brings the queue's own tables up to date. Servers that start together take turns. */
export const migrateJobs = (connectionString: string): Promise<void> => runMigrations({ connectionString, logger: silent });

const silent = new WorkerLogger(() => () => undefined);

const workerLogger = (log: Logger) =>
  new WorkerLogger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn(`jobs: ${message}`);
  });

/** The runner of this process: several processes share the queue, and each job runs in one of them. */
export class JobRunner {
  private runner?: Runner;
  private rescue?: NodeJS.Timeout;

  constructor(
    private readonly app: App,
    private readonly pool: Pool,
    private readonly jobs: Jobs,
  ) {}

  async start(): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    events.on('job:complete', ({ job, error }) => {
      if (error && job.attempts < job.max_attempts) void this.tryAgainSoon(job.id, error, job.task_identifier);
    });
    const crons = Object.entries(this.jobs).flatMap(([name, { cron }]) => (cron ? [{ task: name, match: cron, options: { backfillPeriod: 0, maxAttempts: 3 } }] : []));
    this.runner = await run({
      pgPool: this.pool,
      taskList: Object.fromEntries(Object.entries(this.jobs).map(([name, job]) => [name, this.taskOf(job)])),
      parsedCronItems: parseCronItems(crons),
      concurrency: 3,
      pollInterval: 2_000,
      noHandleSignals: true,
      logger: workerLogger(this.app.log),
      events,
    });
    await this.freeLostJobs();
    this.rescue = setInterval(() => void this.freeLostJobs(), 30_000);
    this.rescue.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.rescue);
    await this.runner?.stop().catch(() => undefined);
  }

  private taskOf(job: Job<any>): Task {
    return (payload, { abortSignal }) => {
      const signal = AbortSignal.any([AbortSignal.timeout(job.maxSeconds * 1_000), ...(abortSignal ? [abortSignal] : [])]);
      const givenUp = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
      return Promise.race([job.run(this.app, payload, signal), givenUp]);
    };
  }

  /** The library's own waits double up to hours; what others wait for goes out soon after its cause is mended. */
  private async tryAgainSoon(id: string, error: unknown, name: string): Promise<void> {
    this.app.log.warn({ error, job: name }, 'a job failed and will be tried again');
    await this.pool
      .query(`select graphile_worker.reschedule_jobs(array[$1::bigint], run_at => least(run_at, now() + make_interval(secs => $2))) from graphile_worker.jobs where id = $1::bigint`, [id, longestWaitMs / 1_000])
      .catch(() => undefined);
  }

  /** Frees what a killed process was working on: nothing runs as long as its limit and a little more. */
  private async freeLostJobs(): Promise<void> {
    const limits = Object.entries(this.jobs).map(([name, { maxSeconds }]) => ({ name, seconds: maxSeconds + 10 }));
    await this.pool
      .query(
        `select graphile_worker.force_unlock_workers(array_agg(j.locked_by)) from graphile_worker.jobs j
         join json_to_recordset($1) as allowed(name text, seconds int) on allowed.name = j.task_identifier
         where j.locked_at < now() - make_interval(secs => allowed.seconds) having count(*) > 0`,
        [JSON.stringify(limits)],
      )
      .catch((error: unknown) => this.app.log.warn({ error }, 'jobs: lost ones will be looked for again'));
  }
}
