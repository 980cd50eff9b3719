import { buffer } from 'node:stream/consumers';
import type { RawBuilder } from 'kysely';
import type { Readable } from 'node:stream';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { isId } from '../../core/validation';
import { badInput, notFound } from '../../core/errors';
import { newId } from '../../core/ids';
import { statement } from '../../database/read';
import { sql, type WriteTransaction } from '../../database/write';
import { removeUnusedImages, removeFiles } from '../media/media.cleanup';
import { keyOf, urlsOf } from '../media/media.files';
import { claimImage, findUpload, notUploaded } from '../media/media.service';
import { messageReadable } from './message.policy';

/** A file of the viewer's that is ready to be sent. */
export type ChatFile = { id: string; name: string; mediaId: string | null; key: string | null; bytes: number };

const field = 'attachments';

/**
 * The viewer's files at the addresses of their upload slots: pictures are re-encoded, PDFs kept as they are.
 * @throws AppError BAD_USER_INPUT naming `attachments`, PAYLOAD_TOO_LARGE, UNAVAILABLE
 */
export async function claimFiles(ctx: Context, urls: readonly string[]): Promise<ChatFile[]> {
  const files: ChatFile[] = [];
  // One after the other: each may take much memory.
  for (const url of new Set(urls)) files.push(await claimFile(ctx, url));
  return files;
}

async function claimFile(ctx: Context, url: string): Promise<ChatFile> {
  const upload = await findUpload(ctx, url, 'chat');
  if (upload?.contentType === 'application/pdf') return claimPdf(ctx, upload);
  const media = await claimImage(ctx, url, 'chat', field);
  return { id: newId(), name: upload?.filename ?? '', mediaId: media.id, key: null, bytes: media.bytes };
}

const maxBytes = 10 * 1024 * 1024;

/** A PDF is copied to a place of its own, so that the address it was uploaded to cannot change it any more. */
async function claimPdf(ctx: Context, upload: { id: string; key: string; filename: string }): Promise<ChatFile> {
  const { store } = ctx.app;
  const size = await store.size(upload.key);
  if (size === null) throw notUploaded(field);
  if (size > maxBytes) throw badInput({ [field]: 'This file is over 10 MB. Choose a smaller one.' });
  const data = await buffer((await store.open(upload.key))!.stream);
  if (!data.subarray(0, 1024).includes('%PDF-') || !data.subarray(-2048).includes('%%EOF'))
    throw badInput({ [field]: 'This is not a PDF we can read. Choose another file.' });
  const id = newId();
  const key = `chat/${id}.pdf`;
  await store.put(key, data, 'application/pdf');
  // Known from here on, so that it is thrown away if the message is never sent.
  await write(ctx, (tx) =>
    tx.rows(
      sql`insert into chat_file (id, owner_id, name, key, bytes) values (${id}, ${viewerId(ctx)}, ${upload.filename}, ${key}, ${data.length})`,
    ),
  );
  return { id, name: upload.filename, mediaId: null, key, bytes: data.length };
}

/** Puts claimed files on a message, in their order. */
export async function attachFiles(tx: WriteTransaction, messageId: string, files: readonly ChatFile[]): Promise<void> {
  for (const [position, { id, name, mediaId, key, bytes }] of files.entries()) {
    await tx.rows(sql`
      insert into chat_file (id, owner_id, message_id, position, name, media_id, key, bytes)
      select ${id}::uuid, sender_id, id, ${position}, ${name}, ${mediaId}::uuid, ${key}, ${bytes} from message where id = ${messageId}
      on conflict (id) do update set message_id = excluded.message_id, position = excluded.position`);
  }
}

/** Removes files: their rows now, what is stored after the commit. @param which condition on chat_file */
export async function removeMessageFiles(tx: WriteTransaction, which: RawBuilder<unknown>): Promise<number> {
  const gone = await tx.rows<{ mediaId: string | null; key: string | null }>(
    sql`delete from chat_file where ${which} returning media_id as "mediaId", key`,
  );
  await removeUnusedImages(
    tx,
    gone.map(({ mediaId }) => mediaId),
  );
  await removeFiles(
    tx,
    gone.flatMap(({ key }) => (key === null ? [] : [key])),
  );
  return gone.length;
}

/** What a file is served as. */
export type ServedFile = { stream: Readable; bytes: number; type: 'image/webp' | 'application/pdf'; name: string };

/**
 * A file for those who may read its message.
 * @param width a picture's width in pixels: the smallest size that has it is given, the largest without
 * @throws AppError NOT_FOUND, UNAVAILABLE
 */
export async function openFile(ctx: Context, id: string, width?: number): Promise<ServedFile> {
  const asked = statement(
    'chat_file',
    () => `select f.name, f.key, picture.src_set as "srcSet" from chat_file f join message m on m.id = f.message_id left join media picture on picture.id = f.media_id
           where f.id = $2 and ${messageReadable('m')}`,
  );
  const [found] = isId(id)
    ? await ctx.app.reader.rows<{ name: string; key: string | null; srcSet: string | null }>(asked, [viewerId(ctx), id])
    : [];
  if (!found) throw notFound('File');
  const { name, key, srcSet } = found;
  const file = await ctx.app.store.open(key ?? keyOf(sizeFor(srcSet!, width)));
  if (!file) throw notFound('File');
  return { ...file, name, type: key === null ? 'image/webp' : 'application/pdf' };
}

function sizeFor(srcSet: string, width = Number.POSITIVE_INFINITY): string {
  const widths = srcSet.split(', ').map((part) => Number.parseInt(part.slice(part.lastIndexOf(' ') + 1), 10));
  const found = widths.findIndex((known) => known >= width);
  return urlsOf(srcSet).at(found)!;
}
