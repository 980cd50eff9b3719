import { Migration } from '@mikro-orm/migrations';

/** News: configured feeds with their stories, what each person saved and switched off, and posts that discuss a story. */
export class Migration20261122175000 extends Migration {
  override up(): void {
    this.addSql(`
      -- Pictures of stories belong to nobody.
      alter table media alter owner_id drop not null;

      create table news_source (
        id uuid primary key,
        url text not null unique,
        title text not null,
        -- Whether the configuration lists it. The stories of others stay until they expire.
        is_active boolean not null default true,
        etag text,
        last_modified text,
        failures int not null default 0,
        next_fetch_at timestamptz not null default now(),
        fetched_at timestamptz,
        error text
      );

      create table news_story (
        id uuid primary key,
        source_id uuid not null references news_source on delete cascade,
        url text not null,
        canonical_url text not null unique,
        title text not null,
        title_key text not null,
        summary text not null,
        author text,
        picture_url text,
        picture_attempts smallint not null default 0,
        image_id uuid references media,
        is_sample boolean not null default false,
        published_at timestamptz not null,
        fetched_at timestamptz not null default now()
      );
      create index news_story_newest on news_story (published_at desc, id desc);
      create index news_story_by_source on news_story (source_id, published_at desc, id desc);
      create index news_story_title on news_story (title_key, published_at);
      create index news_story_image on news_story (image_id) where image_id is not null;

      create table news_source_off (
        account_id uuid not null references account on delete cascade,
        source_id uuid not null references news_source on delete cascade,
        created_at timestamptz not null default now(),
        primary key (account_id, source_id)
      );
      create index news_source_off_by_source on news_source_off (source_id);

      create table news_bookmark (
        account_id uuid not null references account on delete cascade,
        story_id uuid not null references news_story on delete cascade,
        created_at timestamptz not null default now(),
        primary key (account_id, story_id)
      );
      create index news_bookmark_latest on news_bookmark (account_id, created_at desc, story_id desc);
      create index news_bookmark_by_story on news_bookmark (story_id);

      alter table post add news_story_id uuid references news_story on delete set null;
      create index post_news_story on post (news_story_id) where news_story_id is not null;
    `);
  }
}
