import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../server/database/embedded';
import { migrate } from '../../server/database/migrate';

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that every test database is a copy of. Nobody may stay connected to it. */
    templateUrl: string;
  }
}

/** Tests lose nothing by a power cut, and each worker has a pool of its own. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

const log = { info: () => undefined, warn: console.warn, error: console.error };

/** Starts one PostgreSQL for all API tests and migrates the template once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'venturion-api-tests-'));
  // Temporary folders are closed; as root PostgreSQL runs under another account.
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, log, settings });
  await migrate(postgres.url);
  project.provide('templateUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
