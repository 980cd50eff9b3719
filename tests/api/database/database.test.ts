import { Client } from 'pg';
import { expect, it } from 'vitest';
import { knownMigrations } from '../../../server/migrate';
import { createTestDatabase } from '../../support/server/database';

async function applied(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('select name from mikro_orm_migrations order by name');
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

it('each test has a separate migrated database', async () => {
  const databases = await Promise.all([createTestDatabase(), createTestDatabase(), createTestDatabase()]);
  expect(new Set(databases.map(({ url }) => url)).size).toBe(3);
  for (const { url, drop } of databases) {
    expect(await applied(url)).toEqual([...knownMigrations].toSorted());
    await drop();
    await expect(applied(url)).rejects.toMatchObject({ code: '3D000' });
  }
});
