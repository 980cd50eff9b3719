import type { Context } from '../../context';
import { write } from '../../context';
import { sql, type WriteTransaction } from '../../database/write';
import { registeredModules } from '../module';
import { retractNotification } from '../notification/notification.service';
import { countUse } from '../quotas';
import { removeFollow } from './follow.service';
import { blockChanged } from './network.events';
import { addToConnectionCounts, connectionBetween, lockPair, validatePair } from './network.pair';
import { blockQuota } from './network.quotas';

/**
 * Sets whether the viewer blocks a person. A block hides the two from each other, removes their connection and follows, and
 * ends what other modules end (`Module.onBlocked`); unblocking does not restore these. Safe to repeat.
 * @throws AppError NOT_FOUND, BAD_USER_INPUT naming `id` for oneself, RATE_LIMITED
 */
export async function setBlock(ctx: Context, id: string, isBlocked: boolean): Promise<void> {
  const { viewer, personId } = validatePair(ctx, id, 'You can’t block yourself.');
  await write(ctx, async (tx) => {
    await lockPair(tx, viewer, personId, { allowHidden: true });
    const changed = await tx.row(
      isBlocked
        ? sql`insert into block (blocker_id, blocked_id) values (${viewer}, ${personId}) on conflict do nothing returning blocked_id`
        : sql`delete from block where blocker_id = ${viewer} and blocked_id = ${personId} returning blocked_id`,
    );
    if (!changed) return;
    if (isBlocked) {
      await removeRelations(tx, viewer, personId);
      for (const module of registeredModules()) await module.onBlocked?.(tx, viewer, personId);
    }
    tx.emit(blockChanged(viewer, personId, isBlocked));
    if (isBlocked) await countUse(ctx, tx, blockQuota);
  });
}

/**
 * Removes connection, request and follows between two people whom the caller has locked, and retracts the notifications. A
 * declined request stays, so that a block does not shorten the time until the next request.
 */
async function removeRelations(tx: WriteTransaction, one: string, other: string): Promise<void> {
  const removed = await tx.row<{ status: string; requesterId: string; recipientId: string }>(sql`
    delete from connection where ${connectionBetween(one, other)} and status in ('pending', 'accepted')
    returning status, requester_id as "requesterId", recipient_id as "recipientId"`);
  if (removed?.status === 'accepted') await addToConnectionCounts(tx, one, other, -1);
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
    if (await removeFollow(tx, follower, followed))
      await retractNotification(tx, {
        kind: 'person.followed',
        recipientId: followed,
        actorId: follower,
        subjectId: followed,
      });
  }
}
