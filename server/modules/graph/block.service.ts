import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { isId } from '../../core/check';
import { badInput, notFound } from '../../core/errors';
import { sql } from '../../database/write';
import { blockChanged } from './graph.events';

/**
 * Blocks a person, or takes it back. From then on neither sees the other anywhere; their connection and follows are
 * gone, and do not come back with the block's end. Safe to repeat.
 * @throws AppError NOT_FOUND, BAD_USER_INPUT naming `id` for oneself
 */
export async function setBlock(ctx: Context, personId: string, blocked: boolean): Promise<void> {
  const viewer = viewerId(ctx);
  if (!isId(personId)) throw notFound('Person');
  if (personId === viewer) throw badInput({ id: 'You cannot block yourself.' });
  await write(ctx, async (tx) => {
    const changed = await tx.row(
      blocked
        ? sql`insert into block (blocker_id, blocked_id) select ${viewer}, id from profile where id = ${personId} on conflict do nothing returning blocked_id`
        : sql`delete from block where blocker_id = ${viewer} and blocked_id = ${personId} returning blocked_id`,
    );
    if (!changed) {
      const known = await tx.row(sql`select id from profile where id = ${personId}`);
      if (!known) throw notFound('Person');
      return;
    }
    if (blocked) {
      const pair = sql`(${viewer}::uuid, ${personId}::uuid)`;
      await tx.rows(sql`delete from connection where requester_id in ${pair} and recipient_id in ${pair}`);
      await tx.rows(sql`delete from follow where follower_id in ${pair} and followee_id in ${pair}`);
    }
    tx.emit(blockChanged(viewer, personId, blocked));
  });
}
