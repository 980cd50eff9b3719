import type { TestProject } from 'vitest/node';
import { migrate } from '../../../server/migrate';
import { startTestCluster } from './cluster';

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that every test database is a copy of. No connection to it may stay open. */
    templateUrl: string;
  }
}

/** Starts one PostgreSQL for all API tests and migrates the template once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster('api-tests');
  await migrate(cluster.url);
  project.provide('templateUrl', cluster.url);
  return () => cluster.stop();
}
