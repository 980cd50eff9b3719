import { sql, type WriteTransaction } from '../database/write';

/** Inserts rows of one shape into a table, in one statement. */
export async function insertRows(tx: WriteTransaction, table: string, rows: object[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  if (rows.length > 0)
    await tx.rows(
      sql`insert into ${sql.table(table)} (${columns}) select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`,
    );
}
