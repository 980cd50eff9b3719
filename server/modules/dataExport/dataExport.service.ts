import { randomBytes } from 'node:crypto';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { AppError } from '../../core/errors';
import { newId } from '../../core/ids';
import { statement } from '../../database/read';
import { sql, type WriteTransaction } from '../../database/write';
import { DataExportEntity } from './dataExport.entity';
import { dataExportProgressed } from './dataExport.events';
import { DataExportStatus, type DataExport } from './dataExport.type';
import { enqueue } from '../../queue/enqueue';

/** Exports that a person may request within 24 hours. */
const maxExportsPerDay = 5;

type LatestExport = Omit<DataExport, 'downloadUrl'> & { fileKey: string | null; username: string };

const latestExport = () =>
  statement(
    'data_export_latest',
    () => `select row_to_json(latest)::text from (
             select e.id, e.status, e.progress, e.bytes, e.created_at as "createdAt", e.expires_at as "expiresAt", e.file_key as "fileKey", p.username
             from data_export e join profile p on p.id = e.account_id where e.account_id = $1 order by e.created_at desc, e.id desc limit 1) latest`,
  );

/** Reads the viewer's latest export, or null. Each call signs a new download URL. @throws AppError UNAVAILABLE */
export async function readDataExport(ctx: Context): Promise<DataExport | null> {
  const text = await ctx.app.reader.value(latestExport(), [viewerId(ctx)]);
  if (text === null) return null;
  const { fileKey, username, ...row }: LatestExport = JSON.parse(text);
  const isDownloadable =
    row.status === DataExportStatus.READY && fileKey !== null && Date.parse(row.expiresAt!) > Date.now();
  const filename = `venturion-${username}-${row.createdAt.slice(0, 10)}.zip`;
  return {
    ...row,
    downloadUrl: isDownloadable ? await ctx.app.store.downloadUrl(fileKey, { filename, origin: ctx.origin }) : null,
  };
}

/**
 * Requests an archive of the viewer's data. Returns the running export if there is one. Safe to repeat.
 * @throws AppError RATE_LIMITED with the seconds to wait
 */
export async function requestDataExport(ctx: Context): Promise<DataExport> {
  const accountId = viewerId(ctx);
  await write(ctx, async (tx) => {
    // Serialises concurrent requests of one person.
    await tx.rows(sql`select from account where id = ${accountId} for no key update`);
    const running = await tx.row(
      sql`select id from data_export where account_id = ${accountId} and status in ('WAITING', 'RUNNING')`,
    );
    if (running) return;
    if (!ctx.skipsLimits) await enforceDailyLimit(tx, accountId);
    const id = newId();
    const fileKey = `exports/${id}-${randomBytes(16).toString('hex')}.zip`;
    const row = tx.em.create(DataExportEntity, { id, accountId, fileKey });
    await enqueue(tx, 'dataExport.build', { id, fileKey }, { key: `dataExport.build ${id}` });
    tx.emit(dataExportProgressed(accountId, row));
  });
  return (await readDataExport(ctx))!;
}

async function enforceDailyLimit(tx: WriteTransaction, accountId: string): Promise<void> {
  const day = sql`interval '24 hours'`;
  const recent = await tx.row<{ count: number; wait: number }>(sql`
    select count(*)::int as count, extract(epoch from min(created_at) + ${day} - now())::float8 as wait from (
      select created_at from data_export where account_id = ${accountId} and created_at > now() - ${day} order by created_at desc limit ${maxExportsPerDay}) recent`);
  if (recent!.count < maxExportsPerDay) return;
  throw new AppError('RATE_LIMITED', `You can request your data up to ${maxExportsPerDay} times in 24 hours.`, {
    retryAfterSeconds: Math.ceil(recent!.wait),
  });
}
