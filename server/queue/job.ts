/** Work that runs at least once after the transaction that enqueued it, or on a schedule. */
export type Job<App, Payload = unknown> = {
  /** A run that takes longer is aborted and retried. */
  maxSeconds: number;
  /** @param signal aborted when the run takes too long, or when the server stops and cannot wait any longer */
  run: (app: App, payload: Payload, signal: AbortSignal) => Promise<void>;
  /** Crontab (UTC) of a scheduled job. It runs in one of all processes. */
  cron?: string;
};

/** Jobs by name: `<domain>.<verb>`. Each job declares its own payload type. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Jobs<App> = Record<string, Job<App, any>>;

/** About three days of retries. */
export const maxJobAttempts = 13_000;
