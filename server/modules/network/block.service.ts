import type { Context } from '../../context';
import { write } from '../../context';
import { sql, type WriteTransaction } from '../../database/write';
import { retractNotification } from '../notification/notification.service';
import { endFollow } from './follow.service';
import { blockChanged } from './network.events';
import { addConnection, isBetween, lockPair, readPair } from './network.pair';

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
    if (isBlocked) await endTies(tx, viewer, personId);
    tx.emit(blockChanged(viewer, personId, isBlocked));
  });
}

/**
 * Ends what is between two people whom the caller has locked, and takes back what they were told of it. A declined request
 * stays: a block and its end are no way to ask again at once.
 */
async function endTies(tx: WriteTransaction, one: string, other: string): Promise<void> {
  const removed = await tx.row<{ status: string; requesterId: string; recipientId: string }>(sql`
    delete from connection where ${isBetween(one, other)} and status <> 'rejected'
    returning status, requester_id as "requesterId", recipient_id as "recipientId"`);
  if (removed?.status === 'accepted') await addConnection(tx, one, other, -1);
  if (removed?.status === 'pending') {
    const { requesterId, recipientId } = removed;
    await retractNotification(tx, {
      kind: 'connection.requested',
      recipientId,
      actorId: requesterId,
      subjectId: requesterId,
    });
  }
  for (const [follower, followed] of [
    [one, other],
    [other, one],
  ] as const) {
    const ended = await endFollow(tx, follower, followed);
    if (ended)
      await retractNotification(tx, {
        kind: 'person.followed',
        recipientId: followed,
        actorId: follower,
        subjectId: followed,
      });
  }
}
