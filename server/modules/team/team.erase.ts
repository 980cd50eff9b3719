import { sql, type WriteTransaction } from '../../database/write';

/** Deletes teams of erased accounts with their roles and applications. See Module.erase. */
export async function eraseTeams(tx: WriteTransaction, accountIds: readonly string[], limit: number): Promise<number> {
  const deleted = await tx.rows(sql`
    delete from team where id in (select id from team where owner_id = any(${accountIds}::uuid[]) order by id limit ${limit}) returning id`);
  return deleted.length;
}
