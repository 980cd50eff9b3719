import { randomBytes } from 'node:crypto';
import { startTestCluster } from '../support/server/cluster';

/** Starts one PostgreSQL for all workers. They read its address, and the key past the rate limits, from the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster('e2e');
  process.env.E2E_DATABASE_URL = cluster.url;
  process.env.E2E_BYPASS_KEY = randomBytes(24).toString('hex');
  return () => cluster.stop();
}
