import type { App } from '../../context';
import { newId } from '../../core/ids';
import { sql, writeTransaction } from '../../database/write';
import { describeFiles, imageFiles } from '../media/media.files';
import { makeSafeImage } from '../media/media.image';

/** Bounds of the pictures of one run. What is left follows with the next one. */
const maxPictures = 10;
const maxSeconds = 30;
/** A picture is given up after that many runs. */
const maxAttempts = 2;
const maxBytes = 5_242_880;
const timeoutMs = 8_000;

type Pending = { id: string; pictureUrl: string };

/** Fetches, re-encodes and stores pictures that stories of a source lack. One that fails affects neither the story nor others. */
export async function fetchPictures(app: App, sourceId: string, signal: AbortSignal): Promise<void> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(maxSeconds * 1_000)]);
  for (const pending of await claimPictures(app, sourceId)) {
    signal.throwIfAborted();
    if (limit.aborted) return;
    await fetchPicture(app, pending, limit).catch((error: unknown) =>
      app.log.info({ error, story: pending.id }, 'news: a picture could not be stored'),
    );
  }
}

const claimPictures = ({ orm, relay }: App, sourceId: string) =>
  writeTransaction(orm.em, relay.wake, (tx) =>
    tx.rows<Pending>(sql`
      update news_story set picture_attempts = picture_attempts + 1 where id in (
        select id from news_story where source_id = ${sourceId} and image_id is null and picture_url is not null and picture_attempts < ${maxAttempts}
        order by published_at desc limit ${maxPictures})
      returning id, picture_url as "pictureUrl"`),
  );

/** The row comes before the files: when storing fails, the clean-up of unused pictures finds what was stored. */
async function fetchPicture(app: App, { id, pictureUrl }: Pending, signal: AbortSignal): Promise<void> {
  const { store, orm, relay } = app;
  const { status, body } = await app.fetchOutbound(pictureUrl, {
    maxBytes,
    timeoutMs,
    signal,
    headers: { accept: 'image/*' },
  });
  if (status !== 200) throw new Error(`The server answered ${status}.`);
  const image = await makeSafeImage(body, 'news', 'picture');
  const mediaId = newId();
  const files = imageFiles({ folder: 'news', secret: '' }, mediaId, image);
  const { url, width, height, srcSet, placeholder, bytes } = describeFiles(store, image, files);
  await writeTransaction(orm.em, relay.wake, (tx) =>
    tx.rows(sql`
      insert into media (id, folder, url, width, height, src_set, placeholder, bytes)
      values (${mediaId}, 'news', ${url}, ${width}, ${height}, ${srcSet}, ${placeholder}, ${bytes})`),
  );
  for (const { key, data } of files) await store.put(key, data, 'image/webp');
  await writeTransaction(orm.em, relay.wake, (tx) =>
    tx.rows(sql`update news_story set image_id = ${mediaId} where id = ${id} and image_id is null`),
  );
}
