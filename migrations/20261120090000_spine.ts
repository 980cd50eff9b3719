import { Migration } from '@mikro-orm/migrations';

/** Accounts, profiles, connections, media, posts, comments and the event log. */
export class Migration20261120090000 extends Migration {
  override up(): void {
    this.addSql(`
      create table account (
        id uuid primary key,
        email text not null unique,
        password_hash text not null,
        created_at timestamptz not null default now(),
        password_changed_at timestamptz not null default now(),
        deleted_at timestamptz
      );

      create table profile (
        id uuid primary key references account on delete cascade,
        username text not null unique,
        display_name text not null default '',
        headline text not null default '',
        bio text not null default '',
        location text not null default '',
        avatar_url text,
        cover_image_url text,
        hidden boolean not null default false,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );

      create index profile_hidden on profile (id) where hidden;

      create table session (
        id uuid primary key,
        account_id uuid not null references account on delete cascade,
        user_agent text not null default '',
        address text not null default '',
        created_at timestamptz not null default now(),
        last_used_at timestamptz not null default now(),
        expires_at timestamptz not null,
        ended_at timestamptz,
        end_reason text
      );
      create index session_account on session (account_id);
      create index session_ended on session (ended_at) where ended_at is not null;

      create table refresh_token (
        hash bytea primary key,
        session_id uuid not null references session on delete cascade,
        created_at timestamptz not null default now(),
        used_at timestamptz,
        used_by text
      );
      create index refresh_token_session on refresh_token (session_id);

      create table sign_in_throttle (
        key text primary key,
        failures int not null,
        last_failed_at timestamptz not null,
        blocked_until timestamptz not null
      );

      create table idempotency_key (
        account_id uuid not null references account on delete cascade,
        key text not null,
        operation text not null,
        subject_id uuid not null,
        created_at timestamptz not null default now(),
        primary key (account_id, key)
      );

      create table connection (
        id uuid primary key,
        requester_id uuid not null references profile on delete cascade,
        recipient_id uuid not null references profile on delete cascade,
        status text not null check (status in ('pending', 'accepted', 'rejected')),
        message text not null default '',
        created_at timestamptz not null default now(),
        responded_at timestamptz,
        check (requester_id <> recipient_id)
      );
      create unique index connection_pair on connection (least(requester_id, recipient_id), greatest(requester_id, recipient_id));
      create index connection_requester on connection (requester_id, status);
      create index connection_recipient on connection (recipient_id, status);

      create table follow (
        follower_id uuid not null references profile on delete cascade,
        followee_id uuid not null references profile on delete cascade,
        created_at timestamptz not null default now(),
        primary key (follower_id, followee_id),
        check (follower_id <> followee_id)
      );
      create index follow_followee on follow (followee_id);

      create table block (
        blocker_id uuid not null references profile on delete cascade,
        blocked_id uuid not null references profile on delete cascade,
        created_at timestamptz not null default now(),
        primary key (blocker_id, blocked_id),
        check (blocker_id <> blocked_id)
      );
      create index block_blocked on block (blocked_id);

      create table media (
        id uuid primary key,
        owner_id uuid not null references profile on delete cascade,
        folder text not null,
        url text not null unique,
        width int not null,
        height int not null,
        src_set text not null,
        placeholder text not null,
        bytes int not null,
        created_at timestamptz not null default now()
      );
      create index media_owner on media (owner_id);

      create table post (
        id uuid primary key,
        author_id uuid not null references profile on delete cascade,
        content text not null default '',
        image_id uuid references media,
        image_alt text not null default '',
        is_public boolean not null default true,
        is_edited boolean not null default false,
        shared_post_id uuid references post on delete set null,
        is_share boolean not null default false,
        helpful_comment_id uuid,
        like_count int not null default 0,
        comment_count int not null default 0,
        share_count int not null default 0,
        created_at timestamptz not null default now(),
        edited_at timestamptz,
        hot_score double precision not null generated always as (
          log(greatest(1, like_count + 2 * comment_count + 3 * share_count)::double precision)
          + extract(epoch from (created_at at time zone 'UTC'))::double precision / 45000
        ) stored,
        search tsvector not null generated always as (to_tsvector('english', content)) stored
      );
      create index post_author on post (author_id, id desc);
      create index post_author_hot on post (author_id, hot_score desc, id desc);
      create index post_hot on post (hot_score desc, id desc);
      create index post_search on post using gin (search);
      create index post_image on post (image_id) where image_id is not null;
      create index post_shared on post (shared_post_id) where shared_post_id is not null;
      create unique index post_plain_share on post (author_id, shared_post_id) where content = '' and shared_post_id is not null;

      create table post_revision (
        post_id uuid not null references post on delete cascade,
        number int not null,
        content text not null,
        written_at timestamptz not null,
        primary key (post_id, number)
      );

      create table post_like (
        post_id uuid not null references post on delete cascade,
        account_id uuid not null references profile on delete cascade,
        created_at timestamptz not null default now(),
        primary key (post_id, account_id)
      );
      create index post_like_account on post_like (account_id);

      create table post_bookmark (
        post_id uuid not null references post on delete cascade,
        account_id uuid not null references profile on delete cascade,
        created_at timestamptz not null default now(),
        primary key (account_id, post_id)
      );
      create index post_bookmark_recent on post_bookmark (account_id, created_at desc, post_id desc);
      create index post_bookmark_post on post_bookmark (post_id);

      create table post_report (
        post_id uuid not null references post on delete cascade,
        account_id uuid not null references profile on delete cascade,
        reason text not null,
        created_at timestamptz not null default now(),
        primary key (post_id, account_id)
      );

      create table comment (
        id uuid primary key,
        post_id uuid not null references post on delete cascade,
        parent_id uuid references comment on delete cascade,
        author_id uuid not null references profile on delete cascade,
        content text not null,
        like_count int not null default 0,
        created_at timestamptz not null default now()
      );
      create index comment_post on comment (post_id, id) where parent_id is null;
      create index comment_liked on comment (post_id, like_count desc, id desc) where parent_id is null;
      create index comment_parent on comment (parent_id, id) where parent_id is not null;
      create index comment_all on comment (post_id);
      create index comment_author on comment (author_id);
      alter table post add foreign key (helpful_comment_id) references comment on delete set null;

      create table comment_like (
        comment_id uuid not null references comment on delete cascade,
        account_id uuid not null references profile on delete cascade,
        created_at timestamptz not null default now(),
        primary key (comment_id, account_id)
      );
      create index comment_like_account on comment_like (account_id);

      create table event (
        key bigint generated always as identity primary key,
        seq bigint unique,
        type text not null,
        topic text not null,
        topic_id uuid,
        actor_id uuid,
        data jsonb not null,
        created_at timestamptz not null default now()
      );
      create index event_unsequenced on event (key) where seq is null;
      create index event_age on event (created_at);

      create table event_cursor (
        name text primary key,
        seq bigint not null
      );
      insert into event_cursor values ('head', 0), ('hosted', 0);
    `);
  }
}
