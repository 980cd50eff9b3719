import type { RawBuilder } from 'kysely';
import type { Readable } from 'node:stream';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { isId } from '../../core/validation';
import { notFound } from '../../core/errors';
import { newId } from '../../core/ids';
import { statement } from '../../database/read';
import { sql, type WriteTransaction } from '../../database/write';
import { removeUnusedImages } from '../media/media.cleanup';
import { keyFromUrl, srcSetUrls } from '../media/media.files';
import { claimFile, findUpload } from '../media/media.service';
import { messageReadable } from './message.policy';

/** A stored file of the viewer that is ready to be sent. */
export type ChatFile = { name: string; mediaId: string; bytes: number };

/**
 * Claims the viewer's uploads by the URLs of their slots. Pictures are re-encoded, PDFs are stored unchanged. Each upload
 * is claimed and attached once, whatever the queries of its URLs.
 * @throws AppError BAD_USER_INPUT naming `attachments`, PAYLOAD_TOO_LARGE, FORBIDDEN over the quota, UNAVAILABLE
 */
export async function claimFiles(ctx: Context, urls: readonly string[]): Promise<ChatFile[]> {
  const files = new Map<string, ChatFile>();
  // Sequential: each file needs disk and processor.
  for (const url of urls) {
    const upload = await findUpload(ctx, url, 'chat');
    const { id, bytes } = await claimFile(ctx, url, { kind: 'chat', field: 'attachments' });
    files.set(id, { name: upload?.filename ?? '', mediaId: id, bytes });
  }
  return [...files.values()];
}

/** Attaches claimed files to a message, in the given order. */
export async function attachFiles(tx: WriteTransaction, messageId: string, files: readonly ChatFile[]): Promise<void> {
  for (const [position, { name, mediaId, bytes }] of files.entries()) {
    await tx.rows(sql`
      insert into chat_file (id, owner_id, message_id, position, name, media_id, bytes)
      select ${newId()}::uuid, sender_id, id, ${position}, ${name}, ${mediaId}::uuid, ${bytes} from message where id = ${messageId}`);
  }
}

/**
 * Deletes files: the rows in this transaction, the stored objects after the commit.
 * @param condition SQL condition on chat_file
 * @returns the number of deleted rows
 */
export async function removeMessageFiles(tx: WriteTransaction, condition: RawBuilder<unknown>): Promise<number> {
  const deleted = await tx.rows<{ mediaId: string }>(
    sql`delete from chat_file where ${condition} returning media_id as "mediaId"`,
  );
  await removeUnusedImages(
    tx,
    deleted.map(({ mediaId }) => mediaId),
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
    () => `select f.name, stored.content_type as type, stored.src_set as "srcSet" from chat_file f join message m on m.id = f.message_id join media stored on stored.id = f.media_id
           where f.id = $2 and ${messageReadable('m')}`,
  );
  const [row] = isId(id)
    ? await ctx.app.reader.rows<Pick<ServedFile, 'name' | 'type'> & { srcSet: string }>(query, [viewerId(ctx), id])
    : [];
  if (!row) throw notFound('File');
  const { name, type, srcSet } = row;
  const file = await ctx.app.store.open(keyFromUrl(sizeFor(srcSet, width)));
  if (!file) throw notFound('File');
  return { ...file, name, type };
}

function sizeFor(srcSet: string, width = Number.POSITIVE_INFINITY): string {
  const widths = srcSet.split(', ').map((part) => Number.parseInt(part.slice(part.lastIndexOf(' ') + 1), 10));
  // An index of -1 selects the last URL, the largest size.
  return srcSetUrls(srcSet).at(widths.findIndex((available) => available >= width))!;
}
