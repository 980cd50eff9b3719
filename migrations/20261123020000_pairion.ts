import { Migration } from '@mikro-orm/migrations';

/** Co-founder matching: profiles, candidates of a day, passes, saves, invitations, matches and trial projects. */
export class Migration20261123020000 extends Migration {
  override up(): void {
    this.addSql(String.raw`
      -- Blocks of 4,096 and of 32,768 people by activity, as jobs and posts have them: searches start with the newest.
      create function pairion_blocks(number int) returns text[] language sql immutable parallel safe as $$
        select array[format('12 %s', number >> 12), format('15 %s', number >> 15)] $$;

      create sequence pairion_number as int;
      create table pairion_profile (
        person_id uuid primary key references profile on delete cascade,
        -- Fields as shared/matching has them, valid when they were written; null where nothing is stated.
        card jsonb not null,
        -- Preferences, weights, runway and terms, which only the person reads.
        private jsonb not null,
        status text not null default 'LOOKING' check (status in ('LOOKING', 'TALKING', 'PAUSED')),
        is_complete boolean not null,
        is_listed boolean not null generated always as (is_complete and status = 'LOOKING') stored,
        -- What filters compare, and what the person accepts.
        tokens text[] not null default '{}',
        -- Grows with the person's activity.
        number int not null unique,
        active_at timestamptz not null default now(),
        reminded_at timestamptz,
        -- Recent showings to others, at the time shown_at; they count half after a week.
        shown real not null default 0,
        shown_at timestamptz not null default now(),
        notified_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        search tsvector not null generated always as (array_to_tsvector(
          tokens || pairion_blocks(number))) stored
      );
      create index pairion_profile_newest on pairion_profile (number desc) where is_listed;
      create index pairion_profile_search on pairion_profile using gin (search) with (gin_pending_list_limit = 256) where is_listed;
      create index pairion_profile_active on pairion_profile (active_at) where is_listed;

      create table pairion_pass (
        person_id uuid not null references profile on delete cascade,
        other_id uuid not null references profile on delete cascade,
        created_at timestamptz not null default now(),
        primary key (person_id, other_id)
      );
      create index pairion_pass_other on pairion_pass (other_id);
      create table pairion_save (
        person_id uuid not null references profile on delete cascade,
        other_id uuid not null references profile on delete cascade,
        created_at timestamptz not null default now(),
        primary key (person_id, other_id)
      );
      create index pairion_save_other on pairion_save (other_id);
      create table pairion_daily_set (
        person_id uuid not null references profile on delete cascade,
        day date not null,
        candidate_ids uuid[] not null,
        primary key (person_id, day)
      );
      create index pairion_daily_set_day on pairion_daily_set (day);

      create table pairion_invitation (
        id uuid primary key,
        sender_id uuid not null references profile on delete cascade,
        recipient_id uuid not null references profile on delete cascade,
        note text not null default '',
        status text not null default 'PENDING' check (status in ('PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        answered_at timestamptz,
        check (sender_id <> recipient_id)
      );
      create index pairion_invitation_sent on pairion_invitation (sender_id, id desc);
      create index pairion_invitation_received on pairion_invitation (recipient_id, id desc);
      create index pairion_invitation_waiting on pairion_invitation (recipient_id, expires_at) where status = 'PENDING';
      create unique index pairion_invitation_pair on pairion_invitation (sender_id, recipient_id) where status = 'PENDING';

      create table pairion_match (
        id uuid primary key,
        one_id uuid not null references profile on delete cascade,
        other_id uuid not null references profile on delete cascade,
        conversation_id uuid references conversation on delete set null,
        created_at timestamptz not null default now(),
        unique (one_id, other_id),
        check (one_id < other_id)
      );
      create index pairion_match_other on pairion_match (other_id);
      create index pairion_match_conversation on pairion_match (conversation_id) where conversation_id is not null;

      create table pairion_trial (
        id uuid primary key,
        match_id uuid not null references pairion_match on delete cascade,
        proposer_id uuid not null references profile on delete cascade,
        goal text not null,
        starts_on date not null,
        ends_on date not null,
        -- Tasks of the proposer and of the other.
        task_one text not null,
        task_other text not null,
        accepted_at timestamptz,
        -- When both were asked whether they go on.
        ended_at timestamptz,
        created_at timestamptz not null default now(),
        check (starts_on < ends_on)
      );
      create index pairion_trial_match on pairion_trial (match_id, id desc);
      create index pairion_trial_proposer on pairion_trial (proposer_id);
      create index pairion_trial_due on pairion_trial (ends_on) where accepted_at is not null and ended_at is null;
      -- Only the person reads it, unless both go on.
      create table pairion_trial_answer (
        trial_id uuid not null references pairion_trial on delete cascade,
        person_id uuid not null references profile on delete cascade,
        continues boolean not null,
        primary key (trial_id, person_id)
      );
      create index pairion_trial_answer_person on pairion_trial_answer (person_id);
    `);
  }
}
