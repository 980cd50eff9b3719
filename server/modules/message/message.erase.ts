import type { App } from '../../context';
import { sql, writeTransaction, type WriteTransaction } from '../../database/write';
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

/** Rows per transaction of the sweep. */
const batchSize = 500;

/** Scheduled job: removes files that were claimed but not sent within a day. */
export async function sweepUnsentFiles(app: App): Promise<void> {
  const unsent = sql`id in (select id from chat_file where message_id is null and created_at < now() - interval '1 day' limit ${batchSize} for update skip locked)`;
  while ((await writeTransaction(app.orm.em, app.relay.wake, (tx) => removeMessageFiles(tx, unsent))) === batchSize);
}
