import { Migration } from '@mikro-orm/migrations';

/** Events that carry a message's words are found by the message: each edit takes the old words out of them. */
export class Migration20261122110000 extends Migration {
  override up(): void {
    this.addSql(
      `create index event_message on event ((data ->> 'id')) where topic = 'conversation' and data ? 'message'`,
    );
  }
}
