import { Migration } from '@mikro-orm/migrations';

/** Larger blocks of numbered rows, so that a search widens what it reads by eight times however many rows there are. */
export class Migration20261123103000 extends Migration {
  override up(): void {
    this.addSql(String.raw`
      -- Blocks of 4,096 rows, and of eight times as many each. No word of a text has a space inside.
      create function number_blocks(number int) returns text[] language sql immutable parallel safe as $$
        select array(select size || ' ' || (number >> size) from unnest(array[12, 15, 18, 21, 24]) size where number is not null) $$;

      alter table post alter column search set expression as (
        to_tsvector('english', content) || array_to_tsvector(number_blocks(number)));

      create or replace function job_tokens(type text, remote boolean, location text, skills text[], zone_from int, zone_to int,
        currency text, pay bigint, equity numeric, owner uuid, number int) returns text[] language sql immutable parallel safe as $$
        select array(
          select ' type ' || lower(type)
          union select ' workplace ' || case when remote then 'remote' else 'onsite' end
          union select ' kind ' || lower(type) || ' ' || case when remote then 'remote' else 'onsite' end
          union select ' place ' || lower(part) from unnest(location_parts(location)) part
          union select ' skill ' || lower(btrim(one)) from unnest(skills) one
          union select ' zone ' || hour from generate_series(zone_from, zone_to) hour
          union select ' zone any' where remote and zone_from is null
          union select ' owner ' || owner
          union select unnest(range_tokens('pay ' || lower(currency), pay_bucket(pay))) where pay is not null
          union select unnest(range_tokens('equity', equity_bucket(equity))) where equity is not null
          union select unnest(number_blocks(number))) $$;
      alter table job alter column search set expression as (
        setweight(to_tsvector('english', title || '. ' || skill_words(skills)), 'A')
        || setweight(to_tsvector('english', company || '. ' || location), 'B')
        || setweight(to_tsvector('english', description), 'D')
        || array_to_tsvector(job_tokens(type, is_remote, location, skills, time_zone_from, time_zone_to, salary_currency,
          annual_pay(coalesce(salary_max, salary_min), salary_period), coalesce(equity_max, equity_min), owner_id, number)));

      create or replace function team_search(t team) returns tsvector language sql stable as $$
        select setweight(to_tsvector('english', t.name || '. ' || coalesce(string_agg(r.title || '. ' || skill_words(r.skills), '. '), '')), 'A')
          || setweight(to_tsvector('english', t.location), 'B')
          || setweight(to_tsvector('english', t.pitch), 'C')
          || setweight(to_tsvector('english', coalesce(string_agg(r.description, '. '), '')), 'D')
          || array_to_tsvector(array(
            select ' stage ' || lower(t.stage)
            union select ' place ' || lower(part) from unnest(location_parts(t.location)) part
            union select ' owner ' || t.owner_id
            union select unnest(tokens) from team_role open where open.team_id = t.id and open.status = 'OPEN'
            union select unnest(number_blocks(t.number))))
        from team_role r where r.team_id = t.id and r.status = 'OPEN' $$;
      update team set name = name;

      alter table pairion_profile alter column search set expression as (array_to_tsvector(tokens || number_blocks(number)));
      drop function pairion_blocks(int);
    `);
  }
}
