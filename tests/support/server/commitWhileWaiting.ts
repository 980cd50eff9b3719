import { expect, vi } from 'vitest';
import type { TestServer } from './server';

type Statement = [text: string, values?: unknown[]];

/**
 * Starts a call while another transaction has run some statements, and commits them once the call waits for a lock of them
 * or is done.
 * @returns what the call returns
 */
export async function commitWhileWaiting<Result>(
  server: TestServer,
  statements: readonly Statement[],
  call: () => Promise<Result>,
): Promise<Result> {
  const connection = await server.app.pool.connect();
  try {
    await connection.query('begin');
    for (const statement of statements) await connection.query(...statement);
    let isDone = false;
    const result = call().finally(() => (isDone = true));
    await vi.waitFor(async () => {
      const waiting = await server.sql(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(isDone || waiting.length > 0).toBe(true);
    }, 5_000);
    await connection.query('commit');
    return await result;
  } finally {
    await connection.query('rollback');
    connection.release();
  }
}
