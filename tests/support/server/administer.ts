import { Client } from 'pg';

/** The address of another database of the same cluster. */
export const withDatabase = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** Runs a statement that concerns the whole cluster. */
export async function administer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: withDatabase(url, 'postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
