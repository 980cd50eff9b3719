import { Logger as WorkerLogger, runMigrations } from 'graphile-worker';

const silent = new WorkerLogger(() => () => undefined);

/** Brings the queue's own tables up to date. Servers that start together take turns. */
export const migrateQueue = (connectionString: string): Promise<void> =>
  runMigrations({ connectionString, logger: silent });
