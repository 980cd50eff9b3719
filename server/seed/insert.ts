import type { PoolClient } from 'pg';

/** Inserts rows of one shape into a table, in one statement. */
export async function insertRows(client: PoolClient, table: string, rows: object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  if (columns) await client.query(`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`, [JSON.stringify(rows)]);
}
