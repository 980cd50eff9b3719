import { sql, type WriteTransaction } from '../../database/write';

/**
 * Deletes connections and follows of accounts that are being erased. Counts of other people stay, because hiding an account
 * has subtracted it already. See Module.erase.
 */
export async function eraseRelations(
  tx: WriteTransaction,
  accountIds: readonly string[],
  limit: number,
): Promise<number> {
  const accounts = sql`any(${accountIds}::uuid[])`;
  const connections = await tx.rows(sql`
    delete from connection where id in (select id from connection where requester_id = ${accounts} or recipient_id = ${accounts} limit ${limit}) returning id`);
  const follows = await tx.rows(sql`
    delete from follow where (follower_id, followee_id) in (
      select follower_id, followee_id from follow where follower_id = ${accounts} or followee_id = ${accounts} limit ${limit})
    returning follower_id`);
  return connections.length + follows.length;
}
