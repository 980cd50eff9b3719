import { Migration } from '@mikro-orm/migrations';

/** Password resets, undoing deletions, data exports, uploads, and the remaining columns of profiles. */
export class Migration20261121090000 extends Migration {
  override up(): void {
    this.addSql(`
      create table account_token (
        hash bytea primary key,
        account_id uuid not null references account on delete cascade,
        purpose text not null check (purpose in ('reset_password', 'undo_deletion')),
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      );
      create index account_token_account on account_token (account_id);
      create index account_deleted on account (deleted_at) where deleted_at is not null;

      create table data_export (
        id uuid primary key,
        account_id uuid not null references account on delete cascade,
        status text not null default 'WAITING' check (status in ('WAITING', 'RUNNING', 'READY', 'FAILED')),
        progress int not null default 0 check (progress between 0 and 100),
        attempt int not null default 0,
        file_key text,
        bytes bigint,
        created_at timestamptz not null default now(),
        expires_at timestamptz
      );
      create unique index data_export_in_progress on data_export (account_id) where status in ('WAITING', 'RUNNING');
      create index data_export_account on data_export (account_id, created_at desc);

      create table upload (
        id uuid primary key,
        owner_id uuid not null references profile on delete cascade,
        folder text not null,
        key text not null unique,
        filename text not null default '',
        content_type text not null,
        created_at timestamptz not null default now()
      );
      create index upload_owner on upload (owner_id);
      create index upload_age on upload (created_at);

      alter table profile
        add skills text[] not null default '{}',
        add stage text check (stage in ('EXPLORING', 'IDEA', 'PROTOTYPE', 'LAUNCHED', 'REVENUE', 'SCALING')),
        add looking_for text[] not null default '{}',
        add looking_for_note text not null default '',
        add links jsonb not null default '[]',
        add avatar_id uuid references media on delete set null,
        add cover_id uuid references media on delete set null,
        add search tsvector not null generated always as (
          setweight(to_tsvector('simple', username || ' ' || translate(username, '._-', '   ')), 'A')
          || setweight(to_tsvector('simple', display_name), 'B')
          || setweight(to_tsvector('simple', headline), 'C')
        ) stored;
      create index profile_search on profile using gin (search);
      create index profile_avatar on profile (avatar_id) where avatar_id is not null;
      create index profile_cover on profile (cover_id) where cover_id is not null;
      update profile p set avatar_id = m.id from media m where m.url = p.avatar_url and m.owner_id = p.id;

      create table notification_off (
        account_id uuid not null references profile on delete cascade,
        kind text not null,
        created_at timestamptz not null default now(),
        primary key (account_id, kind)
      );
    `);
  }
}
