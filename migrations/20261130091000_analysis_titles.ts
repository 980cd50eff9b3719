import { Migration } from '@mikro-orm/migrations';

/** Titles that founders set. */
export class Migration20261130091000 extends Migration {
  override up(): void {
    this.addSql(String.raw`
      -- The founder set the title: a new text does not change it.
      alter table analysis add column has_own_title boolean not null default false;
    `);
  }
}
