import { extractEntities } from '../core/extractEntities';
import { sql, type WriteTransaction } from '../database/write';
import { storeTags } from '../modules/post/post.tags';

type Post = { id: string; content: string };

/** Inserts the rows that the services derive: relation counts, hashtags, and notifications of the last week. */
export async function insertDerivedRows(
  tx: WriteTransaction,
  people: readonly string[],
  posts: readonly Post[],
): Promise<void> {
  const cast = sql`any(${people}::uuid[])`;
  await tx.rows(sql`
    update profile p set
      connection_count = (select count(*) from connection where status = 'accepted' and p.id in (requester_id, recipient_id)),
      follower_count = (select count(*) from follow where followee_id = p.id), following_count = (select count(*) from follow where follower_id = p.id)
    where id = ${cast}`);
  for (const { id, content } of posts) await storeTags(tx, id, extractEntities(content).hashtags);
  const activities = [
    sql`select 'post.liked', p.author_id, l.account_id, p.id, null::uuid, l.created_at from post_like l join post p on p.id = l.post_id`,
    sql`select 'comment.created', p.author_id, c.author_id, p.id, c.id, c.created_at from comment c join post p on p.id = c.post_id where c.parent_id is null`,
    sql`select case when m.state = 'requested' then 'message.requested' else 'message.received' end, m.account_id, first.sender_id, m.conversation_id, null::uuid, first.created_at
        from conversation_member m join message first on first.conversation_id = m.conversation_id and first.seq = m.read_seq + 1`,
    sql`select 'connection.requested', recipient_id, requester_id, requester_id, null::uuid, created_at from connection where status = 'pending'`,
    sql`select 'job.applied', j.owner_id, a.applicant_id, j.id, null::uuid, a.created_at from application a join job j on j.id = a.job_id`,
    sql`select 'team.applied', t.owner_id, a.applicant_id, r.id, null::uuid, a.created_at from application a join team_role r on r.id = a.role_id join team t on t.id = r.team_id`,
    sql`select 'pairion.invited', recipient_id, sender_id, id, null::uuid, created_at from pairion_invitation where status = 'PENDING'`,
    sql`select 'pairion.trialProposed', case when t.proposer_id = m.one_id then m.other_id else m.one_id end, t.proposer_id, t.id, null::uuid, t.created_at
        from pairion_trial t join pairion_match m on m.id = t.match_id where t.accepted_at is null`,
  ];
  for (const activity of activities) {
    await tx.rows(sql`
      with activity (kind, recipient_id, actor_id, subject_id, action_id, at) as materialized (${activity}),
      recent as (select * from activity where recipient_id = ${cast} and actor_id = ${cast} and actor_id <> recipient_id and at > now() - interval '7 days'),
      inserted as (
        insert into notification (id, recipient_id, kind, subject_id, group_key, created_at, updated_at)
        select gen_random_uuid(), recipient_id, kind, subject_id, kind || ' ' || subject_id, min(at), max(at) from recent group by recipient_id, kind, subject_id
        on conflict do nothing returning id, recipient_id, kind, subject_id)
      insert into notification_actor (notification_id, actor_id, action_id, created_at)
      select inserted.id, recent.actor_id, (array_agg(recent.action_id order by recent.at desc))[1], max(recent.at) from inserted join recent using (recipient_id, kind, subject_id) group by 1, 2`);
  }
}
