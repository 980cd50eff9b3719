import { viewerId, write, type Context } from '../../context';
import { statement } from '../../database/read';
import { sql } from '../../database/write';

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
