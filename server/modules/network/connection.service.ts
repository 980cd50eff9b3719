import * as v from 'valibot';
import { networkLimits } from '../../../shared/contracts/network';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { validate, isId, boundedText } from '../../core/validation';
import { AppError, conflict, forbidden, notFound } from '../../core/errors';
import { newId } from '../../core/ids';
import { sql, type WriteTransaction } from '../../database/write';
import { registeredModules } from '../module';
import { notify, retractNotification } from '../notification/notification.service';
import { countUse } from '../quotas';
import { addFollow } from './follow.service';
import { addToConnectionCounts, connectionBetween, lockPair, validatePair } from './network.pair';
import { connectionRequestQuota } from './network.quotas';
import { canAskAgainFrom, emitRelations, isRemoved } from './network.relation';

export const connectionRequestInput = v.object({
  recipientId: v.pipe(
    v.string('recipientId must be a person’s id.'),
    v.description('Id of the person to connect with.'),
    v.metadata({ format: 'uuid' }),
  ),
  message: v.nullish(boundedText('The note', networkLimits.note), ''),
});

type ConnectionRow = {
  id: string;
  requesterId: string;
  recipientId: string;
  status: 'pending' | 'accepted' | 'rejected' | 'removed';
};

const connectionColumns = sql`id, requester_id as "requesterId", recipient_id as "recipientId", status`;

/**
 * Sends a connection request. A request to a person whose own request is pending accepts theirs. Safe to repeat.
 * @returns the other person's id
 * @throws AppError NOT_FOUND, BAD_USER_INPUT, CONFLICT until a declined request may be repeated, RATE_LIMITED over 100 requests in a week
 */
export async function requestConnection(ctx: Context, input: unknown): Promise<string> {
  const { recipientId, message } = validate(connectionRequestInput, input);
  const { viewer, personId } = validatePair(ctx, recipientId, 'You can’t connect with yourself.');
  await write(ctx, async (tx) => {
    await lockPair(tx, viewer, personId);
    const existing = await tx.row<ConnectionRow & { canAskAgainFrom: string | null }>(sql`
      select ${connectionColumns}, ${sql.raw(canAskAgainFrom('connection', 'viewer'))} as "canAskAgainFrom"
      from connection, (select ${viewer}::uuid as viewer) requester where ${connectionBetween(viewer, personId)} for update of connection`);
    if (existing?.status === 'accepted' || (existing?.status === 'pending' && existing.requesterId === viewer)) return;
    if (existing?.status === 'pending') return acceptRequest(tx, existing);
    if (existing?.canAskAgainFrom)
      throw conflict({
        recipientId: `This request was declined. You can send another one from ${existing.canAskAgainFrom}.`,
      });
    if (existing) await tx.rows(sql`delete from connection where id = ${existing.id}`);
    const id = newId();
    await tx.rows(
      sql`insert into connection (id, requester_id, recipient_id, status, message) values (${id}, ${viewer}, ${personId}, 'pending', ${message})`,
    );
    await notify(tx, {
      kind: 'connection.requested',
      recipientId: personId,
      actorId: viewer,
      subjectId: viewer,
      once: true,
    });
    await emitRelations(tx, viewer, personId);
    await countUse(ctx, tx, connectionRequestQuota);
  });
  return personId;
}

/** Accepts a pending request: the two are connected and follow each other. */
async function acceptRequest(tx: WriteTransaction, { id, requesterId, recipientId }: ConnectionRow): Promise<void> {
  await tx.rows(sql`update connection set status = 'accepted', responded_at = now() where id = ${id}`);
  await addToConnectionCounts(tx, requesterId, recipientId, 1);
  await addFollow(tx, requesterId, recipientId);
  await addFollow(tx, recipientId, requesterId);
  for (const module of registeredModules()) await module.onConnected?.(tx, requesterId, recipientId);
  await retractNotification(tx, {
    kind: 'connection.requested',
    recipientId,
    actorId: requesterId,
    subjectId: requesterId,
  });
  await notify(tx, {
    kind: 'connection.accepted',
    recipientId: requesterId,
    actorId: recipientId,
    subjectId: recipientId,
  });
  await emitRelations(tx, requesterId, recipientId);
}

