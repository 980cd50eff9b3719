import { Migration } from '@mikro-orm/migrations';

/**
 * Uses of limited actions, in periods of ten minutes, by account or network. Replaces usage_count, whose periods are days;
 * that table stays for servers of the previous release.
 */
export class Migration20261122140000 extends Migration {
  override up(): void {
    this.addSql(`
      create table quota_usage (
        subject text not null,
        action text not null,
        starts_at timestamptz not null,
        count int not null,
        primary key (subject, action, starts_at)
      );
      create index quota_usage_starts_at on quota_usage (starts_at);
      insert into quota_usage (subject, action, starts_at, count)
      select account_id::text, action, day::timestamp at time zone 'UTC', count from usage_count where day > current_date - 8;
    `);
  }
}
