import type { App } from '../../context';
import { sql, writeTransaction, type WriteTransaction } from '../../database/write';
import { registeredModules } from '../module';
import { keyOf, possibleKeys, urlsOf, type MediaFolder } from './media.files';
import { enqueue } from '../../queue/enqueue';

/** Files that one job removes: few enough to finish well within its time. */
const filesPerJob = 100;

/** Removes files once the transaction has committed. */
export async function removeFiles(tx: WriteTransaction, keys: readonly string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += filesPerJob)
    await enqueue(tx, 'media.removeFiles', { keys: keys.slice(from, from + filesPerJob) });
}

/** The job behind removeFiles. */
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

/** Forgets those of the pictures that nothing refers to: their rows now, their files after the commit. */
export async function removeUnusedImages(
  tx: WriteTransaction,
  ids: readonly (string | null | undefined | false)[],
): Promise<void> {
  const known = ids.filter((id) => typeof id === 'string');
  if (known.length === 0) return;
  // First the locks: who is about to refer to one of them either has done so when we look, or finds it gone.
  await tx.rows(sql`select from media where id = any(${known}::uuid[]) order by id for update`);
  const gone = await tx.rows<{ srcSet: string }>(
    sql`delete from media where id = any(${known}::uuid[]) and ${sql.raw(isUnused('media'))} returning src_set as "srcSet"`,
  );
  await removeFiles(
    tx,
    gone.flatMap(({ srcSet }) => urlsOf(srcSet).map(keyOf)),
  );
}

/** Rows that one transaction of the sweep takes. */
const batch = 500;

/** By the clock: pictures that were stored and never used, or are no longer, and uploads that nobody came back for. */
export async function sweepMedia(app: App): Promise<void> {
  for (const sweep of [sweepPictures, sweepUploads]) {
    while ((await writeTransaction(app.orm.em, app.relay.wake, sweep)) === batch);
  }
}

async function sweepPictures(tx: WriteTransaction): Promise<number> {
  const unused = await tx.rows<{ id: string }>(
    sql`select id from media where created_at < now() - interval '1 day' and ${sql.raw(isUnused('media'))} limit ${batch}`,
  );
  await removeUnusedImages(
    tx,
    unused.map(({ id }) => id),
  );
  return unused.length;
}

/** Uploads whose hour is over; the files of a picture as well, where one was being made of an upload and never was. */
async function sweepUploads(tx: WriteTransaction): Promise<number> {
  const left = await tx.rows<{ id: string }>(
    sql`select id from upload where created_at < now() - interval '1 hour' limit ${batch} for update skip locked`,
  );
  // A statement of its own, to see what was committed before the lock was ours.
  const gone = await tx.rows<{ id: string; key: string; folder: MediaFolder; isKept: boolean }>(sql`
    delete from upload where id = any(${left.map(({ id }) => id)}::uuid[])
    returning id, key, folder, exists (select from media where media.id = upload.id) as "isKept"`);
  await removeFiles(
    tx,
    gone.flatMap(({ id, key, folder, isKept }) => (isKept ? [key] : [key, ...possibleKeys(folder, id)])),
  );
  return left.length;
}
