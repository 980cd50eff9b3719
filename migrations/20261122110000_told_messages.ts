import { Migration } from '@mikro-orm/migrations';

/** Index of the events that contain a message, because an edit removes the previous text from them. */
export class Migration20261122110000 extends Migration {
  override up(): void {
    this.addSql(
      `create index event_message on event ((data ->> 'id')) where topic = 'conversation' and data ? 'message'`,
    );
  }
}
