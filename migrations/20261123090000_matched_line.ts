import { Migration } from '@mikro-orm/migrations';

/** A line in the conversation of two people who matched on Pairion. */
export class Migration20261123090000 extends Migration {
  override up(): void {
    this.addSql(`
      alter table message drop constraint message_change_kind_check,
        add constraint message_change_kind_check
          check (change_kind in ('created', 'renamed', 'added', 'joined', 'left', 'removed', 'matched'));
    `);
  }
}
