import { randomBytes } from 'node:crypto';
import { escapeIdentifier } from 'pg';
import { inject } from 'vitest';
import { administer, withDatabase } from './administer';

export interface TestDatabase {
  url: string;
  /** Removes the database, cutting connections that are still open. */
  drop(): Promise<void>;
}

/** Creates a database with all migrations applied and no rows. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const templateUrl = inject('templateUrl');
  const template = new URL(templateUrl).pathname.slice(1);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(templateUrl, `create database ${name} template ${escapeIdentifier(template)}`);
  return {
    url: withDatabase(templateUrl, name),
    drop: () => administer(templateUrl, `drop database if exists ${name} with (force)`),
  };
}
