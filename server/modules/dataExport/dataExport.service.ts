import { randomBytes } from 'node:crypto';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { AppError } from '../../core/errors';
import { newId } from '../../core/ids';
import { statement } from '../../database/read';
import { sql, type WriteTransaction } from '../../database/write';
import { DataExportRow } from './dataExport.entity';
import { dataExportProgressed } from './dataExport.events';
import { DataExportStatus, type DataExport } from './dataExport.type';
import { enqueue } from '../../queue/enqueue';

/** Archives that a person may ask for within 24 hours. */
export const maxPerDay = 5;

type Latest = Omit<DataExport, 'downloadUrl'> & { fileKey: string | null; username: string };

const latest = () =>
  statement(
    'data_export_latest',
    () => `select row_to_json(latest)::text from (
             select e.id, e.status, e.progress, e.bytes, e.created_at as "createdAt", e.expires_at as "expiresAt", e.file_key as "fileKey", p.username
             from data_export e join profile p on p.id = e.account_id where e.account_id = $1 order by e.created_at desc, e.id desc limit 1) latest`,
  );

/** The viewer's latest archive, or null. Its address is made anew each time. @throws AppError UNAVAILABLE */
export async function readDataExport(ctx: Context): Promise<DataExport | null> {
  const text = await ctx.app.reader.value(latest(), [viewerId(ctx)]);
  if (text === null) return null;
  const { fileKey, username, ...row }: Latest = JSON.parse(text);
  const isThere = row.status === DataExportStatus.READY && fileKey !== null && Date.parse(row.expiresAt!) > Date.now();
  const filename = `venturion-${username}-${row.createdAt.slice(0, 10)}.zip`;
  return {
    ...row,
    downloadUrl: isThere ? await ctx.app.store.downloadUrl(fileKey, { filename, origin: ctx.origin }) : null,
  };
}

/**
 * Asks for an archive of the viewer's data; while one is under way, that one is answered. Safe to repeat.
 * @throws AppError RATE_LIMITED with the seconds to wait
 */
export async function requestDataExport(ctx: Context): Promise<DataExport> {
  const accountId = viewerId(ctx);
  await write(ctx, async (tx) => {
    // Requests of one person take turns.
    await tx.rows(sql`select from account where id = ${accountId} for no key update`);
    const underWay = await tx.row(
      sql`select id from data_export where account_id = ${accountId} and status in ('WAITING', 'RUNNING')`,
    );
    if (underWay) return;
    if (!ctx.skipsLimits) await requireRoom(tx, accountId);
    const id = newId();
    const fileKey = `exports/${id}-${randomBytes(16).toString('hex')}.zip`;
    const row = tx.em.create(DataExportRow, { id, accountId, fileKey });
    await enqueue(tx, 'dataExport.build', { id, fileKey }, { key: `dataExport.build ${id}` });
    tx.emit(dataExportProgressed(accountId, row));
  });
  return (await readDataExport(ctx))!;
}

async function requireRoom(tx: WriteTransaction, accountId: string): Promise<void> {
  const day = sql`interval '24 hours'`;
  const made = await tx.row<{ count: number; wait: number }>(sql`
    select count(*)::int as count, extract(epoch from min(created_at) + ${day} - now())::float8 as wait from (
      select created_at from data_export where account_id = ${accountId} and created_at > now() - ${day} order by created_at desc limit ${maxPerDay}) made`);
  if (made!.count < maxPerDay) return;
  throw new AppError('RATE_LIMITED', `You can ask for your data ${maxPerDay} times in 24 hours.`, {
    retryAfterSeconds: Math.ceil(made!.wait),
  });
}
