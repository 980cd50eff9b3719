import { expect, vi } from 'vitest';
import type { TestServer } from './server';

/** Waits until every job is done that is not put off. Fails when one fails. */
export const waitForJobs = (server: TestServer): Promise<void> =>
  vi.waitFor(async () => {
    expect(
      await server.sql(`select task_identifier, last_error from graphile_worker.jobs
        where locked_at is not null or (attempts < max_attempts and (attempts > 0 or run_at <= now()))`),
    ).toEqual([]);
  }, 10_000);

/** Enqueues a job as a transaction does, and waits until it and the jobs it enqueued are done. */
export async function runJob(server: TestServer, name: string, payload: object = {}): Promise<void> {
  await server.sql('select from graphile_worker.add_job($1, $2)', [name, payload]);
  await waitForJobs(server);
}
