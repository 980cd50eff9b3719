import { Logger as WorkerLogger, runMigrations } from 'graphile-worker';

const silent = new WorkerLogger(() => () => undefined);

/** Applies the migrations of graphile-worker. Its lock serialises servers that start at the same time. */
export const migrateQueue = (connectionString: string): Promise<void> =>
  runMigrations({ connectionString, logger: silent });
