import { Migration } from '@mikro-orm/migrations';

/** The people who like a post are listed latest first. */
export class Migration20261122164000 extends Migration {
  override up(): void {
    this.addSql(`create index post_like_recent on post_like (post_id, created_at, account_id)`);
  }
}
