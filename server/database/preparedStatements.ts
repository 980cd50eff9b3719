import type { PoolClient } from 'pg';
import { LruCache } from '../core/lruCache';

/**
 * Named statements that one connection may have prepared. A plan of a page takes up to half a megabyte of the connection's
 * process in PostgreSQL.
 */
export const maxPreparedStatements = 60;

/** Names that the driver has prepared on a connection. Missing in the types of pg. */
type Connection = { parsedStatements: Record<string, string> };

/**
 * Bounds the statements that are prepared on a connection: a further one evicts the least recently used. The driver runs the
 * queries of a connection one after another, so the eviction precedes the query that caused it.
 */
export function boundPreparedStatements(client: PoolClient): void {
  const { parsedStatements } = (client as PoolClient & { connection: Connection }).connection;
  const driver = Object.getPrototypeOf(client) as { query: (...args: unknown[]) => unknown };
  const evict = (name: string) => {
    // A statement that PostgreSQL refused was not prepared.
    if (!Object.hasOwn(parsedStatements, name)) return;
    delete parsedStatements[name];
    // A connection that is lost takes its statements with it.
    driver.query.call(client, `deallocate "${name}"`, () => undefined);
  };
  const used = new LruCache<true>(maxPreparedStatements, evict);
  client.query = ((...args: unknown[]) => {
    const { name } = (args[0] ?? {}) as { name?: string };
    if (name && !used.get(name)) used.set(name, true);
    return driver.query.apply(client, args);
  }) as PoolClient['query'];
}
