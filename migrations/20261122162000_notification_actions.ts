import { Migration } from '@mikro-orm/migrations';

/** The row that each actor's action created, such as the comment on a post: the notification quotes it and links to it. */
export class Migration20261122162000 extends Migration {
  override up(): void {
    this.addSql(`alter table notification_actor add action_id uuid`);
  }
}
