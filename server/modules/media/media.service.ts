import { mediaLimits } from '../../../shared/contracts/media';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { validate, isId } from '../../core/validation';
import { AppError, badInput, rateLimited } from '../../core/errors';
import { InFlight } from '../../core/inFlight';
import { sql, type WriteTransaction } from '../../database/write';
import { writeTempFile, type TempFile } from '../../storage/tempFile';
import { removeFiles } from './media.cleanup';
import { Media, Upload } from './media.entity';
import {
  folderByKind,
  imageKey,
  keyFromUrl,
  secretOf,
  type MediaFolder,
  type Place,
  type UploadKind,
} from './media.files';
import { fileTooLarge } from './media.image';
import { createUploadInput } from './media.inputs';
import { prepareDocument, prepareImage, type PreparedFiles } from './media.prepare';
import { createSlot, requireQuota } from './media.quota';
import type { UploadSlot } from './media.type';

export { removeUnusedImages, removeFiles } from './media.cleanup';

/**
 * Creates an upload slot for one file. The file is validated and re-encoded when a call first refers to `publicUrl`. Until
 * then it is not served, and after an hour it is removed.
 * @throws AppError BAD_USER_INPUT naming the field, RATE_LIMITED, FORBIDDEN over the quota
 */
export async function createUpload(ctx: Context, input: unknown): Promise<UploadSlot> {
  const owner = viewerId(ctx);
  const { size, ...file } = validate(createUploadInput, input);
  const { id, key } = await createSlot(ctx, { ...file, size: size ?? mediaLimits.imageBytes });
  const { store } = ctx.app;
  const { origin } = ctx;
  const uploadUrl = await store.uploadUrl(key, { type: file.contentType, bytes: size ?? undefined, owner, origin });
  return { uploadUrl, publicUrl: new URL(store.publicUrl(imageKey(file.folder, id)), origin).href };
}

/** What a file is for, and the name that errors give it. */
type Use = {
  kind: UploadKind;
  field: string;
  /** Only readers of a private post may fetch its picture. */
  isPrivate?: boolean;
};

const placeOf = ({ key }: Upload, { kind, isPrivate }: Use): Place => ({
  folder: isPrivate && kind === 'post' ? 'restricted' : folderByKind[kind],
  secret: secretOf(key),
});

/** Files of one person that are processed or queued at a time: all people share a queue. A message claims one after another. */
const maxProcessing = 6;
const processing = new InFlight(maxProcessing);

/** Processes a file within the person's share of the queue. @throws AppError RATE_LIMITED */
async function processFile<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  if (ctx.skipsLimits) return work();
  const release = processing.acquire(viewerId(ctx));
  if (!release) throw rateLimited(5, `Too many files at once (at most ${maxProcessing})`);
  try {
    return await work();
  } finally {
    release();
  }
}

/**
 * Validates, re-encodes and stores a picture of the viewer.
 * @throws AppError BAD_USER_INPUT, PAYLOAD_TOO_LARGE, RATE_LIMITED, FORBIDDEN over the quota, UNAVAILABLE
 */
export async function storeImage(ctx: Context, input: TempFile, use: Use): Promise<Media> {
  const { kind, field } = use;
  const upload = await createSlot(ctx, {
    folder: folderByKind[kind],
    filename: '',
    contentType: 'image/webp',
    size: input.bytes,
  });
  const target = { id: upload.id, place: placeOf(upload, use), field };
  return processFile(ctx, async () =>
    storePrepared(ctx, target, await prepareImage(ctx.app.store, input, kind, target)),
  );
}

/** Stores the files of an upload and turns it into a Media of the same id. Safe to repeat. */
async function storePrepared(
  ctx: Context,
  { id, field }: { id: string; field: string },
  { columns, keys, put }: PreparedFiles,
): Promise<Media> {
  await requireQuota(ctx, columns.bytes);
  await put();
  const media = await write(ctx, async (tx) => {
    // The row stays until it expires, because its signed URL accepts files for some minutes more.
    const upload = await tx.row<{ key: string }>(sql`select key from upload where id = ${id} for update`);
    if (upload) {
      await removeFiles(tx, [upload.key]);
      return upsertMedia(tx, { id, ownerId: viewerId(ctx), ...columns });
    }
    const existing = await tx.em.findOne(Media, { id });
    if (!existing) await removeFiles(tx, keys);
    return existing;
  });
  if (!media) throw notUploaded(field);
  return media;
}

