import type { Pool, PoolClient } from 'pg';

/** Rows that are in memory at a time. */
const batchSize = 500;

/** The database as it was at one moment. */
export type Snapshot = {
  rows<Row>(select: string, values: readonly unknown[]): Promise<Row[]>;
  /** Rows of a SELECT as JSON texts, one value to a line, in batches. */
  jsonRows(select: string, values: readonly unknown[]): AsyncGenerator<string[]>;
};

/** Reads everything inside `work` at one moment, on one connection, writing nothing. */
export async function inSnapshot<T>(pool: Pool, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // A connection lost between two statements says so here, and to the next statement.
  const ignore = () => undefined;
  client.on('error', ignore);
  try {
    await client.query('begin isolation level repeatable read read only');
    const result = await work({
      rows: async (select, values) => (await client.query(select, [...values])).rows,
      jsonRows: (select, values) => jsonRows(client, select, values),
    });
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    client.release(error as Error);
    throw error;
  } finally {
    client.off('error', ignore);
  }
}

async function* jsonRows(client: PoolClient, select: string, values: readonly unknown[]): AsyncGenerator<string[]> {
  await client.query(
    `declare section no scroll cursor for select row_to_json(entry, true)::text as json from (${select}) entry`,
    [...values],
  );
  for (let count = batchSize; count === batchSize;) {
    const { rows } = await client.query<{ json: string }>(`fetch ${batchSize} from section`);
    if (rows.length > 0) yield rows.map(({ json }) => json);
    count = rows.length;
  }
  await client.query('close section');
}
