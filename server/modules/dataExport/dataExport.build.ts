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

/** With the waits between them: an outage of about five minutes is sat out. */
const maxAttempts = 20;
const daysKept = 7;
/** Progress is told no more often than people notice. */
const progressMs = 400;

/** One try at one archive. A later try takes it over: from then on this one may change nothing. */
type Attempt = { id: string; accountId: string; fileKey: string; attempt: number };

/** Somebody else took over, the account is being deleted, or it is gone: there is nothing left to do. */
class Stopped extends Error {}

const inTransaction = <T>(app: App, work: (tx: WriteTransaction) => Promise<T>) =>
  writeTransaction(app.orm.em, app.relay.wake, work);

const ownerIsHere = sql`account_id in (select id from account where deleted_at is null)`;

/** Changes the archive and tells its owner. @throws Stopped */
async function change(tx: WriteTransaction, { id, attempt }: Attempt, set: ReturnType<typeof sql>): Promise<void> {
  const row = await tx.row<DataExportProgress & { accountId: string }>(sql`
    update data_export set ${set} where id = ${id} and attempt = ${attempt} and status = 'RUNNING' and ${ownerIsHere}
    returning id, account_id as "accountId", status, progress`);
  if (!row) throw new Stopped();
  tx.emit(dataExportProgressed(row.accountId, row));
}

/**
 * The job behind requestDataExport: makes the archive, keeps it, and removes the ones before it. A cut-off try leaves
 * nothing but its row, whose progress stands until the next one has come further.
 * @throws what a later try may pass: the storage or the database is away, the disk is full
 */
export async function buildDataExport(
  app: App,
  { id, fileKey }: { id: string; fileKey: string },
  signal: AbortSignal,
): Promise<void> {
  const attempt = await beginAttempt(app, id);
  try {
    if (!attempt) throw new Stopped();
    if (attempt.attempt > maxAttempts) throw new Error('the server was stopped in every try');
    await build(app, attempt, signal);
  } catch (error) {
    if (error instanceof Stopped) return discard(app, id, fileKey);
    if (attempt!.attempt < maxAttempts && !isLasting(error)) throw error;
    app.log.error({ error, id }, 'a data download could not be made');
    await fail(app, attempt!);
  }
}

/** A statement that the database refuses today, it refuses tomorrow. */
const isLasting = (error: unknown) => error instanceof DatabaseError && toAppError(error)?.code !== 'UNAVAILABLE';

const beginAttempt = (app: App, id: string) =>
  inTransaction(app, async (tx) => {
    const attempt = await tx.row<Attempt>(sql`
      update data_export set attempt = attempt + 1, status = 'RUNNING' where id = ${id} and status in ('WAITING', 'RUNNING') and ${ownerIsHere}
      returning id, account_id as "accountId", file_key as "fileKey", attempt`);
    if (attempt) await change(tx, attempt, sql`progress = progress`);
    return attempt;
  });

async function build(app: App, attempt: Attempt, signal: AbortSignal): Promise<void> {
  const { id, accountId, fileKey } = attempt;
  const folder = join(app.config.dataDir, 'tmp');
  /** Each try has its own: one that was given up may still be at it. */
  const pathOf = (number: number) => join(folder, `${id}-${number}.zip`);
  const path = pathOf(attempt.attempt);
  let toldAt = 0;
  const onFile = async (done: number, total: number) => {
    const isLast = done === total;
    if (Date.now() - toldAt < progressMs && !isLast) return;
    toldAt = Date.now();
    const percent = Math.floor((done / (total + 1)) * 100);
    await inTransaction(app, (tx) => change(tx, attempt, sql`progress = greatest(progress, ${percent}::int)`));
  };
  try {
    await mkdir(folder, { recursive: true });
    // What a process that was killed left behind.
    for (let earlier = 1; earlier < attempt.attempt; earlier++) await rm(pathOf(earlier), { force: true });
    await writeArchive(app, { accountId, path, signal, onFile });
    const { size } = await stat(path);
    await app.store.putFile(fileKey, path, 'application/zip');
    await inTransaction(app, async (tx) => {
      await change(
        tx,
        attempt,
        sql`status = 'READY', progress = 100, bytes = ${size}, expires_at = now() + make_interval(days => ${daysKept})`,
      );
      await dropOlder(tx, attempt);
    });
  } finally {
    await rm(path, { force: true });
  }
}

/** Rows stay for a day, because they count towards the daily limit. */
async function dropOlder(tx: WriteTransaction, { id, accountId }: Attempt): Promise<void> {
  const old = await tx.rows<{ id: string; fileKey: string }>(sql`
    select id, file_key as "fileKey" from data_export where account_id = ${accountId} and id <> ${id} and file_key is not null for update`);
  await tx.rows(
    sql`update data_export set file_key = null, expires_at = now() where id = any(${old.map(({ id }) => id)}::uuid[])`,
  );
  await removeFiles(
    tx,
    old.map(({ fileKey }) => fileKey),
  );
}

const fail = (app: App, attempt: Attempt) =>
  inTransaction(app, async (tx) => {
    await change(tx, attempt, sql`status = 'FAILED'`);
    await removeFiles(tx, [attempt.fileKey]);
  });

/** Leaves nothing behind of an archive whose owner is leaving or gone. One that somebody else took over is theirs. */
const discard = (app: App, id: string, fileKey: string) =>
  inTransaction(app, async (tx) => {
    await tx.rows(
      sql`delete from data_export where id = ${id} and status in ('WAITING', 'RUNNING') and not ${ownerIsHere}`,
    );
    const isKept = await tx.row(sql`select id from data_export where id = ${id}`);
    if (!isKept) await removeFiles(tx, [fileKey]);
  });
