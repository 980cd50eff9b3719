import type { App } from '../../context';
import { sql, writeTransaction, type WriteTransaction } from '../../database/write';
import { registeredModules } from '../module';
import { possibleKeys, storedKeys, type MediaFolder, type Place } from './media.files';
import { enqueue } from '../../queue/enqueue';

/** Files per job. A job of this size finishes well within its time limit. */
const filesPerJob = 100;

/** Enqueues the removal of files, which runs after the commit. */
export async function removeFiles(tx: WriteTransaction, keys: readonly string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += filesPerJob)
    await enqueue(tx, 'media.removeFiles', { keys: keys.slice(from, from + filesPerJob) });
}

/** Job: removes files from the store. */
export async function removeStoredFiles({ store }: App, { keys }: { keys: string[] }): Promise<void> {
  for (const key of keys) await store.remove(key);
}

/** SQL condition: nothing refers to the picture. */
const isUnused = (media: string): string =>
  registeredModules()
    .flatMap((module) => module.pictures ?? [])
    .map((column) => column.split('.') as [string, string])
    .map(([table, column]) => `not exists (select from ${table} where ${table}.${column} = ${media}.id)`)
    .join(' and ');

/** Deletes the pictures that nothing refers to: their rows in the transaction, their files after the commit. */
export async function removeUnusedImages(
  tx: WriteTransaction,
  ids: readonly (string | null | undefined | false)[],
): Promise<void> {
  const mediaIds = ids.filter((id) => typeof id === 'string');
  if (mediaIds.length === 0) return;
  // Locks first, so that a concurrent transaction either refers to a picture before the check or finds it deleted.
  await tx.rows(sql`select from media where id = any(${mediaIds}::uuid[]) order by id for update`);
  const deleted = await tx.rows<Place & { srcSet: string }>(
    sql`delete from media where id = any(${mediaIds}::uuid[]) and ${sql.raw(isUnused('media'))} returning folder, secret, src_set as "srcSet"`,
  );
  await removeFiles(tx, deleted.flatMap(storedKeys));
}

/** Rows per transaction. */
const batchSize = 500;

/** Scheduled job: removes unused pictures and unclaimed uploads. */
export async function cleanUpMedia(app: App): Promise<void> {
  for (const removeBatch of [removeUnusedPictures, removeExpiredUploads]) {
    while ((await writeTransaction(app.orm.em, app.relay.wake, removeBatch)) === batchSize);
  }
}

async function removeUnusedPictures(tx: WriteTransaction): Promise<number> {
  const unused = await tx.rows<{ id: string }>(
    sql`select id from media where created_at < now() - interval '1 day' and ${sql.raw(isUnused('media'))} limit ${batchSize}`,
  );
  await removeUnusedImages(
    tx,
    unused.map(({ id }) => id),
  );
  return unused.length;
}

/** Removes uploads that are older than an hour, with the files of a picture whose processing did not finish. */
async function removeExpiredUploads(tx: WriteTransaction): Promise<number> {
  const expired = await tx.rows<{ id: string }>(
    sql`select id from upload where created_at < now() - interval '1 hour' limit ${batchSize} for update skip locked`,
  );
  // A separate statement, so that it sees what was committed before the lock was acquired.
  const deleted = await tx.rows<{ id: string; key: string; folder: MediaFolder; isClaimed: boolean }>(sql`
    delete from upload where id = any(${expired.map(({ id }) => id)}::uuid[])
    returning id, key, folder, exists (select from media where media.id = upload.id) as "isClaimed"`);
  await removeFiles(
    tx,
    deleted.flatMap(({ isClaimed, ...upload }) => (isClaimed ? [upload.key] : [upload.key, ...possibleKeys(upload)])),
  );
  return expired.length;
}
