import { Migration } from '@mikro-orm/migrations';

/** One token for type and workplace together: lists of both are long, and often chosen together. */
export class Migration20261123050000 extends Migration {
  override up(): void {
    this.addSql(String.raw`
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
          union select size || ' ' || (number >> size) from unnest(array[12, 15]) size where number is not null) $$;
      alter table job alter column search set expression as (
        setweight(to_tsvector('english', title || '. ' || skill_words(skills)), 'A')
        || setweight(to_tsvector('english', company || '. ' || location), 'B')
        || setweight(to_tsvector('english', description), 'D')
        || array_to_tsvector(job_tokens(type, is_remote, location, skills, time_zone_from, time_zone_to, salary_currency,
          annual_pay(coalesce(salary_max, salary_min), salary_period), coalesce(equity_max, equity_min), owner_id, number)));
    `);
  }
}
