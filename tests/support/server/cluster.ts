import { readFileSync, rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../server/database/embedded/embeddedPostgres';

/** A power cut costs a test nothing, and each worker opens a pool. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

const log = { info: () => undefined, warn: console.warn, error: console.error };

/** A temporary folder that other accounts can enter: as root, PostgreSQL runs under another account. */
export async function makeDataDir(name: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), `venturion-${name}-`));
  await chmod(dataDir, 0o755);
  return dataDir;
}

/** Synchronous clean-up for `exit`: after Ctrl-C the runner does not call the teardown. */
function removeAtOnce(dataDir: string): void {
  try {
    process.kill(Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGQUIT');
  } catch {
    // PostgreSQL has not started yet.
  }
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}

export type TestCluster = {
  /** Address of an empty database. */
  url: string;
  /** Stops PostgreSQL and removes its folder. */
  stop(): Promise<void>;
};

/** Starts one PostgreSQL for a whole test run. @param name part of its temporary folder's name */
export async function startTestCluster(name: string): Promise<TestCluster> {
  const dataDir = await makeDataDir(name);
  const remove = () => removeAtOnce(dataDir);
  process.once('exit', remove);
  const postgres = await startEmbeddedPostgres({ dataDir, log, settings });
  return {
    url: postgres.url,
    async stop() {
      process.off('exit', remove);
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
