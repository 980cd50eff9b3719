import type { App } from '../../context';
import { sql, writeTransaction, type WriteTransaction } from '../../database/write';
import { storedKeys, type Place } from '../media/media.files';
import { removeFiles } from '../media/media.service';
import { registeredModules } from '../module';
import { enqueue } from '../../queue/enqueue';

/** Days until a deleted account is erased. Until then the deletion can be undone. */
export const undoDays = 14;

/** Rows of one kind per transaction. Keeps locks short. */
const batchSize = 300;

/** Erases one batch of what people did. @returns whether there may be more */
export async function eraseBatch(tx: WriteTransaction, accountIds: readonly string[]): Promise<boolean> {
  let removed = 0;
  for (const module of registeredModules()) removed += (await module.erase?.(tx, accountIds, batchSize)) ?? 0;
  return removed > 0;
}

/** Deletes accounts with everything that references them, and enqueues the removal of their files. */
export async function eraseAccounts(tx: WriteTransaction, accountIds: readonly string[]): Promise<void> {
  const stored = await tx.rows<Place & { srcSet: string }>(
    sql`select folder, secret, src_set as "srcSet" from media where owner_id = any(${accountIds}::uuid[])`,
  );
  const files = await tx.rows<{ key: string }>(sql`
    select key from upload where owner_id = any(${accountIds}::uuid[])
    union all select file_key from data_export where account_id = any(${accountIds}::uuid[]) and file_key is not null`);
  await removeFiles(tx, [...stored.flatMap(storedKeys), ...files.map(({ key }) => key)]);
  await tx.rows(sql`delete from account where id = any(${accountIds}::uuid[])`);
}

const isDue = sql`deleted_at < now() - make_interval(days => ${undoDays})`;

/** Accounts that one run of the scheduled job enqueues; the next run continues. */
const maxDueAccounts = 500;

/** Scheduled job: enqueues one job per account that can no longer be restored. */
export async function eraseDueAccounts(app: App): Promise<void> {
  const { em } = app.orm;
  await writeTransaction(em, app.relay.wake, async (tx) => {
    const due = await tx.rows<{ id: string }>(
      sql`select id from account where ${isDue} order by deleted_at limit ${maxDueAccounts}`,
    );
    for (const { id } of due) await enqueue(tx, 'account.erase', { accountId: id }, { key: `account.erase ${id}` });
  });
}

/** Job: erases one account unless its deletion was undone. A retry continues where an interrupted run stopped. */
export async function eraseAccount(app: App, { accountId }: { accountId: string }, signal: AbortSignal): Promise<void> {
  const inTransaction = <T>(work: (tx: WriteTransaction) => Promise<T>): Promise<T | undefined> =>
    writeTransaction(app.orm.em, app.relay.wake, async (tx) => {
      signal.throwIfAborted();
      const due = await tx.row(sql`select id from account where id = ${accountId} and ${isDue} for update`);
      return due ? work(tx) : undefined;
    });
  while (await inTransaction((tx) => eraseBatch(tx, [accountId])));
  for (let last: string | null | undefined = '0'; last;)
    last = await inTransaction((tx) => eraseEvents(tx, accountId, last!));
  await inTransaction((tx) => eraseAccounts(tx, [accountId]));
}

/** Rows of the event log per transaction. The log has no index by person, so all of it is scanned. */
const eventBatchSize = 20_000;

/**
 * Deletes the events of one batch of the log that a person caused or that contain the person's id.
 * @returns the last key of the batch; null at the end of the log
 */
async function eraseEvents(tx: WriteTransaction, accountId: string, after: string): Promise<string | null> {
  const batch = await tx.row<{ last: string | null }>(sql`
    with batch as (select * from event where key > ${after}::bigint order by key limit ${eventBatchSize}),
    deleted as (
      delete from event using batch where event.key = batch.key
      and (batch.actor_id = ${accountId} or batch.topic_id = ${accountId} or strpos(batch.data::text, ${accountId}) > 0))
    select max(key)::text as last from batch`);
  return batch!.last;
}
