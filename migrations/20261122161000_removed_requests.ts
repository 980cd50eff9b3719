import { Migration } from '@mikro-orm/migrations';

/** A declined request that its sender removed stays in the table, so that removing it does not shorten the time until the next request. */
export class Migration20261122161000 extends Migration {
  override up(): void {
    this.addSql(`alter table connection drop constraint connection_status_check,
      add constraint connection_status_check check (status in ('pending', 'accepted', 'rejected', 'removed'))`);
  }
}
