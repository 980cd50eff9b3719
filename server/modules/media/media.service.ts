import { randomBytes } from 'node:crypto';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { validate, isId } from '../../core/validation';
import { AppError, badInput, rateLimited } from '../../core/errors';
import { newId } from '../../core/ids';
import { sql } from '../../database/write';
import type { StoredFile } from '../../storage/store';
import { removeFiles } from './media.cleanup';
import { Media, Upload } from './media.entity';
import { describeFiles, folderOf, imageFiles, imageKey, keyOf, type MediaFolder } from './media.files';
import { fileTooLarge, makeSafeImage, maxImageBytes, type ImageKind, type SafeImage } from './media.image';
import { createUploadInput } from './media.inputs';

export { removeUnusedImages, removeFiles } from './media.cleanup';

/** Where a file goes, and the address under which it is named from then on. */
export type UploadSlot = { uploadUrl: string; publicUrl: string };

/** Enough for anyone's pictures, too few to fill a disk or to keep the decoder busy; those that were refused count as well. */
const uploadsPerHour = 120;

/**
 * Opens a slot for one file. It is read, checked and re-encoded when something first refers to `publicUrl`;
 * until then nobody can fetch it, and after an hour it is thrown away.
 * @throws AppError BAD_USER_INPUT naming the field, RATE_LIMITED
 */
export async function createUpload(ctx: Context, input: unknown): Promise<UploadSlot> {
  viewerId(ctx);
  const { size, ...file } = validate(createUploadInput, input);
  const { id, key } = await openSlot(ctx, file);
  const { store } = ctx.app;
  const uploadUrl = await store.uploadUrl(key, {
    type: file.contentType,
    bytes: size ?? undefined,
    origin: ctx.origin,
  });
  return { uploadUrl, publicUrl: new URL(store.urlOf(imageKey(file.folder, id)), ctx.origin).href };
}

/** Every picture begins as an upload: so whatever is left half done, the sweep knows of its files. */
async function openSlot(
  ctx: Context,
  file: { folder: MediaFolder; filename: string; contentType: string },
): Promise<Upload> {
  const ownerId = viewerId(ctx);
  const id = newId();
  return write(ctx, async (tx) => {
    const recent = await tx.row<{ count: number; seconds: number }>(sql`
      select count(*)::int as count, ceil(3600 - extract(epoch from now() - min(created_at)))::int as seconds
      from upload where owner_id = ${ownerId} and created_at > now() - interval '1 hour'`);
    if (recent!.count >= uploadsPerHour && !ctx.skipsLimits) throw rateLimited(recent!.seconds);
    return tx.em.create(Upload, { id, ownerId, key: `incoming/${id}-${randomBytes(16).toString('hex')}`, ...file });
  });
}

/**
 * Checks, re-encodes and stores a picture of the viewer's.
 * @param field how errors name the picture
 * @throws AppError BAD_USER_INPUT, PAYLOAD_TOO_LARGE, RATE_LIMITED, UNAVAILABLE
 */
export async function storeImage(ctx: Context, kind: ImageKind, input: Buffer, field: string): Promise<Media> {
  const { id } = await openSlot(ctx, { folder: folderOf[kind], filename: '', contentType: 'image/webp' });
  return keepImage(ctx, id, kind, await makeSafeImage(input, kind, field), field);
}

/** Puts a picture's files in their places, and says so: the upload of this id is now a picture. */
async function keepImage(ctx: Context, id: string, kind: ImageKind, image: SafeImage, field: string): Promise<Media> {
  const { store } = ctx.app;
  const folder = folderOf[kind];
  const files = imageFiles(folder, id, image);
  await Promise.all(files.map(({ key, data }) => store.put(key, data, 'image/webp')));
  const kept = await write(ctx, async (tx) => {
    // The row stays until its hour is over: its address takes files for some minutes more.
    const upload = await tx.row<{ key: string }>(sql`select key from upload where id = ${id} for update`);
    if (upload) {
      await removeFiles(tx, [upload.key]);
      return tx.em.upsert(Media, { id, ownerId: viewerId(ctx), folder, ...describeFiles(store, image, files) });
    }
    const before = await tx.em.findOne(Media, { id });
    if (!before)
      await removeFiles(
        tx,
        files.map(({ key }) => key),
      );
    return before;
  });
  if (!kept) throw notUploaded(field);
  return kept;
}

/** @param field how errors name the file */
export const notUploaded = (field: string): AppError =>
  badInput({ [field]: 'This file was not uploaded here, or over an hour ago. Upload it and try again.' });

const idIn = (url: string): string | undefined => /^[a-z]+\/([0-9a-f-]{36})(?:-\d+)?\.webp$/.exec(keyOf(url))?.[1];

/** The viewer's upload at the address of its slot, while it waits to be claimed. */
export async function findUpload(ctx: Context, url: string, folder: MediaFolder): Promise<Upload | null> {
  const id = idIn(url);
  return isId(id) ? ctx.app.orm.em.fork().findOne(Upload, { id, ownerId: viewerId(ctx), folder }) : null;
}

/** Claims under way: who names a picture again meanwhile, as after a time-out, waits for the first. */
const claims = new Map<string, Promise<Media>>();

/**
 * The viewer's picture at an address: one stored before, or one that was put into an upload slot, which is then checked,
 * re-encoded and stored. The address may name any host: ours has several names, and the id alone decides.
 * @param field how errors name the picture
 * @throws AppError BAD_USER_INPUT, PAYLOAD_TOO_LARGE, UNAVAILABLE
 */
export async function claimImage(ctx: Context, url: string, kind: ImageKind, field: string): Promise<Media> {
  const id = idIn(url);
  if (!isId(id)) throw notUploaded(field);
  const owned = { id, ownerId: viewerId(ctx), folder: folderOf[kind] };
  const em = ctx.app.orm.em.fork();
  const media = await em.findOne(Media, owned);
  if (media) return media;
  const upload = await em.findOne(Upload, owned);
  if (!upload) throw notUploaded(field);
  const claim = claims.get(id) ?? claimUpload(ctx, upload, kind, field).finally(() => claims.delete(id));
  claims.set(id, claim);
  return claim;
}

async function claimUpload(ctx: Context, { id, key }: Upload, kind: ImageKind, field: string): Promise<Media> {
  const file = await ctx.app.store.open(key);
  if (!file) throw notUploaded(field);
  try {
    return await keepImage(ctx, id, kind, await makeSafeImage(await readWhole(file, field), kind, field), field);
  } catch (error) {
    // What is no picture will not become one.
    if (error instanceof AppError && error.details.fields) await write(ctx, (tx) => removeFiles(tx, [key]));
    throw error;
  }
}

/** @throws AppError PAYLOAD_TOO_LARGE without reading on, UNAVAILABLE */
async function readWhole({ stream }: StoredFile, field: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > maxImageBytes) throw fileTooLarge(field);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
