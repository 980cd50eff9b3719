import { randomBytes } from 'node:crypto';
import { mediaLimits } from '../../../shared/contracts/media';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { AppError, rateLimited } from '../../core/errors';
import { newId } from '../../core/ids';
import { sql, type WriteTransaction } from '../../database/write';
import { Upload } from './media.entity';

/** Limit per person. Bounds the use of the processor; rejected files count too. */
const maxUploadsPerHour = 120;

const quota = `${mediaLimits.quotaBytes / 1024 ** 3} GB`;

const quotaExceeded = () =>
  new AppError(
    'FORBIDDEN',
    `You’ve used all ${quota} of your storage. Delete posts or messages with files and try again.`,
  );

const uploadsExceedQuota = (retryAfterSeconds: number) =>
  new AppError(
    'RATE_LIMITED',
    `Your files and recent uploads have used all ${quota} of your storage. Delete files or try again later.`,
    { retryAfterSeconds },
  );

type Usage = { stored: number; uploads: number; count: number; seconds: number };

/** Reads what a person's files and recent uploads use, and serialises this person's uploads. */
async function readUsage(tx: WriteTransaction, ownerId: string): Promise<Usage> {
  await tx.rows(sql`select from account where id = ${ownerId} for no key update`);
  const usage = await tx.row<Usage>(sql`
    select (select coalesce(sum(bytes), 0)::float8 from media where owner_id = ${ownerId}) as stored,
      coalesce(sum(size), 0)::float8 as uploads, count(*) filter (where created_at > now() - interval '1 hour')::int as count,
      greatest(1, ceil(3600 - extract(epoch from now() - min(created_at))))::int as seconds
    from upload where owner_id = ${ownerId}`);
  return usage!;
}

/**
 * Inserts an upload. Every stored file starts as one: its size counts towards the quota from now on, and the cleanup job
 * finds the files of unfinished processing.
 * @throws AppError RATE_LIMITED, FORBIDDEN when the person's stored files use up the quota
 */
export async function createSlot(
  ctx: Context,
  file: Pick<Upload, 'folder' | 'filename' | 'contentType' | 'size'>,
): Promise<Upload> {
  const ownerId = viewerId(ctx);
  const id = newId();
  return write(ctx, async (tx) => {
    const { stored, uploads, count, seconds } = await readUsage(tx, ownerId);
    if (count >= maxUploadsPerHour && !ctx.skipsLimits)
      throw rateLimited(seconds, `Too many uploads (${maxUploadsPerHour} in 1 hour)`);
    if (stored + file.size > mediaLimits.quotaBytes) throw quotaExceeded();
    if (stored + uploads + file.size > mediaLimits.quotaBytes) throw uploadsExceedQuota(seconds);
    return tx.em.create(Upload, { id, ownerId, key: `incoming/${id}-${randomBytes(16).toString('hex')}`, ...file });
  });
}

/** Checks the quota before the files of an upload are stored: a re-encoded picture can be larger than its upload. @throws AppError FORBIDDEN */
export async function requireQuota(ctx: Context, bytes: number): Promise<void> {
  const { stored } = await write(ctx, (tx) => readUsage(tx, viewerId(ctx)));
  if (stored + bytes > mediaLimits.quotaBytes) throw quotaExceeded();
}
