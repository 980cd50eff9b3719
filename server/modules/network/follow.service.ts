import type { Context } from '../../context';
import { write } from '../../context';
import { conflict } from '../../core/errors';
import { sql, type WriteTransaction } from '../../database/write';
import { notify, retractNotification } from '../notification/notification.service';
import { countUse } from '../quotas';
import { addToCounts, areConnected, lockPair, validatePair } from './network.pair';
import { followQuota } from './network.quotas';
import { emitRelation, emitRelations } from './network.relation';

/** Adds a follow between two people whom the caller has locked. @returns false when it existed */
export async function addFollow(tx: WriteTransaction, followerId: string, followeeId: string): Promise<boolean> {
  const added = await tx.row(
    sql`insert into follow (follower_id, followee_id) values (${followerId}, ${followeeId}) on conflict do nothing returning follower_id`,
  );
  if (!added) return false;
  await addToCounts(tx, followerId, followeeId, { following: 1 });
  await addToCounts(tx, followeeId, followerId, { followers: 1 });
  return true;
}

/** Removes a follow between two people whom the caller has locked. @returns false when there was none */
export async function removeFollow(tx: WriteTransaction, followerId: string, followeeId: string): Promise<boolean> {
  const removed = await tx.row(
    sql`delete from follow where follower_id = ${followerId} and followee_id = ${followeeId} returning follower_id`,
  );
  if (!removed) return false;
  await addToCounts(tx, followerId, followeeId, { following: -1 });
  await addToCounts(tx, followeeId, followerId, { followers: -1 });
  return true;
}

/**
 * Sets whether the viewer follows a person. Safe to repeat.
 * @throws AppError NOT_FOUND, BAD_USER_INPUT for oneself, CONFLICT when unfollowing a connection, RATE_LIMITED
 */
export async function setFollow(ctx: Context, id: string, isFollowing: boolean): Promise<void> {
  const { viewer, personId } = validatePair(ctx, id, 'You can’t follow yourself.');
  const notification = {
    kind: 'person.followed',
    recipientId: personId,
    actorId: viewer,
    subjectId: personId,
    once: true,
  } as const;
  await write(ctx, async (tx) => {
    await lockPair(tx, viewer, personId);
    if (isFollowing) {
      if (!(await addFollow(tx, viewer, personId))) return;
      await notify(tx, notification);
    } else {
      if (await areConnected(tx, viewer, personId))
        throw conflict({ id: 'You follow your connections automatically. To unfollow, remove the connection first.' });
      if (!(await removeFollow(tx, viewer, personId))) return;
      await retractNotification(tx, notification);
    }
    await emitRelations(tx, viewer, personId);
    if (isFollowing) await countUse(ctx, tx, followQuota);
  });
}

/** Sets whether a person is muted: left out of the viewer's feeds and notifications. Only the viewer can see it. Safe to repeat. */
export async function setMute(ctx: Context, id: string, isMuted: boolean): Promise<void> {
  const { viewer, personId } = validatePair(ctx, id, 'You can’t mute yourself.');
  await write(ctx, async (tx) => {
    await lockPair(tx, viewer, personId);
    await tx.rows(
      isMuted
        ? sql`insert into mute (muter_id, muted_id) values (${viewer}, ${personId}) on conflict do nothing`
        : sql`delete from mute where muter_id = ${viewer} and muted_id = ${personId}`,
    );
    await emitRelation(tx, viewer, personId);
  });
}

/** Removes a person from the viewer's suggestions permanently. Safe to repeat. */
export async function dismissSuggestion(ctx: Context, id: string): Promise<void> {
  const { viewer, personId } = validatePair(ctx, id, 'You can’t dismiss yourself.');
  await write(ctx, async (tx) => {
    await lockPair(tx, viewer, personId);
    await tx.rows(
      sql`insert into suggestion_dismissed (account_id, person_id) values (${viewer}, ${personId}) on conflict do nothing`,
    );
  });
}
