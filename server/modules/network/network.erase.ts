import { sql, type WriteTransaction } from '../../database/write';

/** Ends connections and follows of people who leave. Since they are hidden, nobody counts them any more. See Module.erase. */
export async function eraseRelations(
  tx: WriteTransaction,
  accountIds: readonly string[],
  limit: number,
): Promise<number> {
  const leaving = sql`any(${accountIds}::uuid[])`;
  const connections = await tx.rows(sql`
    delete from connection where id in (select id from connection where requester_id = ${leaving} or recipient_id = ${leaving} limit ${limit}) returning id`);
  const follows = await tx.rows(sql`
    delete from follow where (follower_id, followee_id) in (
      select follower_id, followee_id from follow where follower_id = ${leaving} or followee_id = ${leaving} limit ${limit})
    returning follower_id`);
  return connections.length + follows.length;
}
