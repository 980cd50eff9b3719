import { buffer } from 'node:stream/consumers';
import { messageLimits } from '../../../shared/contracts/message';
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
import { keyFromUrl, srcSetUrls } from '../media/media.files';
import { claimImage, findUpload, notUploaded } from '../media/media.service';
import { messageReadable } from './message.policy';

/** An uploaded file of the viewer that is ready to be sent. */
export type ChatFile = { id: string; name: string; mediaId: string | null; key: string | null; bytes: number };

const field = 'attachments';

/**
 * Claims the viewer's uploads by the URLs of their slots. Pictures are re-encoded, PDFs are copied unchanged.
 * @throws AppError BAD_USER_INPUT naming `attachments`, PAYLOAD_TOO_LARGE, UNAVAILABLE
 */
export async function claimFiles(ctx: Context, urls: readonly string[]): Promise<ChatFile[]> {
  const files: ChatFile[] = [];
  // Sequential: each file can need much memory.
  for (const url of new Set(urls)) files.push(await claimFile(ctx, url));
  return files;
}

async function claimFile(ctx: Context, url: string): Promise<ChatFile> {
  const upload = await findUpload(ctx, url, 'chat');
  if (upload?.contentType === 'application/pdf') return claimPdf(ctx, upload);
  const media = await claimImage(ctx, url, 'chat', field);
  return { id: newId(), name: upload?.filename ?? '', mediaId: media.id, key: null, bytes: media.bytes };
}

/** Copies a PDF to a new key, so that its upload URL can no longer overwrite it. */
async function claimPdf(ctx: Context, upload: { id: string; key: string; filename: string }): Promise<ChatFile> {
  const { store } = ctx.app;
  const size = await store.size(upload.key);
  if (size === null) throw notUploaded(field);
  if (size > messageLimits.fileBytes) throw badInput({ [field]: 'This file is over 10 MB. Choose a smaller one.' });
  const data = await buffer((await store.open(upload.key))!.stream);
  if (!data.subarray(0, 1024).includes('%PDF-') || !data.subarray(-2048).includes('%%EOF'))
    throw badInput({ [field]: 'This is not a PDF we can read. Choose another file.' });
  const id = newId();
  const key = `chat/${id}.pdf`;
  await store.put(key, data, 'application/pdf');
  // The row lets sweepUnsentFiles delete the file when the message is not sent.
  await write(ctx, (tx) =>
    tx.rows(
      sql`insert into chat_file (id, owner_id, name, key, bytes) values (${id}, ${viewerId(ctx)}, ${upload.filename}, ${key}, ${data.length})`,
    ),
  );
  return { id, name: upload.filename, mediaId: null, key, bytes: data.length };
}

/** Attaches claimed files to a message, in the given order. */
export async function attachFiles(tx: WriteTransaction, messageId: string, files: readonly ChatFile[]): Promise<void> {
  for (const [position, { id, name, mediaId, key, bytes }] of files.entries()) {
    await tx.rows(sql`
      insert into chat_file (id, owner_id, message_id, position, name, media_id, key, bytes)
      select ${id}::uuid, sender_id, id, ${position}, ${name}, ${mediaId}::uuid, ${key}, ${bytes} from message where id = ${messageId}
      on conflict (id) do update set message_id = excluded.message_id, position = excluded.position`);
  }
}

/**
 * Deletes files: the rows in this transaction, the stored objects after the commit.
 * @param condition SQL condition on chat_file
 * @returns the number of deleted rows
 */
export async function removeMessageFiles(tx: WriteTransaction, condition: RawBuilder<unknown>): Promise<number> {
  const deleted = await tx.rows<{ mediaId: string | null; key: string | null }>(
    sql`delete from chat_file where ${condition} returning media_id as "mediaId", key`,
  );
  await removeUnusedImages(
    tx,
    deleted.map(({ mediaId }) => mediaId),
  );
  await removeFiles(
    tx,
    deleted.flatMap(({ key }) => (key === null ? [] : [key])),
  );
  return deleted.length;
}

/** A file as the route serves it. */
export type ServedFile = { stream: Readable; bytes: number; type: 'image/webp' | 'application/pdf'; name: string };

/**
 * Opens a file of a message that the viewer may read.
 * @param width a picture's minimum width in pixels: selects the smallest size that has it; the largest when omitted
 * @throws AppError NOT_FOUND, UNAVAILABLE
 */
export async function openFile(ctx: Context, id: string, width?: number): Promise<ServedFile> {
  const query = statement(
    'chat_file',
    () => `select f.name, f.key, picture.src_set as "srcSet" from chat_file f join message m on m.id = f.message_id left join media picture on picture.id = f.media_id
           where f.id = $2 and ${messageReadable('m')}`,
  );
  const [row] = isId(id)
    ? await ctx.app.reader.rows<{ name: string; key: string | null; srcSet: string | null }>(query, [viewerId(ctx), id])
    : [];
  if (!row) throw notFound('File');
  const { name, key, srcSet } = row;
  const file = await ctx.app.store.open(key ?? keyFromUrl(sizeFor(srcSet!, width)));
  if (!file) throw notFound('File');
  return { ...file, name, type: key === null ? 'image/webp' : 'application/pdf' };
}

function sizeFor(srcSet: string, width = Number.POSITIVE_INFINITY): string {
  const widths = srcSet.split(', ').map((part) => Number.parseInt(part.slice(part.lastIndexOf(' ') + 1), 10));
  // An index of -1 selects the last URL, the largest size.
  return srcSetUrls(srcSet).at(widths.findIndex((available) => available >= width))!;
}
