/** Jobs of one queue wait for each other only. */
export type JobQueue = {
  name: string;
  /** Jobs of it that each process runs at a time. */
  concurrency: number;
};

/** Queue of short jobs, such as mail. */
export const defaultQueue: JobQueue = { name: 'default', concurrency: 3 };

/**
 * Queue of jobs that process much data, such as data exports, or access the file storage, which can be unreachable. Each
 * queue costs a database connection, so they share one.
 */
export const slowQueue: JobQueue = { name: 'slow', concurrency: 4 };

/** Queue of jobs that call addresses of others, which can be slow or hostile: nothing else waits behind them. */
export const outboundQueue: JobQueue = { name: 'outbound', concurrency: 3 };

/** Queue of calls of the language model, which take minutes. The number bounds those that run at a time. */
export const modelQueue: JobQueue = { name: 'model', concurrency: 2 };

/** Work that runs at least once after the transaction that enqueued it, or on a schedule. */
export type Job<App, Payload = unknown> = {
  /** A run that takes longer is aborted and retried. */
  maxSeconds: number;
  /** @param signal aborted when the run takes too long, or when the server stops and cannot wait any longer */
  run: (app: App, payload: Payload, signal: AbortSignal) => Promise<void>;
  /** The default queue when omitted. A job of more than a minute has another one, so that mail does not wait behind it. */
  queue?: JobQueue;
  /** Crontab (UTC) of a scheduled job. It runs in one of all processes. */
  cron?: string;
};

/** Jobs by name: `<domain>.<verb>`. Each job declares its own payload type. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Jobs<App> = Record<string, Job<App, any>>;

/** About three days of retries. */
export const maxJobAttempts = 13_000;
