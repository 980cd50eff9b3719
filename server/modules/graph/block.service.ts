import type { Context } from '../../context';
import { write } from '../../context';
import { sql } from '../../database/write';
import { endFollow } from './follow.service';
import { blockChanged } from './graph.events';
import { addToCounts, lockPair, readPair } from './graph.pair';

/**
 * Blocks a person, or takes it back. From then on neither sees the other anywhere; their connection and follows are
 * gone, and do not come back with the block's end. Safe to repeat.
 * @throws AppError NOT_FOUND, BAD_USER_INPUT naming `id` for oneself
 */
export async function setBlock(ctx: Context, id: string, isBlocked: boolean): Promise<void> {
  const { viewer, personId } = readPair(ctx, id, 'You cannot block yourself.');
  await write(ctx, async (tx) => {
    await lockPair(tx, viewer, personId, { evenHidden: true });
    const changed = await tx.row(
      isBlocked
        ? sql`insert into block (blocker_id, blocked_id) values (${viewer}, ${personId}) on conflict do nothing returning blocked_id`
        : sql`delete from block where blocker_id = ${viewer} and blocked_id = ${personId} returning blocked_id`,
    );
    if (!changed) return;
    if (isBlocked) {
      const removed = await tx.row<{ status: string }>(sql`
        delete from connection where requester_id in (${viewer}, ${personId}) and recipient_id in (${viewer}, ${personId}) returning status`);
      if (removed?.status === 'accepted') for (const person of [viewer, personId]) await addToCounts(tx, person, { connections: -1 });
      await endFollow(tx, viewer, personId);
      await endFollow(tx, personId, viewer);
    }
    tx.emit(blockChanged(viewer, personId, isBlocked));
  });
}
