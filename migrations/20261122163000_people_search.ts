import { Migration } from '@mikro-orm/migrations';

/** The search for people by what their profile says, its filters, and suggestions by location and stage. */
export class Migration20261122163000 extends Migration {
  override up(): void {
    this.addSql(String.raw`
      -- Locations are split at commas: people in "Lyon, France" are in both.
      create function location_parts(location text) returns text[] language sql immutable parallel safe as $$
        select array(select btrim(part) from unnest(string_to_array(location, ',')) part where btrim(part) <> '') $$;

      -- What filters compare. No word of a text starts with a space, so these and the words can share an index.
      create function profile_tokens(skills text[], locations text[], stages text[], needs text[]) returns text[]
      language sql immutable parallel safe as $$
        select array(
          select ' skill ' || lower(btrim(one)) from unnest(skills) one
          union select ' location ' || lower(one) from unnest(locations) one
          union select ' stage ' || one from unnest(stages) one where one is not null
          union select ' need ' || one from unnest(needs) one) $$;

      -- People with one of the skills and in one of the locations and so on; an empty list does not filter.
      create function profile_filter(skills text[], locations text[], stages text[], needs text[]) returns tsquery
      language sql immutable parallel safe as $$
        select coalesce(string_agg('(' || any_of || ')', ' & '), '')::tsquery from (
          select string_agg('''' || replace(replace(token, '\', '\\'), '''', '''''') || '''', ' | ') as any_of
          from unnest(profile_tokens(skills, array(select (location_parts(one))[1] from unnest(locations) one where (location_parts(one))[1] is not null), stages, needs)) token
          group by split_part(token, ' ', 2)) facets $$;

      -- The words by which needs and stages are found.
      create function need_words(needs text[]) returns text language sql immutable parallel safe as $$
        select lower(replace(replace(replace(array_to_string(needs, '. '), 'CO_FOUNDER', 'co-founder cofounder'), 'TEAM', 'team hiring'), '_', ' ')) $$;
      create function skill_words(skills text[]) returns text language sql immutable parallel safe as $$
        select array_to_string(skills, '. ') $$;

      alter table profile add about tsvector not null generated always as (
        setweight(to_tsvector('english', skill_words(skills) || '. ' || location), 'A')
        || setweight(to_tsvector('english', display_name || '. ' || username || '. ' || headline), 'B')
        || setweight(to_tsvector('english', need_words(looking_for) || '. ' || coalesce(lower(stage), '')), 'B')
        || setweight(to_tsvector('english', looking_for_note), 'C')
        || setweight(to_tsvector('english', bio), 'D')
        || array_to_tsvector(profile_tokens(skills, location_parts(location), array[stage], looking_for))
      ) stored;
      -- Each search reads what waits to be sorted in.
      create index profile_about on profile using gin (about) with (gin_pending_list_limit = 256);

      -- Interests are also locations and the stage, as filters compare them.
      create or replace function keep_interests() returns trigger language plpgsql as $$
        declare interests text[] := array(select distinct lower(skill) from unnest(new.skills) skill) || new.looking_for
          || profile_tokens('{}', location_parts(new.location), array[new.stage], '{}');
        begin
          delete from profile_interest where profile_id = new.id and interest <> all(interests);
          insert into profile_interest (interest, profile_id) select interest, new.id from unnest(interests) interest on conflict do nothing;
          return null;
        end $$;
      drop trigger profile_interests on profile;
      create trigger profile_interests after insert or update of skills, looking_for, location, stage on profile
        for each row execute function keep_interests();
      insert into profile_interest (interest, profile_id)
        select token, id from profile, unnest(profile_tokens('{}', location_parts(location), array[stage], '{}')) token on conflict do nothing;
    `);
  }
}
