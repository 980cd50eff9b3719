import type { App } from '../../context';
import { sql, writeTransaction, type WriteTransaction } from '../../database/write';
import { removeMessageFiles } from './message.files';

/** Empties what people who leave have written: its place in the conversations stays, and nobody is named. See Module.erase. */
export async function eraseMessages(
  tx: WriteTransaction,
  accountIds: readonly string[],
  limit: number,
): Promise<number> {
  const leaving = sql`any(${accountIds}::uuid[])`;
  const files = await removeMessageFiles(
    tx,
    sql`id in (select id from chat_file where owner_id = ${leaving} limit ${limit})`,
  );
  const emptied = await tx.rows(sql`
    update message set content = '', client_id = null, sender_id = null, edited_at = null, deleted_at = coalesce(deleted_at, now())
    where id in (select id from message where sender_id = ${leaving} limit ${limit}) returning id`);
  const pairs = await tx.rows(sql`
    update conversation set pair = null where id in (
      select c.id from conversation c join conversation_member m on m.conversation_id = c.id where m.account_id = ${leaving} and c.pair is not null limit ${limit})
    returning id`);
  return files + emptied.length + pairs.length;
}

/** Rows that one transaction of the sweep takes. */
const batch = 500;

/** By the clock: files that were claimed and never sent. */
export async function sweepFiles(app: App): Promise<void> {
  const old = sql`id in (select id from chat_file where message_id is null and created_at < now() - interval '1 day' limit ${batch} for update skip locked)`;
  while ((await writeTransaction(app.orm.em, app.relay.wake, (tx) => removeMessageFiles(tx, old))) === batch);
}
