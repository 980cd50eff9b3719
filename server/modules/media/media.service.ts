import { randomBytes } from 'node:crypto';
import { mediaLimits } from '../../../shared/contracts/media';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { validate, isId } from '../../core/validation';
import { AppError, badInput, rateLimited } from '../../core/errors';
import { newId } from '../../core/ids';
import { sql, type WriteTransaction } from '../../database/write';
import type { StoredFile } from '../../storage/store';
import { removeFiles } from './media.cleanup';
import { Media, Upload } from './media.entity';
import { describeFiles, folderByKind, imageFiles, imageKey, keyFromUrl, type MediaFolder } from './media.files';
import { fileTooLarge, makeSafeImage, type ImageKind, type SafeImage } from './media.image';
import { createUploadInput } from './media.inputs';
import type { UploadSlot } from './media.type';

export { removeUnusedImages, removeFiles } from './media.cleanup';

/** Limit per person. Bounds the use of disk and processor; rejected files count too. */
const maxUploadsPerHour = 120;

/**
 * Creates an upload slot for one file. The file is validated and re-encoded when a call first refers to `publicUrl`. Until
 * then it is not served, and after an hour it is removed.
 * @throws AppError BAD_USER_INPUT naming the field, RATE_LIMITED
 */
export async function createUpload(ctx: Context, input: unknown): Promise<UploadSlot> {
  viewerId(ctx);
  const { size, ...file } = validate(createUploadInput, input);
  const { id, key } = await createSlot(ctx, file);
  const { store } = ctx.app;
  const uploadUrl = await store.uploadUrl(key, {
    type: file.contentType,
    bytes: size ?? undefined,
    origin: ctx.origin,
  });
  return { uploadUrl, publicUrl: new URL(store.publicUrl(imageKey(file.folder, id)), ctx.origin).href };
}

/** Inserts an upload. Every picture starts as one, so the cleanup job finds the files of unfinished processing. */
async function createSlot(
  ctx: Context,
  file: { folder: MediaFolder; filename: string; contentType: string },
): Promise<Upload> {
  const ownerId = viewerId(ctx);
  const id = newId();
  return write(ctx, async (tx) => {
    const recent = await tx.row<{ count: number; seconds: number }>(sql`
      select count(*)::int as count, ceil(3600 - extract(epoch from now() - min(created_at)))::int as seconds
      from upload where owner_id = ${ownerId} and created_at > now() - interval '1 hour'`);
    if (recent!.count >= maxUploadsPerHour && !ctx.skipsLimits) throw rateLimited(recent!.seconds);
    return tx.em.create(Upload, { id, ownerId, key: `incoming/${id}-${randomBytes(16).toString('hex')}`, ...file });
  });
}

/**
 * Validates, re-encodes and stores a picture of the viewer.
 * @param field name of the picture in errors
 * @throws AppError BAD_USER_INPUT, PAYLOAD_TOO_LARGE, RATE_LIMITED, UNAVAILABLE
 */
export async function storeImage(ctx: Context, kind: ImageKind, input: Buffer, field: string): Promise<Media> {
  const { id } = await createSlot(ctx, { folder: folderByKind[kind], filename: '', contentType: 'image/webp' });
  return storeSafeImage(ctx, id, kind, await makeSafeImage(input, kind, field), field);
}

/** Stores the files of a picture and turns the upload of this id into it. Safe to repeat. */
async function storeSafeImage(
  ctx: Context,
  id: string,
  kind: ImageKind,
  image: SafeImage,
  field: string,
): Promise<Media> {
  const { store } = ctx.app;
  const folder = folderByKind[kind];
  const files = imageFiles(folder, id, image);
  await Promise.all(files.map(({ key, data }) => store.put(key, data, 'image/webp')));
  const media = await write(ctx, async (tx) => {
    // The row stays until it expires, because its signed URL accepts files for some minutes more.
    const upload = await tx.row<{ key: string }>(sql`select key from upload where id = ${id} for update`);
    if (upload) {
      await removeFiles(tx, [upload.key]);
      return upsertMedia(tx, { id, ownerId: viewerId(ctx), folder, ...describeFiles(store, image, files) });
    }
    const existing = await tx.em.findOne(Media, { id });
    if (!existing)
      await removeFiles(
        tx,
        files.map(({ key }) => key),
      );
    return existing;
  });
  if (!media) throw notUploaded(field);
  return media;
}

/** Inserts a picture, or replaces the description of its files when another process has stored it meanwhile. */
async function upsertMedia(tx: WriteTransaction, media: Omit<Media, 'createdAt'>): Promise<Media> {
  const { id, ownerId, folder, url, width, height, srcSet, placeholder, bytes } = media;
  const row = await tx.row<{ createdAt: string }>(sql`
    insert into media (id, owner_id, folder, url, width, height, src_set, placeholder, bytes)
    values (${id}, ${ownerId}, ${folder}, ${url}, ${width}, ${height}, ${srcSet}, ${placeholder}, ${bytes})
    on conflict (id) do update set url = excluded.url, width = excluded.width, height = excluded.height,
      src_set = excluded.src_set, placeholder = excluded.placeholder, bytes = excluded.bytes
    returning created_at as "createdAt"`);
  return { ...media, createdAt: new Date(row!.createdAt) };
}

/** Error of a URL without an upload. @param field name of the file in errors */
export const notUploaded = (field: string): AppError =>
  badInput({ [field]: 'This file was not uploaded here, or over an hour ago. Upload it and try again.' });

const idFromUrl = (url: string): string | undefined =>
  /^[a-z]+\/([0-9a-f-]{36})(?:-\d+)?\.webp$/.exec(keyFromUrl(url))?.[1];

/** Finds the viewer's unclaimed upload by the public URL of its slot. */
export async function findUpload(ctx: Context, url: string, folder: MediaFolder): Promise<Upload | null> {
  const id = idFromUrl(url);
  return isId(id) ? ctx.app.orm.em.fork().findOne(Upload, { id, ownerId: viewerId(ctx), folder }) : null;
}

/** Running claims by id. A repeated call, such as a retry after a timeout, awaits the first one. */
const claims = new Map<string, Promise<Media>>();

/**
 * Finds the viewer's picture by its URL. An upload is validated, re-encoded and stored first. The URL may have any host,
 * because this server can have several; only the id matters.
 * @param field name of the picture in errors
 * @throws AppError BAD_USER_INPUT, PAYLOAD_TOO_LARGE, UNAVAILABLE
 */
export async function claimImage(ctx: Context, url: string, kind: ImageKind, field: string): Promise<Media> {
  const id = idFromUrl(url);
  if (!isId(id)) throw notUploaded(field);
  const owned = { id, ownerId: viewerId(ctx), folder: folderByKind[kind] };
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
    return await storeSafeImage(ctx, id, kind, await makeSafeImage(await readAll(file, field), kind, field), field);
  } catch (error) {
    // A retry of an invalid file cannot succeed.
    if (error instanceof AppError && error.details.fields) await write(ctx, (tx) => removeFiles(tx, [key]));
    throw error;
  }
}

/** @throws AppError PAYLOAD_TOO_LARGE as soon as the limit is exceeded, UNAVAILABLE */
async function readAll({ stream }: StoredFile, field: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > mediaLimits.imageBytes) throw fileTooLarge(field);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
