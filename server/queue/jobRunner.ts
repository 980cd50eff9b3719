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
import { defaultQueue, type JobQueue, type Jobs } from './job';
import { recoverJobs, registerWorkerName } from './recoverJobs';
import { releaseOnce } from './releaseOnce';

const recoverMs = 5_000;

const workerLogger = (log: Logger) =>
  new WorkerLogger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn(`jobs: ${message}`);
  });

/**
 * Runs jobs in this process, each queue with workers of its own. Several processes share the queues, and each job runs in
 * one of them.
 */
export class JobRunner<App> {
  private runners: Runner[] = [];
  private recoveryTimer?: NodeJS.Timeout;
  /** Names of this process's workers, which lock their jobs, by queue. */
  private readonly workerNames = new Map<string, string>();

  constructor(
    private readonly app: App,
    private readonly jobs: Jobs<App>,
    private readonly pool: Pool,
    private readonly log: Logger,
  ) {}

  async start(): Promise<void> {
    const queues = new Map(Object.values(this.jobs).map(({ queue = defaultQueue }) => [queue.name, queue]));
    this.runners = await Promise.all([...queues.values()].map((queue) => this.startRunner(queue)));
    await this.recover();
    this.recoveryTimer = setInterval(() => void this.recover(), recoverMs);
    this.recoveryTimer.unref();
  }

  private startRunner({ name: queueName, concurrency }: JobQueue): Promise<Runner> {
    const jobs = Object.entries(this.jobs).filter(([, { queue = defaultQueue }]) => queue.name === queueName);
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:listen:success', ({ workerPool: { id }, client }) => {
      this.workerNames.set(queueName, id);
      // Waits for the library's first statement on this connection.
      client.once('drain', () => void client.query(registerWorkerName, [id]).catch(() => undefined));
    });
    const crons = jobs.flatMap(([name, { cron }]) =>
      cron ? [{ task: name, match: cron, options: { backfillPeriod: 0, maxAttempts: 3 } }] : [],
    );
    return run({
      pgPool: releaseOnce(this.pool),
      taskList: Object.fromEntries(jobs.map(([name, job]) => [name, this.toTask(job)])),
      parsedCronItems: parseCronItems(crons),
      concurrency,
      pollInterval: 2_000,
      noHandleSignals: true,
      logger: workerLogger(this.log),
      events,
    });
  }

  /** Stops accepting jobs and waits for running ones. After five seconds they are aborted, to be retried later. */
  async stop(): Promise<void> {
    clearInterval(this.recoveryTimer);
    await Promise.all(this.runners.map((runner) => runner.stop().catch(() => undefined)));
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
    return recoverJobs(this.pool, this.jobs, [...this.workerNames.values()]).catch((error: unknown) =>
      this.log.warn({ error }, 'jobs: recovering stuck jobs failed, will retry'),
    );
  }
}
