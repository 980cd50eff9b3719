/** Work done after the transaction that enqueued it, at least once, or on a schedule. `App` is what jobs work with. */
export type Job<App, Payload = unknown> = {
  /** A run that takes longer is aborted and retried. */
  maxSeconds: number;
  /** @param signal aborted when the run takes too long, or when the server stops and cannot wait any longer */
  run: (app: App, payload: Payload, signal: AbortSignal) => Promise<void>;
  /** Crontab of the times (UTC) at which the job runs by itself, once for all processes. */
  cron?: string;
};

/** Jobs by name: `<domain>.<verb>`. Each job states its own payload. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Jobs<App> = Record<string, Job<App, any>>;

/** About three days of retries. */
export const maxJobAttempts = 13_000;
