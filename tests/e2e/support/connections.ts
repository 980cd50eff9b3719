import pg from 'pg';
import { v7 } from 'uuid';
import type { E2eServer } from '../fixtures';
import type { Person } from './people';

/** Connects a person with others, as if each request had been accepted. */
export async function connectAll({ databaseUrl }: E2eServer, person: Person, others: readonly Person[]): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  for (const { id } of others)
    await database.query(
      `insert into connection (id, requester_id, recipient_id, status) values ($1, $2, $3, 'accepted')`,
      [v7(), person.id, id],
    );
  await database.end();
}
