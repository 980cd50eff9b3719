import { EventEmitter } from 'node:events';
import {
  Logger as WorkerLogger,
  parseCronItems,
  run,
  runMigrations,
  type Runner,
  type Task,
  type WorkerEvents,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { App } from '../app';
import type { Logger } from '../core/logger';
import { recoverJobs, registerWorkerName } from './recoverJobs';

/** Work done after the transaction that asked for it, at least once: mail, files, what the clock asks for. */
export type Job<Payload = unknown> = {
  /** A run that takes longer is given up, and tried again. */
  maxSeconds: number;
  /** @param signal aborted when this run is given up, or when the server stops and cannot wait any longer */
  run: (app: App, payload: Payload, signal: AbortSignal) => Promise<void>;
  /** Runs by itself at these times (UTC), in crontab form, once for all processes. */
  cron?: string;
};

/** Jobs by name: `<domain>.<verb>`. */
export type Jobs = Record<string, Job<any>>;

/** About three days of tries. */
export const maxTries = 13_000;

const rescueMs = 5_000;

/** Brings the queue's own tables up to date. Servers that start together take turns. */
export const migrateQueue = (connectionString: string): Promise<void> =>
  runMigrations({ connectionString, logger: silent });

const silent = new WorkerLogger(() => () => undefined);

const workerLogger = (log: Logger) =>
  new WorkerLogger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn(`jobs: ${message}`);
  });

/** The runner of this process: several processes share the queue, and each job runs in one of them. */
export class JobRunner {
  private runner?: Runner;
  private rescuing?: NodeJS.Timeout;
  /** The name under which this process's jobs are locked. */
  private worker = '';

  constructor(
    private readonly app: App,
    private readonly pool: Pool,
    private readonly jobs: Jobs,
  ) {}

  async start(): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:listen:success', ({ workerPool: { id }, client }) => {
      this.worker = id;
      // Its own first statement is on its way.
      client.once('drain', () => void client.query(registerWorkerName, [id]).catch(() => undefined));
    });
    const crons = Object.entries(this.jobs).flatMap(([name, { cron }]) =>
      cron ? [{ task: name, match: cron, options: { backfillPeriod: 0, maxAttempts: 3 } }] : [],
    );
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
    await this.rescue();
    this.rescuing = setInterval(() => void this.rescue(), rescueMs);
    this.rescuing.unref();
  }

  /** Takes no more jobs and waits for those that run: for five seconds, then they are given up, to be tried again later. */
  async stop(): Promise<void> {
    clearInterval(this.rescuing);
    await this.runner?.stop().catch(() => undefined);
  }

  private taskOf(job: Job<any>): Task {
    return (payload, { abortSignal }) => {
      const signal = AbortSignal.any([
        AbortSignal.timeout(job.maxSeconds * 1_000),
        ...(abortSignal ? [abortSignal] : []),
      ]);
      const givenUp = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
      return Promise.race([job.run(this.app, payload, signal), givenUp]);
    };
  }

  private rescue(): Promise<void> {
    return recoverJobs(this.pool, this.jobs, this.worker).catch((error: unknown) =>
      this.app.log.warn({ error }, 'jobs: lost ones will be looked for again'),
    );
  }
}
