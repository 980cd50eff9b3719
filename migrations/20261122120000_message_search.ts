import { Migration } from '@mikro-orm/migrations';

/** Message search scans the viewer's own conversations only, so its cost does not depend on other people's messages. */
export class Migration20261122120000 extends Migration {
  override up(): void {
    this.addSql(`
      -- Beside a message's words the index has its conversation. No text has a word with a space inside.
      alter table message drop search;
      alter table message add search tsvector not null generated always as (
        to_tsvector('english', content) || array_to_tsvector(array['in ' || conversation_id::text])
      ) stored;
      create index message_search on message using gin (search) with (gin_pending_list_limit = 256);
    `);
  }
}
