import { Migration } from '@mikro-orm/migrations';

/** Changes of scenarios are recorded, too. They don't grow the model's version, so a version has several rows. */
export class Migration20261123112000 extends Migration {
  override up(): void {
    this.addSql(String.raw`
      alter table projection_change add column changed_at timestamptz not null default clock_timestamp();
      alter table projection_change drop constraint projection_change_pkey;
      create index projection_change_latest on projection_change (projection_id, version desc, changed_at desc);
    `);
  }
}
