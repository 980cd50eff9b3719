import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { App } from '../../app';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { check } from '../../core/check';
import { badInput } from '../../core/errors';
import { newId } from '../../core/ids';
import { sql, writeTransaction, type WriteTransaction } from '../../database/write';
import { modules } from '../module';
import { Media, Upload } from './media.entity';
import { describeFiles, imageFiles, imageKey, keyOf, urlsOf, type MediaFolder } from './media.files';
import { imageTooLarge, makeSafeImage, maxImageBytes, type ImageKind } from './media.image';
import { createUploadInput } from './media.inputs';

/** Where a file goes, and the address under which it is named from then on. */
export type UploadSlot = { uploadUrl: string; publicUrl: string };

const folderOf: Record<ImageKind, MediaFolder> = { avatar: 'profile', cover: 'profile', post: 'posts' };

/**
 * Opens a slot for one file. It is read, checked and re-encoded when something first refers to `publicUrl`;
 * until then nobody can fetch it, and after an hour it is thrown away.
 * @throws AppError BAD_USER_INPUT naming the field
 */
export async function createUpload(ctx: Context, input: unknown): Promise<UploadSlot> {
  const ownerId = viewerId(ctx);
  const { filename, contentType, folder, size } = check(createUploadInput, input);
  const id = newId();
  const key = `incoming/${id}-${randomBytes(16).toString('hex')}`;
  const { store } = ctx.app;
  const uploadUrl = await store.uploadUrl(key, { type: contentType, bytes: size ?? undefined, origin: ctx.origin });
  await write(ctx, async (tx) => tx.em.create(Upload, { id, ownerId, folder, key, filename, contentType }));
  return { uploadUrl, publicUrl: new URL(store.urlOf(imageKey(folder, id)), ctx.origin).href };
}

/**
 * Checks, re-encodes and stores a picture of the viewer's.
 * @param field how errors name the picture
 * @throws AppError BAD_USER_INPUT, PAYLOAD_TOO_LARGE, UNAVAILABLE
 */
export const storeImage = (ctx: Context, kind: ImageKind, input: Buffer, field: string): Promise<Media> =>
  storeImageAs(ctx, { id: newId(), kind, field }, input);

async function storeImageAs(ctx: Context, { id, kind, field }: { id: string; kind: ImageKind; field: string }, input: Buffer): Promise<Media> {
  const ownerId = viewerId(ctx);
  const image = await makeSafeImage(input, kind, field);
  const { store } = ctx.app;
  const folder = folderOf[kind];
  const files = imageFiles(folder, id, image);
  for (const { key, data } of files) await store.put(key, data, 'image/webp');
  return write(ctx, async (tx) => {
    const media = { id, ownerId, folder, ...describeFiles(store, image, files) };
    const upload = await tx.row<{ key: string }>(sql`delete from upload where id = ${id} returning key`);
    if (upload) await removeFiles(tx, [upload.key]);
    return tx.em.upsert(Media, media);
  });
}

/**
 * The viewer's picture at an address: one stored before, or one that was put into an upload slot, which is then checked,
 * re-encoded and stored.
 * @param field how errors name the picture
 * @throws AppError BAD_USER_INPUT, PAYLOAD_TOO_LARGE, UNAVAILABLE
 */
export async function claimImage(ctx: Context, url: string, kind: ImageKind, field: string): Promise<Media> {
  const ownerId = viewerId(ctx);
  const id = /^[a-z]+\/([0-9a-f-]{36})(?:-\d+)?\.webp$/.exec(keyOf(url))?.[1];
  const em = ctx.app.orm.em.fork();
  const owned = id && { id, ownerId, folder: folderOf[kind] };
  const media = owned && (await em.findOne(Media, owned));
  if (media) return media;
  const upload = owned && (await em.findOne(Upload, owned));
  const file = upload && (await ctx.app.store.open(upload.key));
  if (!file) throw badInput({ [field]: 'This picture was not uploaded here. Upload it and try again.' });
  if (file.bytes > maxImageBytes) {
    file.stream.destroy();
    throw imageTooLarge(field);
  }
  return storeImageAs(ctx, { id: upload.id, kind, field }, await buffer(file.stream));
}

/** Removes files once the transaction has committed. */
export async function removeFiles(tx: WriteTransaction, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await tx.enqueue('media.removeFiles', { keys });
}

/** The job behind removeFiles. */
export async function removeStoredFiles({ store }: App, { keys }: { keys: string[] }): Promise<void> {
  for (const key of keys) await store.remove(key);
}

/** SQL condition: nothing refers to the picture. */
const isUnused = (media: string): string =>
  modules
    .flatMap((module) => module.pictures ?? [])
    .map((column) => column.split('.') as [string, string])
    .map(([table, column]) => `not exists (select from ${table} where ${table}.${column} = ${media}.id)`)
    .join(' and ');

/** Forgets those of the pictures that nothing refers to: their rows now, their files after the commit. */
export async function dropUnusedImages(tx: WriteTransaction, ids: readonly (string | null | undefined)[]): Promise<void> {
  const gone = await tx.rows<{ srcSet: string }>(sql`delete from media where id = any(${ids.filter(Boolean)}::uuid[]) and ${sql.raw(isUnused('media'))} returning src_set as "srcSet"`);
  await removeFiles(tx, gone.flatMap(({ srcSet }) => urlsOf(srcSet).map(keyOf)));
}

/** By the clock: pictures that were stored and never used, or are no longer, and uploads that nobody came back for. */
export async function sweepMedia(app: App): Promise<void> {
  for (let count = 500; count === 500; ) {
    count = await writeTransaction(app.orm.em, app.relay.wake, async (tx) => {
      const unused = await tx.rows<{ id: string }>(sql`select id from media where created_at < now() - interval '1 day' and ${sql.raw(isUnused('media'))} limit 500`);
      await dropUnusedImages(tx, unused.map(({ id }) => id));
      return unused.length;
    });
  }
  await writeTransaction(app.orm.em, app.relay.wake, async (tx) => {
    const left = await tx.rows<{ key: string }>(sql`delete from upload where created_at < now() - interval '1 hour' returning key`);
    await removeFiles(tx, left.map(({ key }) => key));
  });
}