/**
 * Locks one of the viewer's connections or requests, and both people.
 * @param id the connection's id, or the other person's
 * @throws AppError NOT_FOUND
 */
async function lockOwnConnection(
  tx: WriteTransaction,
  viewer: string,
  id: string,
): Promise<ConnectionRow & { personId: string }> {
  const own = sql`not ${sql.raw(isRemoved('connection'))} and ((id = ${id} and ${viewer}::uuid in (requester_id, recipient_id)) or (${connectionBetween(viewer, id)}))`;
  const unlocked = isId(id)
    ? await tx.row<ConnectionRow>(sql`select ${connectionColumns} from connection where ${own}`)
    : undefined;
  if (!unlocked) throw notFound('Connection');
  const personId = unlocked.requesterId === viewer ? unlocked.recipientId : unlocked.requesterId;
  await lockPair(tx, viewer, personId);
  const locked = await tx.row<ConnectionRow>(
    sql`select ${connectionColumns} from connection where ${connectionBetween(viewer, personId)} and not ${sql.raw(isRemoved('connection'))} for update`,
  );
  if (!locked) throw notFound('Connection');
  return { ...locked, personId };
}

/**
 * Accepts or declines a request that the viewer received. Safe to repeat.
 * @param id the connection's id, or the requester's
 * @returns the other person's id
 * @throws AppError NOT_FOUND, FORBIDDEN for one's own request, CONFLICT when it was answered the other way
 */
export async function answerConnection(ctx: Context, id: string, answer: 'accepted' | 'rejected'): Promise<string> {
  const viewer = viewerId(ctx);
  return write(ctx, async (tx) => {
    const connection = await lockOwnConnection(tx, viewer, id);
    if (connection.status === answer) return connection.personId;
    if (connection.requesterId === viewer) throw forbidden('Only the recipient can respond to this request.');
    if (connection.status !== 'pending') {
      throw new AppError(
        'CONFLICT',
        connection.status === 'accepted'
          ? 'You’re already connected. Remove the connection instead.'
          : 'You already declined this request. Send a new request instead.',
      );
    }
    if (answer === 'accepted') await acceptRequest(tx, connection);
    else {
      await tx.rows(sql`update connection set status = 'rejected', responded_at = now() where id = ${connection.id}`);
      await retractNotification(tx, {
        kind: 'connection.requested',
        recipientId: viewer,
        actorId: connection.personId,
        subjectId: connection.personId,
      });
      await emitRelations(tx, viewer, connection.personId);
    }
    return connection.personId;
  });
}

/**
 * Removes a connection, a request or a declined request. Follows are unchanged. A declined request can be sent again at once
 * only when the person who declined it removes it.
 * @param id the connection's id, or the other person's
 * @returns the other person's id
 * @throws AppError NOT_FOUND
 */
export async function removeConnection(ctx: Context, id: string): Promise<string> {
  const viewer = viewerId(ctx);
  return write(ctx, async (tx) => {
    const connection = await lockOwnConnection(tx, viewer, id);
    await tx.rows(
      connection.status === 'rejected' && connection.requesterId === viewer
        ? sql`update connection set status = 'removed' where id = ${connection.id}`
        : sql`delete from connection where id = ${connection.id}`,
    );
    if (connection.status === 'accepted') await addToConnectionCounts(tx, viewer, connection.personId, -1);
    if (connection.status === 'pending')
      await retractNotification(tx, {
        kind: 'connection.requested',
        recipientId: connection.recipientId,
        actorId: connection.requesterId,
        subjectId: connection.requesterId,
      });
    await emitRelations(tx, viewer, connection.personId, { revokesAccess: connection.status === 'accepted' });
    return connection.personId;
  });
}
