import type { App } from '../../context';
import { sql, writeTransaction, type WriteTransaction } from '../../database/write';
import { keyOf, urlsOf } from '../media/media.files';
import { removeFiles } from '../media/media.service';
import { registeredModules } from '../module';
import { enqueue } from '../../queue/enqueue';

/** A deletion can be undone for this long; then the data is erased. */
export const undoDays = 14;

/** Rows of one kind that one transaction removes: short enough to hold nobody up. */
const stepSize = 300;

/** One step of erasing what people did. @returns whether there may be more */
export async function eraseBatch(tx: WriteTransaction, accountIds: readonly string[]): Promise<boolean> {
  let removed = 0;
  for (const module of registeredModules()) removed += (await module.erase?.(tx, accountIds, stepSize)) ?? 0;
  return removed > 0;
}

/** The last step: the accounts, with all that hangs on them, and their files after the commit. */
export async function eraseAccounts(tx: WriteTransaction, accountIds: readonly string[]): Promise<void> {
  const pictures = await tx.rows<{ srcSet: string }>(
    sql`select src_set as "srcSet" from media where owner_id = any(${accountIds}::uuid[])`,
  );
  const files = await tx.rows<{ key: string }>(sql`
    select key from upload where owner_id = any(${accountIds}::uuid[])
    union all select file_key from data_export where account_id = any(${accountIds}::uuid[]) and file_key is not null`);
  await removeFiles(tx, [
    ...pictures.flatMap(({ srcSet }) => urlsOf(srcSet).map(keyOf)),
    ...files.map(({ key }) => key),
  ]);
  await tx.rows(sql`delete from account where id = any(${accountIds}::uuid[])`);
}

const isDue = sql`deleted_at < now() - make_interval(days => ${undoDays})`;

/** By the clock: one job for each account whose time to come back has run out. */
export async function eraseDueAccounts(app: App): Promise<void> {
  const { em } = app.orm;
  await writeTransaction(em, app.relay.wake, async (tx) => {
    const due = await tx.rows<{ id: string }>(sql`select id from account where ${isDue}`);
    for (const { id } of due) await enqueue(tx, 'account.erase', { accountId: id }, { key: `account.erase ${id}` });
  });
}

/** Erases one account, unless its owner came back. A run that is cut off goes on where it was. */
export async function eraseAccount(app: App, { accountId }: { accountId: string }, signal: AbortSignal): Promise<void> {
  const inOne = <T>(work: (tx: WriteTransaction) => Promise<T>): Promise<T | undefined> =>
    writeTransaction(app.orm.em, app.relay.wake, async (tx) => {
      signal.throwIfAborted();
      const due = await tx.row(sql`select id from account where id = ${accountId} and ${isDue} for update`);
      return due ? work(tx) : undefined;
    });
  while (await inOne((tx) => eraseBatch(tx, [accountId])));
  for (let last: string | null | undefined = '0'; last;) last = await inOne((tx) => eraseEvents(tx, accountId, last!));
  await inOne((tx) => eraseAccounts(tx, [accountId]));
}

/** Rows of the event log that one transaction looks at: the log cannot be asked for a person. */
const stretchSize = 20_000;

/**
 * Removes the events of one stretch of the log that were made by a person, for them or about them: their ids would be all
 * that is left of them. @returns where the next stretch begins, null at the end
 */
async function eraseEvents(tx: WriteTransaction, accountId: string, after: string): Promise<string | null> {
  const stretch = await tx.row<{ last: string | null }>(sql`
    with stretch as (select * from event where key > ${after}::bigint order by key limit ${stretchSize}),
    gone as (
      delete from event using stretch where event.key = stretch.key
      and (stretch.actor_id = ${accountId} or stretch.topic_id = ${accountId} or strpos(stretch.data::text, ${accountId}) > 0))
    select max(key)::text as last from stretch`);
  return stretch!.last;
}
