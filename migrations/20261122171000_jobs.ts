import { Migration } from '@mikro-orm/migrations';

/** Job posts, applications, bookmarks, reports and saved filters; posts and messages that carry a job. */
export class Migration20261122171000 extends Migration {
  override up(): void {
    this.addSql(String.raw`
      -- Pay of a year, by 2,080 hours, 260 days or 12 months.
      create function annual_pay(amount bigint, period text) returns bigint language sql immutable parallel safe as $$
        select amount * case period when 'HOUR' then 2080 when 'DAY' then 260 when 'MONTH' then 12 else 1 end $$;

      -- Ranges are looked up by tokens. An amount is in one of 255 buckets on a logarithmic scale, and has one token for each
      -- power of two that its bucket is divided by. "At least" is then at most eight tokens.
      create function pay_bucket(amount bigint) returns int language sql immutable parallel safe as $$
        select least(255, 1 + floor(log(greatest(amount, 1)::float8) * 18))::int $$;
      create function equity_bucket(share numeric) returns int language sql immutable parallel safe as $$
        select least(255, 1 + floor(log(greatest(share, 0.01)::float8 * 100) * 60))::int $$;
      create function range_tokens(prefix text, bucket int) returns text[] language sql immutable parallel safe as $$
        select array(select format(' %s %s %s', prefix, level, bucket >> level) from generate_series(0, 7) level where bucket is not null) $$;
      create function range_from(prefix text, bucket int) returns text[] language sql immutable parallel safe as $$
        select array(
          select format(' %s %s %s', prefix, level, (bucket + (1 << level) - 1) >> level) from generate_series(0, 7) level
          where ((bucket + (1 << level) - 1) >> level) % 2 = 1) $$;

      -- What filters compare. No word of a text has a space inside, so these and the words share an index. Jobs are numbered
      -- as they are published, and have the blocks of 4,096 and of 32,768 jobs that they are in: searches start with the newest.
      create function job_tokens(type text, remote boolean, location text, skills text[], zone_from int, zone_to int,
        currency text, pay bigint, equity numeric, owner uuid, number int) returns text[] language sql immutable parallel safe as $$
        select array(
          select ' type ' || lower(type)
          union select ' workplace ' || case when remote then 'remote' else 'onsite' end
          union select ' place ' || lower(part) from unnest(location_parts(location)) part
          union select ' skill ' || lower(btrim(one)) from unnest(skills) one
          union select ' zone ' || hour from generate_series(zone_from, zone_to) hour
          union select ' zone any' where remote and zone_from is null
          union select ' owner ' || owner
          union select unnest(range_tokens('pay ' || lower(currency), pay_bucket(pay))) where pay is not null
          union select unnest(range_tokens('equity', equity_bucket(equity))) where equity is not null
          union select size || ' ' || (number >> size) from unnest(array[12, 15]) size where number is not null) $$;

      create function quote_token(token text) returns text language sql immutable parallel safe as $$
        select '''' || replace(replace(lower(token), '\', '\\'), '''', '''''') || '''' $$;
      -- Jobs with one token of each group. The group is the token's first word; an empty list does not filter.
      create function job_filter(tokens text[]) returns tsquery language sql immutable parallel safe as $$
        select coalesce(string_agg('(' || any_of || ')', ' & '), '')::tsquery from (
          select string_agg(quote_token(token), ' | ') as any_of from unnest(tokens) token group by split_part(token, ' ', 2)) groups $$;
      -- Jobs with any of the tokens.
      create function any_token(tokens text[]) returns tsquery language sql immutable parallel safe as $$
        select coalesce(string_agg(quote_token(token), ' | '), '')::tsquery from unnest(tokens) token $$;

      create sequence job_number as int;
      create table job (
        id uuid primary key,
        owner_id uuid not null references profile on delete cascade,
        -- A team that posts the job. Teams do not exist yet.
        team_id uuid,
        title text not null,
        company text not null,
        location text not null default '',
        description text not null default '',
        type text not null check (type in ('FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP', 'COFOUNDER')),
        seniority text check (seniority in ('JUNIOR', 'MID', 'SENIOR', 'LEAD', 'EXECUTIVE')),
        is_remote boolean not null default false,
        time_zone_from int,
        time_zone_to int,
        skills text[] not null default '{}',
        salary_min bigint,
        salary_max bigint,
        salary_currency text,
        salary_period text check (salary_period in ('HOUR', 'DAY', 'MONTH', 'YEAR')),
        equity_min numeric(5, 2),
        equity_max numeric(5, 2),
        apply_url text,
        visit_count int not null default 0,
        status text not null check (status in ('DRAFT', 'PUBLISHED', 'CLOSED')),
        -- Published, and not found expired by the scheduled job yet. Condition of the indexes.
        is_listed boolean not null default false,
        number int unique,
        published_at timestamptz,
        expires_at timestamptz,
        reminded_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        salary_year bigint generated always as (annual_pay(coalesce(salary_max, salary_min), salary_period)) stored,
        equity_top numeric(5, 2) generated always as (coalesce(equity_max, equity_min)) stored,
        search tsvector not null generated always as (
          setweight(to_tsvector('english', title || '. ' || skill_words(skills)), 'A')
          || setweight(to_tsvector('english', company || '. ' || location), 'B')
          || setweight(to_tsvector('english', description), 'D')
          || array_to_tsvector(job_tokens(type, is_remote, location, skills, time_zone_from, time_zone_to, salary_currency,
            annual_pay(coalesce(salary_max, salary_min), salary_period), coalesce(equity_max, equity_min), owner_id, number))
        ) stored,
        check ((time_zone_from is null) = (time_zone_to is null) and time_zone_from <= time_zone_to),
        check (salary_min <= salary_max and equity_min <= equity_max),
        check (coalesce(salary_min, salary_max) is null or (salary_currency is not null and salary_period is not null)),
        check (status = 'DRAFT' or (number is not null and published_at is not null and expires_at is not null)),
        check (not is_listed or status = 'PUBLISHED')
      );
      create index job_owner on job (owner_id, id desc);
      create index job_newest on job (number desc) where is_listed;
      create index job_published on job (published_at) where is_listed;
      create index job_expiry on job (expires_at) where is_listed;
      -- Each search reads what waits to be sorted in.
      create index job_search on job using gin (search) with (gin_pending_list_limit = 256) where is_listed;

      create table job_application (
        id uuid primary key,
        job_id uuid not null references job on delete cascade,
        applicant_id uuid not null references profile on delete cascade,
        note text not null default '',
        status text not null default 'SENT' check (status in ('SENT', 'SEEN', 'SHORTLISTED', 'DECLINED', 'HIRED')),
        -- Only the poster reads it.
        private_note text not null default '',
        conversation_id uuid references conversation on delete set null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        unique (job_id, applicant_id)
      );
      create index job_application_board on job_application (job_id, id desc);
      create index job_application_status on job_application (job_id, status, id desc);
      create index job_application_applicant on job_application (applicant_id, id desc);
      create index job_application_conversation on job_application (conversation_id) where conversation_id is not null;

      create table job_bookmark (
        job_id uuid not null references job on delete cascade,
        account_id uuid not null references profile on delete cascade,
        created_at timestamptz not null default now(),
        primary key (account_id, job_id)
      );
      create index job_bookmark_recent on job_bookmark (account_id, created_at desc, job_id desc);
      create index job_bookmark_job on job_bookmark (job_id);

      create table job_report (
        job_id uuid not null references job on delete cascade,
        account_id uuid not null references profile on delete cascade,
        reason text not null,
        created_at timestamptz not null default now(),
        primary key (job_id, account_id)
      );
      create index job_report_account on job_report (account_id);

      -- Who opened the link of a job on which day, so that each counts once.
      create table job_visit (
        job_id uuid not null references job on delete cascade,
        account_id uuid not null references profile on delete cascade,
        day date not null,
        primary key (account_id, job_id, day)
      );
      create index job_visit_job on job_visit (job_id);
      create index job_visit_day on job_visit (day);

      create table job_saved_filter (
        id uuid primary key,
        owner_id uuid not null references profile on delete cascade,
        name text not null,
        query text not null default '',
        filter jsonb not null,
        -- Jobs up to this number were there when it was saved or have been notified.
        last_number int not null default 0,
        checked_at timestamptz not null default now(),
        created_at timestamptz not null default now()
      );
      create index job_saved_filter_owner on job_saved_filter (owner_id, id);
      create index job_saved_filter_due on job_saved_filter (checked_at, id);

      alter table post add job_id uuid references job on delete set null;
      create index post_job on post (job_id) where job_id is not null;
      alter table message add job_id uuid references job on delete set null;
      create index message_job on message (job_id) where job_id is not null;
    `);
  }
}
