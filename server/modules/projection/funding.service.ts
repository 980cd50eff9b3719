import { viewerId, write, type Context } from '../../context';
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
