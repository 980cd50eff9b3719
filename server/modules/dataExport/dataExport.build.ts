import type { DataExportProgress } from '../../../shared/contracts/dataExport';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseError } from 'pg';
import type { App } from '../../context';
import { toAppError } from '../../core/errors';
import { sql, writeTransaction, type WriteTransaction } from '../../database/write';
import { removeFiles } from '../media/media.service';
import { writeArchive } from './dataExport.archive';
import { dataExportProgressed } from './dataExport.events';

/** With their backoff, attempts span an outage of about five minutes. */
const maxAttempts = 20;
const retentionDays = 7;
/** Minimum time between two progress events. */
const progressIntervalMs = 400;

/** One attempt at an archive. After a later attempt has started, this one may not change anything. */
type Attempt = { id: string; accountId: string; fileKey: string; attempt: number };

/** A later attempt has started, or the account was deleted. */
class Superseded extends Error {}

const inTransaction = <T>(app: App, work: (tx: WriteTransaction) => Promise<T>) =>
  writeTransaction(app.orm.em, app.relay.wake, work);

const ownerIsActive = sql`account_id in (select id from account where deleted_at is null)`;

/** Updates the row of a running export and emits its progress. @throws Superseded */
async function updateRunning(
  tx: WriteTransaction,
  { id, attempt }: Attempt,
  set: ReturnType<typeof sql>,
): Promise<void> {
  const row = await tx.row<DataExportProgress & { accountId: string }>(sql`
    update data_export set ${set} where id = ${id} and attempt = ${attempt} and status = 'RUNNING' and ${ownerIsActive}
    returning id, account_id as "accountId", status, progress`);
  if (!row) throw new Superseded();
  tx.emit(dataExportProgressed(row.accountId, row));
}

/**
 * Job: builds and stores an archive and removes earlier ones. An interrupted attempt leaves only its row, whose progress
 * does not decrease in the next attempt.
 * @throws errors that a retry can overcome: the storage or the database is unavailable, or the disk is full
 */
export async function buildDataExport(
  app: App,
  { id, fileKey }: { id: string; fileKey: string },
  signal: AbortSignal,
): Promise<void> {
  const attempt = await startAttempt(app, id);
  try {
    if (!attempt) throw new Superseded();
    if (attempt.attempt > maxAttempts) throw new Error('the server stopped during every attempt');
    await build(app, attempt, signal);
  } catch (error) {
    if (error instanceof Superseded) return discard(app, id, fileKey);
    if (attempt!.attempt < maxAttempts && !isPermanent(error)) throw error;
    app.log.error({ error, id }, 'a data download could not be made');
    await fail(app, attempt!);
  }
}

/** A retry cannot succeed when the database rejects a statement. */
const isPermanent = (error: unknown) => error instanceof DatabaseError && toAppError(error)?.code !== 'UNAVAILABLE';

const startAttempt = (app: App, id: string) =>
  inTransaction(app, async (tx) => {
    const attempt = await tx.row<Attempt>(sql`
      update data_export set attempt = attempt + 1, status = 'RUNNING' where id = ${id} and status in ('WAITING', 'RUNNING') and ${ownerIsActive}
      returning id, account_id as "accountId", file_key as "fileKey", attempt`);
    if (attempt) await updateRunning(tx, attempt, sql`progress = progress`);
    return attempt;
  });

async function build(app: App, attempt: Attempt, signal: AbortSignal): Promise<void> {
  const { id, accountId, fileKey } = attempt;
  const folder = join(app.config.dataDir, 'tmp');
  /** Each attempt has its own path, because an abandoned attempt may still be writing. */
  const pathOf = (number: number) => join(folder, `${id}-${number}.zip`);
  const path = pathOf(attempt.attempt);
  let lastProgressAt = 0;
  const onFile = async (done: number, total: number) => {
    const isLast = done === total;
    if (Date.now() - lastProgressAt < progressIntervalMs && !isLast) return;
    lastProgressAt = Date.now();
    const percent = Math.floor((done / (total + 1)) * 100);
    await inTransaction(app, (tx) => updateRunning(tx, attempt, sql`progress = greatest(progress, ${percent}::int)`));
  };
  try {
    await mkdir(folder, { recursive: true });
    // Files of attempts whose process was killed.
    for (let earlier = 1; earlier < attempt.attempt; earlier++) await rm(pathOf(earlier), { force: true });
    await writeArchive(app, { accountId, path, signal, onFile });
    const { size } = await stat(path);
    await app.store.putFile(fileKey, path, 'application/zip');
    await inTransaction(app, async (tx) => {
      await updateRunning(
        tx,
        attempt,
        sql`status = 'READY', progress = 100, bytes = ${size}, expires_at = now() + make_interval(days => ${retentionDays})`,
      );
      await expireOlder(tx, attempt);
    });
  } finally {
    await rm(path, { force: true });
  }
}

/** Removes the files of earlier exports. Their rows stay for a day, because they count towards the daily limit. */
async function expireOlder(tx: WriteTransaction, { id, accountId }: Attempt): Promise<void> {
  const older = await tx.rows<{ id: string; fileKey: string }>(sql`
    select id, file_key as "fileKey" from data_export where account_id = ${accountId} and id <> ${id} and file_key is not null for update`);
  await tx.rows(
    sql`update data_export set file_key = null, expires_at = now() where id = any(${older.map(({ id }) => id)}::uuid[])`,
  );
  await removeFiles(
    tx,
    older.map(({ fileKey }) => fileKey),
  );
}

const fail = (app: App, attempt: Attempt) =>
  inTransaction(app, async (tx) => {
    await updateRunning(tx, attempt, sql`status = 'FAILED'`);
    await removeFiles(tx, [attempt.fileKey]);
  });

/** Deletes the row and the file of an export whose owner was deleted. Leaves both to a later attempt otherwise. */
const discard = (app: App, id: string, fileKey: string) =>
  inTransaction(app, async (tx) => {
    await tx.rows(
      sql`delete from data_export where id = ${id} and status in ('WAITING', 'RUNNING') and not ${ownerIsActive}`,
    );
    const row = await tx.row(sql`select id from data_export where id = ${id}`);
    if (!row) await removeFiles(tx, [fileKey]);
  });
