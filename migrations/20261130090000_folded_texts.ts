import { Migration } from '@mikro-orm/migrations';

/** Texts are searched without regard to case and accents. */
export class Migration20261130090000 extends Migration {
  override up(): void {
    this.addSql(String.raw`
      -- Without case and accents, and with single spaces: "Café" is found by "cafe". The letters are decomposed to remove the accents.
      create function fold_text(value text) returns text language sql immutable strict parallel safe as $$
        select regexp_replace(regexp_replace(lower(normalize(value, nfd)), '[\u0300-\u036f]+', '', 'g'), '\s+', ' ', 'g') $$;

      -- Stored, because folding the texts of a person's analyses takes a hundred times as long as searching them.
      alter table analysis_version add column folded_text text generated always as (fold_text(text)) stored;
    `);
  }
}
