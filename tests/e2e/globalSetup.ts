import { startTestCluster } from '../support/server/cluster';

/** Starts one PostgreSQL for all workers. They read its address from the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster('e2e');
  process.env.E2E_DATABASE_URL = cluster.url;
  return () => cluster.stop();
}
