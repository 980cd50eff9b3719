import { Migration } from '@mikro-orm/migrations';

/** Follows, mutes and suggestions, notifications, hashtags and the search for people. */
export class Migration20261121120000 extends Migration {
  override up(): void {
    this.addSql(`
      create extension if not exists pg_trgm;

      alter table profile
        add connection_count int not null default 0,
        add follower_count int not null default 0,
        add following_count int not null default 0,
        add mail_digest boolean not null default false,
        add digest_sent_at timestamptz;
      update profile p set
        connection_count = (select count(*) from connection where status = 'accepted' and p.id in (requester_id, recipient_id)),
        follower_count = (select count(*) from follow where followee_id = p.id),
        following_count = (select count(*) from follow where follower_id = p.id);
      create index profile_username_trgm on profile using gin (username gin_trgm_ops);
      create index profile_name_trgm on profile using gin (lower(display_name) gin_trgm_ops);
      create index profile_digest on profile (id) where mail_digest;

      -- Skills in lower case and needs in upper case, one row each: those who share one are met along its index.
      create table profile_interest (
        interest text collate "C" not null,
        profile_id uuid not null references profile on delete cascade,
        primary key (interest, profile_id)
      );
      create index profile_interest_profile on profile_interest (profile_id);
      create function keep_interests() returns trigger language plpgsql as $$
        declare interests text[] := array(select distinct lower(skill) from unnest(new.skills) skill) || new.looking_for;
        begin
          delete from profile_interest where profile_id = new.id and interest <> all(interests);
          insert into profile_interest (interest, profile_id) select interest, new.id from unnest(interests) interest on conflict do nothing;
          return null;
        end $$;
      create trigger profile_interests after insert or update of skills, looking_for on profile for each row execute function keep_interests();
      update profile set skills = skills;

      drop index connection_requester;
      drop index connection_recipient;
      create index connection_requester on connection (requester_id, status, id desc);
      create index connection_recipient on connection (recipient_id, status, id desc);

      drop index follow_followee;
      create index follow_followee on follow (followee_id, created_at desc, follower_id desc);
      create index follow_recent on follow (follower_id, created_at desc, followee_id desc);

      create table mute (
        muter_id uuid not null references profile on delete cascade,
        muted_id uuid not null references profile on delete cascade,
        created_at timestamptz not null default now(),
        primary key (muter_id, muted_id),
        check (muter_id <> muted_id)
      );
      create index mute_muted on mute (muted_id);

      create table suggestion_dismissed (
        account_id uuid not null references profile on delete cascade,
        person_id uuid not null references profile on delete cascade,
        created_at timestamptz not null default now(),
        primary key (account_id, person_id)
      );
      create index suggestion_dismissed_person on suggestion_dismissed (person_id);

      create table usage_count (
        account_id uuid not null references account on delete cascade,
        action text not null,
        day date not null,
        count int not null,
        primary key (account_id, action, day)
      );
      create index usage_count_day on usage_count (day);

      create table tag (
        name text collate "C" primary key,
        last_used_at timestamptz not null default now()
      );
      create index tag_recent on tag (last_used_at desc);
      create table post_tag (
        tag text collate "C" not null,
        post_id uuid not null references post on delete cascade,
        author_id uuid not null,
        is_public boolean not null,
        created_at timestamptz not null default now(),
        primary key (tag, post_id) include (author_id, is_public)
      );
      create index post_tag_post on post_tag (post_id);
      create index post_tag_recent on post_tag (created_at);
      insert into post_tag (tag, post_id, author_id, is_public, created_at)
        select distinct lower(found[1]), p.id, p.author_id, p.is_public, p.created_at
        from post p, regexp_matches(p.content, '(?:^|[^[:alnum:]_&/#])#([[:alnum:]_]+)', 'g') found where found[1] ~ '[[:alpha:]]';
      insert into tag (name, last_used_at) select tag, max(created_at) from post_tag group by tag;

      create table notification (
        id uuid primary key,
        recipient_id uuid not null references profile on delete cascade,
        kind text not null,
        subject_id uuid not null,
        group_key text not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        read_at timestamptz
      );
      create unique index notification_group on notification (recipient_id, group_key) where read_at is null;
      create index notification_read on notification (recipient_id, group_key) where read_at is not null;
      create index notification_recent on notification (recipient_id, updated_at desc, id desc);
      create index notification_age on notification (updated_at);

      create table notification_actor (
        notification_id uuid not null references notification on delete cascade,
        actor_id uuid not null references profile on delete cascade,
        created_at timestamptz not null default now(),
        primary key (notification_id, actor_id)
      );
      create index notification_actor_recent on notification_actor (notification_id, created_at desc);
      create index notification_actor_actor on notification_actor (actor_id);
    `);
  }
}
