import { viewerId, write, type App, type Context } from '../../context';
import { statement } from '../../database/read';
import { sql, writeTransaction } from '../../database/write';
import { notifyWithoutActor } from '../notification/notification.service';

/** Records that the viewer wants to know when funding opens. Safe to repeat. @returns whether it is new */
export async function notifyOfFunding(ctx: Context): Promise<boolean> {
  const viewer = viewerId(ctx);
  return write(ctx, async (tx) => {
    const inserted = await tx.row(
      sql`insert into funding_interest (account_id) values (${viewer}) on conflict do nothing returning account_id`,
    );
    return inserted !== undefined;
  });
}

/** Withdraws it. Safe to repeat. */
export async function cancelFundingNotice(ctx: Context): Promise<void> {
  const viewer = viewerId(ctx);
  await write(ctx, (tx) => tx.rows(sql`delete from funding_interest where account_id = ${viewer}`));
}

/** Whether the viewer is told when funding opens. */
export async function hasFundingNotice(ctx: Context): Promise<boolean> {
  const rows = await ctx.app.reader.rows(
    statement('funding_notice', () => 'select account_id from funding_interest where account_id = $1'),
    [viewerId(ctx)],
  );
  return rows.length > 0;
}

/** People who are notified in one transaction. */
const batchSize = 200;

/** Scheduled job: once the operator sets FUNDING_OPEN, notifies everybody who asked, each once. */
export async function sendFundingNotices(app: App, _payload: unknown, signal: AbortSignal): Promise<void> {
  if (!app.config.isFundingOpen) return;
  for (let count = batchSize; count === batchSize;) {
    signal.throwIfAborted();
    count = await writeTransaction(app.orm.em, app.relay.wake, async (tx) => {
      const due = await tx.rows<{ id: string }>(sql`
        update funding_interest set notified_at = now() where account_id in (
          select account_id from funding_interest where notified_at is null
          order by account_id limit ${batchSize} for update skip locked)
        returning account_id as id`);
      for (const { id } of due)
        await notifyWithoutActor(tx, { kind: 'funding.opened', recipientId: id, subjectId: id });
      return due.length;
    });
  }
}
