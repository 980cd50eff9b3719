import { Migration } from '@mikro-orm/migrations';

/** Searches and hashtag counts whose cost does not grow with the archive. */
export class Migration20261122090000 extends Migration {
  override up(): void {
    this.addSql(`
      -- Posts are numbered as they come, and beside its words the index has which blocks of 4,096 and of 32,768 posts it is
      -- in: searches look into the newest blocks first. No text has a word with a space inside.
      alter table post drop search;
      alter table post add number int;
      update post set number = ordered.n from (select id, row_number() over (order by id) as n from post) ordered where ordered.id = post.id;
      alter table post alter number set not null, alter number add generated always as identity;
      select setval(pg_get_serial_sequence('post', 'number'), max(number)) from post having max(number) is not null;
      create unique index post_number on post (number);
      alter table post add search tsvector not null generated always as (
        to_tsvector('english', content)
        || array_to_tsvector(array['12 ' || (number >> 12)::text, '15 ' || (number >> 15)::text])
      ) stored;
      -- Each search reads what waits to be sorted in.
      create index post_search on post using gin (search) with (gin_pending_list_limit = 256);

      -- How many public posts have it.
      alter table tag add post_count int not null default 0;
      update tag set post_count = (select count(*) from post_tag where tag = name and is_public);
      create function count_tag() returns trigger language plpgsql as $$
        declare change int := coalesce(new.is_public::int, 0) - coalesce(old.is_public::int, 0);
        begin
          if change <> 0 then update tag set post_count = post_count + change where name = coalesce(new.tag, old.tag); end if;
          return null;
        end $$;
      create trigger post_tag_count after insert or delete or update of is_public on post_tag for each row execute function count_tag();
    `);
  }
}
