import { EventEmitter } from 'node:events';
import {
  Logger as WorkerLogger,
  parseCronItems,
  run,
  type Runner,
  type Task,
  type WorkerEvents,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from '../core/logger';
import type { Jobs } from './job';
import { recoverJobs, registerWorkerName } from './recoverJobs';

const recoverMs = 5_000;

const workerLogger = (log: Logger) =>
  new WorkerLogger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn(`jobs: ${message}`);
  });

/** Runs jobs in this process. Several processes share the queue, and each job runs in one of them. */
export class JobRunner<App> {
  private runner?: Runner;
  private recoveryTimer?: NodeJS.Timeout;
  /** Name of this process's worker, which locks its jobs. */
  private workerName = '';

  constructor(
    private readonly app: App,
    private readonly jobs: Jobs<App>,
    private readonly pool: Pool,
    private readonly log: Logger,
  ) {}

  async start(): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:listen:success', ({ workerPool: { id }, client }) => {
      this.workerName = id;
      // Waits for the library's first statement on this connection.
      client.once('drain', () => void client.query(registerWorkerName, [id]).catch(() => undefined));
    });
    const crons = Object.entries(this.jobs).flatMap(([name, { cron }]) =>
      cron ? [{ task: name, match: cron, options: { backfillPeriod: 0, maxAttempts: 3 } }] : [],
    );
    this.runner = await run({
      pgPool: this.pool,
      taskList: Object.fromEntries(Object.entries(this.jobs).map(([name, job]) => [name, this.toTask(job)])),
      parsedCronItems: parseCronItems(crons),
      concurrency: 3,
      pollInterval: 2_000,
      noHandleSignals: true,
      logger: workerLogger(this.log),
      events,
    });
    await this.recover();
    this.recoveryTimer = setInterval(() => void this.recover(), recoverMs);
    this.recoveryTimer.unref();
  }

  /** Stops accepting jobs and waits for running ones. After five seconds they are aborted, to be retried later. */
  async stop(): Promise<void> {
    clearInterval(this.recoveryTimer);
    await this.runner?.stop().catch(() => undefined);
  }

  private toTask(job: Jobs<App>[string]): Task {
    return (payload, { abortSignal }) => {
      const signal = AbortSignal.any([
        AbortSignal.timeout(job.maxSeconds * 1_000),
        ...(abortSignal ? [abortSignal] : []),
      ]);
      const aborted = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
      return Promise.race([job.run(this.app, payload, signal), aborted]);
    };
  }

  private recover(): Promise<void> {
    return recoverJobs(this.pool, this.jobs, this.workerName).catch((error: unknown) =>
      this.log.warn({ error }, 'jobs: recovering stuck jobs failed, will retry'),
    );
  }
}