/** Inserts a stored file, or replaces the description of its files when another process has stored it meanwhile. */
async function upsertMedia(tx: WriteTransaction, media: Omit<Media, 'createdAt'>): Promise<Media> {
  const { id, ownerId, folder, secret, contentType, url, width, height, srcSet, placeholder, bytes } = media;
  const row = await tx.row<{ createdAt: string }>(sql`
    insert into media (id, owner_id, folder, secret, content_type, url, width, height, src_set, placeholder, bytes)
    values (${id}, ${ownerId}, ${folder}, ${secret}, ${contentType}, ${url}, ${width}, ${height}, ${srcSet}, ${placeholder}, ${bytes})
    on conflict (id) do update set folder = excluded.folder, secret = excluded.secret, url = excluded.url, width = excluded.width, height = excluded.height,
      src_set = excluded.src_set, placeholder = excluded.placeholder, bytes = excluded.bytes
    returning created_at as "createdAt"`);
  return { ...media, createdAt: new Date(row!.createdAt) };
}

/** Error of a URL without an upload. @param field name of the file in errors */
const notUploaded = (field: string): AppError =>
  badInput({ [field]: 'This upload has expired or doesn’t exist. Upload the file again.' });

const idFromUrl = (url: string): string | undefined =>
  /^[a-z]+\/([0-9a-f-]{36})(?:-\d+)?\.webp$/.exec(keyFromUrl(url))?.[1];

/** Finds the viewer's unexpired upload by the public URL of its slot. */
export async function findUpload(ctx: Context, url: string, folder: MediaFolder): Promise<Upload | null> {
  const id = idFromUrl(url);
  return isId(id) ? ctx.app.orm.em.fork().findOne(Upload, { id, ownerId: viewerId(ctx), folder }) : null;
}

/** Running claims by id. A repeated call, such as a retry after a timeout, awaits the first one. */
const claims = new Map<string, Promise<Media>>();

/**
 * Finds the viewer's stored file by its URL. An upload is validated and stored first, once: every later claim of it finds
 * the same file. The URL may have any host, because this server can have several, and any query; only the id matters.
 * @throws AppError BAD_USER_INPUT, PAYLOAD_TOO_LARGE, RATE_LIMITED, FORBIDDEN over the quota, UNAVAILABLE
 */
export async function claimFile(ctx: Context, url: string, use: Use): Promise<Media> {
  const id = idFromUrl(url);
  if (!isId(id)) throw notUploaded(use.field);
  const folder = folderByKind[use.kind];
  const em = ctx.app.orm.em.fork();
  const folders = folder === 'posts' ? [folder, 'restricted'] : [folder];
  const media = await em.findOne(Media, { id, ownerId: viewerId(ctx), folder: { $in: folders } });
  if (media) return media;
  const upload = await em.findOne(Upload, { id, ownerId: viewerId(ctx), folder });
  if (!upload) throw notUploaded(use.field);
  const claim =
    claims.get(id) ?? processFile(ctx, () => claimUpload(ctx, upload, use)).finally(() => claims.delete(id));
  claims.set(id, claim);
  return claim;
}

/**
 * Validates and stores an upload. Its object is read once, into a file of our own: the checked bytes are the stored ones,
 * even when the signed URL replaces the object meanwhile.
 */
async function claimUpload(ctx: Context, upload: Upload, use: Use): Promise<Media> {
  const { store, config } = ctx.app;
  const { kind, field } = use;
  const object = await store.open(upload.key);
  if (!object) throw notUploaded(field);
  try {
    await using file = await writeTempFile(config.dataDir, object.stream, {
      maxBytes: mediaLimits.imageBytes,
      tooLarge: () => fileTooLarge(field),
    });
    const target = { id: upload.id, place: placeOf(upload, use), field };
    const prepared =
      upload.contentType === 'application/pdf'
        ? await prepareDocument(store, file, target)
        : await prepareImage(store, file, kind, target);
    return await storePrepared(ctx, target, prepared);
  } catch (error) {
    // A retry of an invalid file cannot succeed.
    if (error instanceof AppError && error.details.fields) await write(ctx, (tx) => removeFiles(tx, [upload.key]));
    throw error;
  }
}
