import type { App } from '../../context';
import { sql, writeTransaction } from '../../database/write';
import { removeFiles } from '../media/media.service';

/** Scheduled job: removes expired exports and those that failed a week ago. Rows of the last day count towards the daily limit. */
export async function cleanUpDataExports(app: App): Promise<void> {
  await writeTransaction(app.orm.em, app.relay.wake, async (tx) => {
    const deleted = await tx.rows<{ fileKey: string | null }>(sql`
      delete from data_export where created_at < now() - interval '1 day'
      and ((status = 'READY' and expires_at < now()) or (status = 'FAILED' and created_at < now() - interval '7 days')) returning file_key as "fileKey"`);
    await removeFiles(
      tx,
      deleted.flatMap(({ fileKey }) => fileKey ?? []),
    );
  });
}
