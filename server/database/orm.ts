import { MikroORM, type EntityClass } from '@mikro-orm/core';
import { PostgreSqlDriver, type SqlEntityManager } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';
import { boundPreparedStatements } from './preparedStatements';

export type Orm = MikroORM<PostgreSqlDriver>;
export type EntityManager = SqlEntityManager<PostgreSqlDriver>;

/** Connections of one process; the embedded database allows 60 in all. */
const poolSize = 13;

/**
 * Opens the ORM and its one pool. The time-outs detect a database that is down or frozen, so that clients get a 503 within
 * 5 seconds.
 */
export async function openOrm(url: string, entities: EntityClass<object>[]): Promise<Orm> {
  return MikroORM.init<PostgreSqlDriver>({
    driver: PostgreSqlDriver,
    clientUrl: url,
    entities,
    pool: { min: 0, max: poolSize, idleTimeoutMillis: 60_000 },
    driverOptions: {
      connectionTimeoutMillis: 2_500,
      query_timeout: 4_500,
      statement_timeout: 10_000,
      // Also releases locks of callers that timed out while the database was frozen.
      idle_in_transaction_session_timeout: 10_000,
      keepAlive: true,
    },
    discovery: { warnWhenNoEntities: false },
    forceUtcTimezone: true,
  });
}

/** The pool under the ORM, for prepared reads. */
export async function nativePool(orm: Orm): Promise<Pool> {
  const pool = (await orm.em.getConnection().getNativeClient()) as Pool;
  releaseLostConnections(pool);
  pool.on('connect', boundPreparedStatements);
  return pool;
}

/**
 * Releases connections that were lost during a transaction. The query builder cannot roll such a transaction back and never
 * releases its connection, so the pool would fill up.
 */
function releaseLostConnections(pool: Pool): void {
  const lossHandlers = new WeakMap<PoolClient, () => void>();
  pool.on('acquire', (client) => {
    const handleLoss = () => {
      client.release(true);
      // The transaction may release it a second time.
      client.release = () => undefined;
    };
    lossHandlers.set(client, handleLoss);
    client.once('end', handleLoss);
  });
  pool.on('release', (_error, client) => {
    client.off('end', lossHandlers.get(client)!);
  });
}
