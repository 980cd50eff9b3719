import { Migration } from '@mikro-orm/migrations';

/** Counts of connections, followers and followed people exclude people whose deletion is pending. */
export class Migration20261122100000 extends Migration {
  override up(): void {
    this.addSql(`
      -- Adds a person to the counts of those around them, or takes them off. Rows are locked in one order for everybody.
      create function shift_counts(person uuid, by_one int) returns void language plpgsql as $$
        begin
          perform from profile where id in (
            select recipient_id from connection where requester_id = person and status = 'accepted'
            union all select requester_id from connection where recipient_id = person and status = 'accepted'
            union all select followee_id from follow where follower_id = person
            union all select follower_id from follow where followee_id = person) order by id for no key update;
          update profile p set
            connection_count = connection_count + by_one * connected, follower_count = follower_count + by_one * followed, following_count = following_count + by_one * follows
          from (
            select id, sum(connected)::int as connected, sum(followed)::int as followed, sum(follows)::int as follows from (
              select recipient_id as id, 1 as connected, 0 as followed, 0 as follows from connection where requester_id = person and status = 'accepted'
              union all select requester_id, 1, 0, 0 from connection where recipient_id = person and status = 'accepted'
              union all select followee_id, 0, 1, 0 from follow where follower_id = person
              union all select follower_id, 0, 0, 1 from follow where followee_id = person) tie group by id) around
          where p.id = around.id;
        end $$;
      create function keep_counts() returns trigger language plpgsql as $$
        begin
          perform shift_counts(new.id, case when new.hidden then -1 else 1 end);
          return null;
        end $$;
      create trigger profile_counts after update of hidden on profile for each row when (old.hidden <> new.hidden) execute function keep_counts();
      do $$
        declare person uuid;
        begin
          for person in select id from profile where hidden loop
            perform shift_counts(person, -1);
          end loop;
        end $$;
    `);
  }
}
