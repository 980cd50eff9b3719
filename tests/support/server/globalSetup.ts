import { readFileSync, rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../../server/database/embedded/embeddedPostgres';
import { migrate } from '../../../server/migrate';

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that every test database is a copy of. Nobody may stay connected to it. */
    templateUrl: string;
  }
}

/** Tests lose nothing by a power cut, and each worker has a pool of its own. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

const log = { info: () => undefined, warn: console.warn, error: console.error };

/** After Ctrl-C nobody calls the teardown; there is time for what needs no waiting. */
function dropAtOnce(dataDir: string): void {
  try {
    process.kill(Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGQUIT');
  } catch {
    // It was not running yet.
  }
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}

/** Starts one PostgreSQL for all API tests and migrates the template once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'venturion-api-tests-'));
  // Temporary folders are closed; as root PostgreSQL runs under another account.
  await chmod(dataDir, 0o755);
  const drop = () => dropAtOnce(dataDir);
  process.once('exit', drop);
  const postgres = await startEmbeddedPostgres({ dataDir, log, settings });
  await migrate(postgres.url);
  project.provide('templateUrl', postgres.url);
  return async () => {
    process.off('exit', drop);
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
