import { open, readFile, rm, stat, truncate } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Cluster } from './cluster';
import { EmbeddedPostgresError } from './errors';
import { commandLine, processExists, run } from './process';
import { saveState } from './state';

/** Settings for a small machine. fsync and synchronous_commit are explicit, because acknowledged writes must be durable. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '256MB',
  random_page_cost: '1.1',
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The application logs failed statements. Their text may contain private content.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};

const maxLogBytes = 1_000_000;
const startTimeoutSeconds = 60;
const stopTimeoutSeconds = 60;

/** Finds the running PostgreSQL of a cluster, also when the server that started it was killed. */
export async function findPostmaster(cluster: Cluster): Promise<{ pid: number; port: number } | undefined> {
  const lines = (await readFile(join(cluster.folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!(pid > 0) || !(port > 0)) return undefined;
  const command = await commandLine(pid);
  const isOurs =
    /postgres(\.exe)? /.test(command) && (process.platform === 'win32' || command.includes(cluster.folder));
  return isOurs ? { pid, port } : undefined;
}

/** PostgreSQL does not start while the process in its pid file exists. After a power cut another program may have that id. */
async function removeStalePidFile(cluster: Cluster): Promise<void> {
  const path = join(cluster.folder, 'postmaster.pid');
  const pid = Number((await readFile(path, 'utf8').catch(() => '')).split('\n')[0]);
  if (pid > 0 && processExists(pid) && !/postgres/.test(await commandLine(pid))) await rm(path, { force: true });
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Chooses a port below the ephemeral range, in which a client that connects to a closed port can connect to itself. */
async function choosePort(preferred: number | undefined): Promise<number> {
  if (preferred && (await isFree(preferred))) return preferred;
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isFree(port)) return port;
  }
}

async function lastLogError(cluster: Cluster): Promise<string> {
  const lines = (await readFile(cluster.logFile, 'utf8').catch(() => '')).trimEnd().split('\n').slice(-20);
  return lines.findLast((line) => /(FATAL|PANIC):/.test(line)) ?? lines.at(-1) ?? '';
}

/**
 * Starts PostgreSQL in its own session and waits until it accepts connections.
 * @param overrides overrides of the default settings
 * @returns the port
 * @throws EmbeddedPostgresError with the last error in PostgreSQL's log
 */
export async function startPostmaster(
  cluster: Cluster,
  overrides: Record<string, string>,
  fixedPort?: number,
): Promise<number> {
  await removeStalePidFile(cluster);
  const port = fixedPort ?? (await choosePort(cluster.state.port));
  const options = Object.entries({ ...settings, ...overrides, port: `${port}` }).map(
    ([name, value]) => `-c ${name}=${value}`,
  );
  const logBytes = (await stat(cluster.logFile).catch(() => undefined))?.size ?? 0;
  if (logBytes > maxLogBytes) await truncate(cluster.logFile);
  const output = await open(cluster.logFile, 'a', 0o600);
  try {
    // A detached pg_ctl starts the postmaster in a new session. Its output goes to the log file opened above.
    const args = ['start', '-s', '-w', '-t', `${startTimeoutSeconds}`, '-D', cluster.folder, '-o', options.join(' ')];
    await run(cluster.binaries.pg_ctl, args, { account: cluster.account, stdio: ['ignore', output.fd, output.fd] });
  } catch {
    throw new EmbeddedPostgresError(
      `PostgreSQL does not start in ${cluster.folder}: ${await lastLogError(cluster)} (see ${cluster.logFile})`,
    );
  } finally {
    await output.close();
  }
  if (cluster.state.port !== port) {
    cluster.state.port = port;
    await saveState(cluster.stateFile, cluster.state);
  }
  return port;
}

/** Closes open connections, stops PostgreSQL after a checkpoint, and waits for its exit. */
export const stopPostmaster = (cluster: Cluster): Promise<void> =>
  run(
    cluster.binaries.pg_ctl,
    ['stop', '-s', '-w', '-m', 'fast', '-t', `${stopTimeoutSeconds}`, '-D', cluster.folder],
    { account: cluster.account },
  );
