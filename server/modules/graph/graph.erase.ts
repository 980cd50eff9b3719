import { sql, type WriteTransaction } from '../../database/write';

/** Ends connections and follows of people who leave, and takes them off the counts of those who stay. See Module.erase. */
export async function eraseRelations(tx: WriteTransaction, accountIds: readonly string[], limit: number): Promise<number> {
  const leaving = sql`any(${accountIds}::uuid[])`;
  const connections = await tx.rows<{ one: string; other: string; accepted: boolean }>(sql`
    delete from connection where id in (select id from connection where requester_id = ${leaving} or recipient_id = ${leaving} limit ${limit})
    returning requester_id as one, recipient_id as other, status = 'accepted' as accepted`);
  const follows = await tx.rows<{ follower: string; followee: string }>(sql`
    delete from follow where (follower_id, followee_id) in (
      select follower_id, followee_id from follow where follower_id = ${leaving} or followee_id = ${leaving} limit ${limit})
    returning follower_id as follower, followee_id as followee`);
  const fewer = (column: string, ids: string[]) =>
    tx.rows(sql`
      update profile p set ${sql.ref(column)} = ${sql.ref(`p.${column}`)} - lost.n
      from (select id, count(*)::int as n from unnest(${ids.toSorted()}::uuid[]) id group by id) lost
      where p.id = lost.id`);
  await fewer(
    'connection_count',
    connections.filter(({ accepted }) => accepted).flatMap(({ one, other }) => [one, other]),
  );
  await fewer(
    'following_count',
    follows.map(({ follower }) => follower),
  );
  await fewer(
    'follower_count',
    follows.map(({ followee }) => followee),
  );
  return connections.length + follows.length;
}
