import { buffer } from 'node:stream/consumers';
import type { App } from '../../context';
import { sql, writeTransaction, type WriteTransaction } from '../../database/write';
import { enqueue } from '../../queue/enqueue';
import { describePlace, moveKey, storedKeys, type Place } from '../media/media.files';
import { hasPublicPost } from './post.policy';

/** Enqueues placePicture for a picture whose posts were changed. */
export const enqueuePlacement = (tx: WriteTransaction, id: string): Promise<void> =>
  enqueue(tx, 'post.placePicture', { id }, { key: `post.placePicture ${id}` });

/** Time limit of placePicture. */
export const maxSeconds = 120;

type LockedPicture = Place & { srcSet: string; isPublic: boolean };

/**
 * Job: moves the files of a post's picture to the folder that its posts demand. A bucket can serve the folder `posts` to
 * everyone, so pictures of private posts are in `restricted`. The row stays locked while files are copied or removed, so
 * that no other run does the opposite meanwhile. Safe to repeat.
 */
export async function placePicture(app: App, { id }: { id: string }): Promise<void> {
  const withPicture = (
    work: (tx: WriteTransaction, picture: LockedPicture, wanted: 'posts' | 'restricted') => Promise<void>,
  ) =>
    writeTransaction(app.orm.em, app.relay.wake, async (tx) => {
      // A slow storage exceeds the usual time-out of an idle transaction.
      await tx.rows(sql`set local idle_in_transaction_session_timeout = ${sql.lit(maxSeconds * 1_000)}`);
      // Not `for update`, for which the insert of another post with the picture would wait.
      await tx.rows(sql`select from media where id = ${id} for no key update`);
      // A statement of its own: one that waited for the lock would see the posts as they were before it waited.
      const picture = await tx.row<LockedPicture>(sql`
        select folder, secret, src_set as "srcSet", ${sql.raw(hasPublicPost('media.id'))} as "isPublic"
        from media where id = ${id} and folder in ('posts', 'restricted')`);
      if (picture) await work(tx, picture, picture.isPublic ? 'posts' : 'restricted');
    });
  await withPicture(async (tx, picture, wanted) => {
    if (picture.folder === wanted) return;
    const target = { ...picture, folder: wanted };
    for (const key of storedKeys(picture)) {
      const file = await app.store.open(key);
      if (file) await app.store.put(moveKey(target, key), await buffer(file.stream), 'image/webp');
    }
    const { url, srcSet } = describePlace(app.store, target, picture.srcSet);
    await tx.rows(sql`update media set folder = ${wanted}, url = ${url}, src_set = ${srcSet} where id = ${id}`);
  });
  // After the commit, so that the row never refers to removed files.
  await withPicture(async (_tx, picture, wanted) => {
    if (picture.folder !== wanted) return;
    const other = { ...picture, folder: wanted === 'posts' ? 'restricted' : 'posts' };
    for (const key of storedKeys(other)) await app.store.remove(key);
  });
}

const batchSize = 200;

const findMisplaced = async ({ pool }: App): Promise<{ id: string }[]> =>
  (
    await pool.query<{ id: string }>(`
    select m.id from media m where m.folder in ('posts', 'restricted') and exists (select from post where image_id = m.id)
      and (m.folder = 'posts') <> ${hasPublicPost('m.id')} limit ${batchSize}`)
  ).rows;

/** Scheduled job: places all pictures that are in the wrong folder, such as those of private posts before there was another. */
export async function placePictures(app: App, _payload: unknown, signal: AbortSignal): Promise<void> {
  for (let batch = await findMisplaced(app); batch.length > 0; batch = await findMisplaced(app))
    for (const picture of batch) {
      signal.throwIfAborted();
      await placePicture(app, picture);
    }
}
