import { MikroORM, type EntityClass } from '@mikro-orm/core';
import { PostgreSqlDriver, type SqlEntityManager } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';

export type Orm = MikroORM<PostgreSqlDriver>;
export type EntityManager = SqlEntityManager<PostgreSqlDriver>;

/** Connections of one process; the embedded database allows 60 in all. */
const poolSize = 12;

/**
 * Opens the ORM and its one pool. A database that is away or frozen is noticed within the time-outs here,
 * so that callers hear 503 within 5 seconds.
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
      // Also frees what a caller gave up on while the database was frozen.
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
  giveBackWhenLost(pool);
  return pool;
}

/**
 * A transaction whose connection is lost cannot roll back, and is then never given back by the query builder. The pool
 * would fill with such connections, so a lost one gives itself back.
 */
function giveBackWhenLost(pool: Pool): void {
  const held = new WeakMap<PoolClient, () => void>();
  pool.on('acquire', (client) => {
    const lost = () => {
      client.release(true);
      // Whoever still holds it may give it back too.
      client.release = () => undefined;
    };
    held.set(client, lost);
    client.once('end', lost);
  });
  pool.on('release', (_error, client) => {
    client.off('end', held.get(client)!);
  });
}
