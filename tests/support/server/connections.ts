import { expect } from 'vitest';
import { mergeModules } from '../../../server/modules/module';
import { defaultQueue } from '../../../server/queue/job';
import type { TestServer } from './server';

const countQueues = () => new Set(Object.values(mergeModules('jobs')).map(({ queue = defaultQueue }) => queue)).size;

/**
 * Waits until no connection of the pool is in use but those on which each queue listens for jobs.
 * A job that polls may hold one for a moment; a connection that was never released stays in use.
 */
export const expectReleasedConnections = ({ app: { pool } }: TestServer) =>
  expect.poll(() => pool.totalCount - pool.idleCount, { timeout: 20_000 }).toBeLessThanOrEqual(countQueues());
