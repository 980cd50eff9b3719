import { Migration } from '@mikro-orm/migrations';

/** Teams with members and roles, applications for roles, and jobs that belong to a team. */
export class Migration20261123011500 extends Migration {
  override up(): void {
    this.addSql(String.raw`
      create sequence team_number as int;
      create table team (
        id uuid primary key,
        owner_id uuid not null references profile on delete cascade,
        name text not null,
        pitch text not null,
        stage text not null check (stage in ('EXPLORING', 'IDEA', 'PROTOTYPE', 'LAUNCHED', 'REVENUE', 'SCALING')),
        location text not null default '',
        remote text not null check (remote in ('YES', 'HYBRID', 'NO')),
        status text not null default 'OPEN' check (status in ('OPEN', 'PAUSED', 'CLOSED')),
        -- The owner's analysis that its roles were proposed from.
        analysis_id uuid references analysis on delete set null,
        number int not null unique default nextval('team_number'),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        -- Condition of the indexes.
        is_listed boolean not null generated always as (status = 'OPEN') stored,
        search tsvector not null default ''
      );
      create index team_owner on team (owner_id, id desc);
      create index team_analysis on team (analysis_id) where analysis_id is not null;
      create index team_newest on team (number desc) where is_listed;
      create index team_search on team using gin (search) with (gin_pending_list_limit = 256) where is_listed;

      -- The owner is a member too.
      create table team_member (
        team_id uuid not null references team on delete cascade,
        person_id uuid not null references profile on delete cascade,
        title text not null default '',
        status text not null check (status in ('INVITED', 'MEMBER')),
        created_at timestamptz not null default now(),
        primary key (team_id, person_id)
      );
      create index team_member_person on team_member (person_id, team_id desc);

      -- What filters compare, in the form of job_tokens. A role has the steps of hours that it does not exceed.
      create function role_tokens(remote text, skills text[], hours int, equity numeric) returns text[]
        language sql immutable parallel safe as $$
        select array(
          select ' remote ' || lower(remote)
          union select ' skill ' || lower(btrim(one)) from unnest(skills) one where btrim(one) <> ''
          union select ' hours ' || step from unnest(array[5, 10, 20, 30, 40]) step where hours <= step
          union select unnest(range_tokens('equity', equity_bucket(equity))) where equity is not null) $$;

      create table team_role (
        id uuid primary key,
        team_id uuid not null references team on delete cascade,
        title text not null,
        description text not null default '',
        skills text[] not null default '{}',
        hours int,
        equity_min numeric(5, 2),
        equity_max numeric(5, 2),
        salary_min bigint,
        salary_max bigint,
        salary_currency text,
        salary_period text check (salary_period in ('HOUR', 'DAY', 'MONTH', 'YEAR')),
        remote text not null check (remote in ('YES', 'HYBRID', 'NO')),
        status text not null default 'OPEN' check (status in ('OPEN', 'FILLED', 'CLOSED')),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        equity_top numeric(5, 2) generated always as (coalesce(equity_max, equity_min)) stored,
        tokens text[] not null generated always as (role_tokens(remote, skills, hours, coalesce(equity_max, equity_min))) stored,
        check (salary_min <= salary_max and equity_min <= equity_max),
        check (coalesce(salary_min, salary_max) is null or (salary_currency is not null and salary_period is not null))
      );
      create index team_role_team on team_role (team_id, id);

      -- Words of a team and of its open roles, and what filters compare.
      create function team_search(t team) returns tsvector language sql stable as $$
        select setweight(to_tsvector('english', t.name || '. ' || coalesce(string_agg(r.title || '. ' || skill_words(r.skills), '. '), '')), 'A')
          || setweight(to_tsvector('english', t.location), 'B')
          || setweight(to_tsvector('english', t.pitch), 'C')
          || setweight(to_tsvector('english', coalesce(string_agg(r.description, '. '), '')), 'D')
          || array_to_tsvector(array(
            select ' stage ' || lower(t.stage)
            union select ' place ' || lower(part) from unnest(location_parts(t.location)) part
            union select ' owner ' || t.owner_id
            union select unnest(tokens) from team_role open where open.team_id = t.id and open.status = 'OPEN'
            union select size || ' ' || (t.number >> size) from unnest(array[12, 15]) size))
        from team_role r where r.team_id = t.id and r.status = 'OPEN' $$;

      create function index_team() returns trigger language plpgsql as $$
        begin
          new.search := team_search(new);
          return new;
        end $$;
      create trigger team_search before insert or update of name, pitch, stage, location on team
        for each row execute function index_team();
      create function index_team_of_role() returns trigger language plpgsql as $$
        begin
          update team set name = name where id = coalesce(new.team_id, old.team_id);
          return null;
        end $$;
      create trigger team_role_search after insert or update or delete on team_role
        for each row execute function index_team_of_role();

      alter table application alter job_id drop not null;
      alter table application add role_id uuid references team_role on delete cascade;
      alter table application add constraint application_subject check (num_nonnulls(job_id, role_id) = 1);
      -- What the one who decides answers.
      alter table application add reply text not null default '';
      alter table application drop constraint job_application_status_check;
      alter table application add constraint application_status_check
        check (status in ('SENT', 'SEEN', 'SHORTLISTED', 'DECLINED', 'HIRED', 'ACCEPTED'));
      create unique index application_role on application (role_id, applicant_id) where role_id is not null;
      create index application_role_board on application (role_id, id desc) where role_id is not null;
      create index application_role_status on application (role_id, status, id desc) where role_id is not null;

      -- A job's team is one that its poster is in. The job stays without it when the poster leaves or the team is deleted.
      update job set team_id = null where team_id is not null;
      alter table job add constraint job_team foreign key (team_id, owner_id)
        references team_member (team_id, person_id) on delete set null (team_id);
      create index job_team on job (team_id, owner_id) where team_id is not null;
    `);
  }
}
