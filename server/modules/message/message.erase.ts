import { sql, type WriteTransaction } from '../../database/write';
import { removeMessageFiles } from './message.files';

/** Erases the content, files and sender of messages of deleted accounts; the rows stay for the sequence. See Module.erase. */
export async function eraseMessages(
  tx: WriteTransaction,
  accountIds: readonly string[],
  limit: number,
): Promise<number> {
  const accounts = sql`any(${accountIds}::uuid[])`;
  const files = await removeMessageFiles(
    tx,
    sql`id in (select id from chat_file where owner_id = ${accounts} limit ${limit})`,
  );
  const emptied = await tx.rows(sql`
    update message set content = '', client_id = null, sender_id = null, edited_at = null, deleted_at = coalesce(deleted_at, now())
    where id in (select id from message where sender_id = ${accounts} limit ${limit}) returning id`);
  const pairs = await tx.rows(sql`
    update conversation set pair = null where id in (
      select c.id from conversation c join conversation_member m on m.conversation_id = c.id where m.account_id = ${accounts} and c.pair is not null limit ${limit})
    returning id`);
  return files + emptied.length + pairs.length;
}
