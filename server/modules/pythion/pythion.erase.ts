import { sql, type WriteTransaction } from '../../database/write';

/** Deletes versions of erased accounts, which are large, then their analyses with shares and comments. See Module.erase. */
export async function eraseAnalyses(
  tx: WriteTransaction,
  accountIds: readonly string[],
  limit: number,
): Promise<number> {
  const versions = await tx.rows(sql`
    delete from analysis_version where id in (
      select v.id from analysis_version v join analysis a on a.id = v.analysis_id
      where a.owner_id = any(${accountIds}::uuid[]) order by v.id limit ${limit}) returning id`);
  if (versions.length > 0) return versions.length;
  const analyses = await tx.rows(sql`
    delete from analysis where id in (select id from analysis where owner_id = any(${accountIds}::uuid[]) order by id limit ${limit}) returning id`);
  return analyses.length;
}
