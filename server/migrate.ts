import { MikroORM } from '@mikro-orm/core';
import { Migrator, type Migration } from '@mikro-orm/migrations';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { migrateQueue } from './queue/migrateQueue';

type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;

const files = import.meta.glob<Record<string, MigrationClass>>('../migrations/*.ts', { eager: true });

const migrations = Object.entries(files).map(([path, exported]) => ({
  name: path.replace(/^.*\/(.+)\.ts$/, '$1'),
  class: Object.values(exported)[0]!,
}));

/** Arbitrary number, unique among the advisory locks of this database. */
const lockKey = 7_305_417;

/**
 * Applies pending migrations, each in a transaction. A lock serialises servers that start at the same time.
 * @returns names of the applied migrations
 */
export async function migrate(url: string): Promise<string[]> {
  const lock = new Client({ connectionString: url });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [lockKey]);
    const orm = await MikroORM.init({
      driver: PostgreSqlDriver,
      clientUrl: url,
      entities: [],
      discovery: { warnWhenNoEntities: false },
      extensions: [Migrator],
      migrations: { migrationsList: migrations, snapshot: false, silent: true },
    });
    try {
      const applied = await orm.migrator.up();
      await migrateQueue(url);
      return applied.map(({ name }) => name);
    } finally {
      await orm.close();
    }
  } finally {
    await lock.end();
  }
}

/** Names of all migrations in this build. */
export const knownMigrations = migrations.map(({ name }) => name);
