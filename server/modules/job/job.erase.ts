import { sql, type WriteTransaction } from '../../database/write';

/** Deletes jobs of erased accounts with their applications. See Module.erase. */
export async function eraseJobs(tx: WriteTransaction, accountIds: readonly string[], limit: number): Promise<number> {
  const deleted = await tx.rows(sql`
    delete from job where id in (select id from job where owner_id = any(${accountIds}::uuid[]) order by id limit ${limit}) returning id`);
  return deleted.length;
}
