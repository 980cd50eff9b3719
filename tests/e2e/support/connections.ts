import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { v7 } from 'uuid';
import type { Person } from './people';

/** Of the tested server's own database, by what the server keeps about it. */
export function databaseUrl(): string {
  const dataDir = process.env.E2E_DATA_DIR!;
  const { password } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as { password: string };
  const port = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]);
  return `postgres://venturion:${password}@127.0.0.1:${port}/venturion`;
}

/** Connects people with another one, as if each had been asked and had accepted. */
export async function connectAll(person: Person, others: readonly Person[]): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl() });
  await database.connect();
  for (const { id } of others)
    await database.query(
      `insert into connection (id, requester_id, recipient_id, status) values ($1, $2, $3, 'accepted')`,
      [v7(), person.id, id],
    );
  await database.end();
}
