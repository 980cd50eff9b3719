import type { Pool, PoolClient } from 'pg';

/** Rows in memory at a time. */
const batchSize = 500;

/** Reads from one snapshot of the database. */
export type Snapshot = {
  rows<Row>(select: string, values: readonly unknown[]): Promise<Row[]>;
  /** Rows of a SELECT in batches of JSON texts, with one field per line. */
  jsonRows(select: string, values: readonly unknown[]): AsyncGenerator<string[]>;
};

/** Runs `work` in a read-only transaction, so that all its reads see the same snapshot. */
export async function inSnapshot<T>(pool: Pool, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // A connection lost between two statements emits `error` here, and the next statement rejects.
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
