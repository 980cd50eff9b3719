import { Migration } from '@mikro-orm/migrations';

/** Stored analyses of ideas: versions, shares, comments on claims, and results of tests. */
export class Migration20261122183000 extends Migration {
  override up(): void {
    this.addSql(String.raw`
      -- Title, score, verdict and confidence are those of the latest version, for lists.
      create table analysis (
        id uuid primary key,
        owner_id uuid not null references profile on delete cascade,
        title text not null,
        score int not null check (score between 0 and 100),
        verdict text not null,
        confidence text not null,
        is_starred boolean not null default false,
        -- Number of the latest version.
        version_count int not null default 1,
        -- Changes with each change of the text or the answers.
        revision int not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create index analysis_newest on analysis (owner_id, id desc);
      create index analysis_updated on analysis (owner_id, updated_at desc, id desc);
      create index analysis_score on analysis (owner_id, score desc, id desc);

      create table analysis_version (
        id uuid primary key,
        analysis_id uuid not null references analysis on delete cascade,
        number int not null,
        idea text not null,
        answers jsonb not null default '[]',
        -- The idea and the answers as they were analysed. Offsets of quotes count from its start.
        text text not null,
        -- As the engine wrote it: a later engine does not change it.
        report jsonb not null,
        facts jsonb not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        unique (analysis_id, number)
      );

      -- A share with a named person, or, without one, a link for every signed-in person who has its id.
      create table analysis_share (
        id uuid primary key,
        analysis_id uuid not null references analysis on delete cascade,
        person_id uuid references profile on delete cascade,
        created_at timestamptz not null default now()
      );
      create unique index analysis_share_person on analysis_share (analysis_id, person_id) where person_id is not null;
      create unique index analysis_share_link on analysis_share (analysis_id) where person_id is null;
      create index analysis_share_received on analysis_share (person_id) where person_id is not null;

      create table analysis_comment (
        id uuid primary key,
        analysis_id uuid not null references analysis on delete cascade,
        author_id uuid not null references profile on delete cascade,
        -- The latest version at that time, and the claim's key and text in it.
        version_number int not null,
        claim text not null,
        claim_text text not null,
        content text not null,
        created_at timestamptz not null default now()
      );
      create index analysis_comment_list on analysis_comment (analysis_id, id);
      create index analysis_comment_author on analysis_comment (author_id);

      -- What the test of an assumption found, by the assumption's key.
      create table analysis_result (
        analysis_id uuid not null references analysis on delete cascade,
        claim text not null,
        assumption text not null,
        outcome text not null check (outcome in ('passed', 'failed', 'unclear')),
        note text not null default '',
        updated_at timestamptz not null default now(),
        primary key (analysis_id, claim)
      );
    `);
  }
}
