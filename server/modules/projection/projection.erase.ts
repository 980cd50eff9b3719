import { sql, type WriteTransaction } from '../../database/write';

/** Deletes models of erased accounts, which are large, with all that belongs to them. See Module.erase. */
export async function eraseProjections(
  tx: WriteTransaction,
  accountIds: readonly string[],
  limit: number,
): Promise<number> {
  const deleted = await tx.rows(sql`
    delete from projection where id in (
      select id from projection where owner_id = any(${accountIds}::uuid[]) order by id limit ${limit}) returning id`);
  return deleted.length;
}
