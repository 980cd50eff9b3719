import { Migration } from '@mikro-orm/migrations';

/** When the notice that funding is open was sent. */
export class Migration20261123115000 extends Migration {
  override up(): void {
    this.addSql(String.raw`
      alter table funding_interest add column notified_at timestamptz;
      create index funding_interest_due on funding_interest (account_id) where notified_at is null;
    `);
  }
}
