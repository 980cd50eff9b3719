import { sql, type WriteTransaction } from '../../database/write';
import { successor } from './groupHistory';
import { removeMessageFiles } from './message.files';

/**
 * Erases the content, files and sender of messages of deleted accounts; the rows stay for the sequence. Their groups pass to
 * the member who joined first. See Module.erase.
 */
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
    update message set content = '', change_title = null, client_id = null, sender_id = null, edited_at = null,
      deleted_at = case when change_kind is null then coalesce(deleted_at, now()) end
    where id in (select id from message where sender_id = ${accounts} limit ${limit}) returning id`);
  const pairs = await tx.rows(sql`
    update conversation set pair = null where id in (
      select c.id from conversation c join conversation_member m on m.conversation_id = c.id where m.account_id = ${accounts} and c.pair is not null limit ${limit})
    returning id`);
  // Locked before the successor is read, so that a member who leaves meanwhile is not chosen.
  const owned = await tx.rows<{ id: string }>(
    sql`select id from conversation where owner_id = ${accounts} order by id limit ${limit} for no key update`,
  );
  await tx.rows(
    sql`update conversation c set owner_id = ${successor(accountIds)} where c.id = any(${owned.map(({ id }) => id)}::uuid[])`,
  );
  return files + emptied.length + pairs.length + owned.length;
}
