import { randomBytes } from 'node:crypto';
import { Client, escapeIdentifier } from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  url: string;
  /** Removes the database, cutting connections that are still open. */
  drop(): Promise<void>;
}

const withDatabase = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

async function administer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: withDatabase(url, 'postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A database of one's own with all migrations applied and no rows. */
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
