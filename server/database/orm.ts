import { MikroORM, type EntityClass } from '@mikro-orm/core';
import { PostgreSqlDriver, type SqlEntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';

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
      idle_in_transaction_session_timeout: 15_000,
      keepAlive: true,
    },
    discovery: { warnWhenNoEntities: false },
    forceUtcTimezone: true,
  });
}

/** The pool under the ORM, for prepared reads. */
export const nativePool = (orm: Orm): Promise<Pool> => orm.em.getConnection().getNativeClient() as Promise<Pool>;
