import { Migration } from '@mikro-orm/migrations';

/** One stored file per upload, for documents as for pictures, and the sizes that a person's quota adds up. */
export class Migration20261122130000 extends Migration {
  override up(): void {
    this.addSql(`
      alter table upload add size int not null default 0;

      -- A document has no width, height and placeholder.
      alter table media
        add content_type text not null default 'image/webp',
        alter width drop not null,
        alter height drop not null,
        alter placeholder drop not null;

      -- Documents were copied for each message. Each copy becomes a stored file that its message refers to.
      insert into media (id, owner_id, folder, url, src_set, bytes, content_type, created_at)
        select id, owner_id, 'chat', '/media/' || key, '/media/' || key || ' 1w', bytes, 'application/pdf', created_at
        from chat_file where key is not null;
      update chat_file set media_id = id, key = null where key is not null;
      delete from chat_file where message_id is null;
    `);
  }
}
