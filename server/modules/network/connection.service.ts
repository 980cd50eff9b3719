import * as v from 'valibot';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { validate, isId, boundedText } from '../../core/validation';
import { AppError, conflict, forbidden, notFound } from '../../core/errors';
import { newId } from '../../core/ids';
import { consumeQuota } from '../../database/quota';
import { sql, type WriteTransaction } from '../../database/write';
import { registeredModules } from '../module';
import { notify, retractNotification } from '../notification/notification.service';
import { addFollow } from './follow.service';
import { addConnection, isBetween, lockPair, readPair } from './network.pair';
import { canAskAgainFrom, emitRelations } from './network.relation';

export const connectionRequestInput = v.object({
  recipientId: v.string('Say whom you want to connect with.'),
  message: v.nullish(boundedText('The note', 300), ''),
});

type Row = { id: string; requesterId: string; recipientId: string; status: 'pending' | 'accepted' | 'rejected' };

const columns = sql`id, requester_id as "requesterId", recipient_id as "recipientId", status`;

/**
 * Asks a person to connect. Asking back somebody who asked accepts; asking twice changes nothing.
 * @returns the other person's id
 * @throws AppError NOT_FOUND, BAD_USER_INPUT, CONFLICT while a declined request rests, RATE_LIMITED over 100 in a week
 */
export async function requestConnection(ctx: Context, input: unknown): Promise<string> {
  const { recipientId, message } = validate(connectionRequestInput, input);
  const { viewer, personId } = readPair(ctx, recipientId, 'You cannot connect with yourself.');
  await write(ctx, async (tx) => {
    await lockPair(tx, viewer, personId);
    const found = await tx.row<Row & { canAskAgainFrom: string | null }>(sql`
      select ${columns}, ${sql.raw(canAskAgainFrom('connection', 'viewer'))} as "canAskAgainFrom"
      from connection, (select ${viewer}::uuid as viewer) asking where ${isBetween(viewer, personId)} for update of connection`);
    if (found?.status === 'accepted' || (found?.status === 'pending' && found.requesterId === viewer)) return;
    if (found?.status === 'pending') return accept(tx, found);
    if (found?.canAskAgainFrom)
      throw conflict({ recipientId: `This request was declined. You can ask again from ${found.canAskAgainFrom}.` });
    if (!ctx.skipsLimits)
      await consumeQuota(tx, {
        accountId: viewer,
        action: 'connection request',
        max: 100,
        days: 7,
        message: 'You have sent 100 connection requests this week. Try again later.',
      });
    if (found) await tx.rows(sql`delete from connection where id = ${found.id}`);
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
  });
  return personId;
}

/** Turns a waiting request into a connection: both follow each other from now on. */
async function accept(tx: WriteTransaction, { id, requesterId, recipientId }: Row): Promise<void> {
  await tx.rows(sql`update connection set status = 'accepted', responded_at = now() where id = ${id}`);
  await addConnection(tx, requesterId, recipientId, 1);
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
 * Finds one of the viewer's connections and locks the pair.
 * @param id the connection's id, or the other person's
 */
async function lockOwn(tx: WriteTransaction, viewer: string, id: string): Promise<Row & { personId: string }> {
  const own = sql`(id = ${id} and ${viewer}::uuid in (requester_id, recipient_id)) or (${isBetween(viewer, id)})`;
  const seen = isId(id) ? await tx.row<Row>(sql`select ${columns} from connection where ${own}`) : undefined;
  if (!seen) throw notFound('Connection');
  const personId = seen.requesterId === viewer ? seen.recipientId : seen.requesterId;
  await lockPair(tx, viewer, personId);
  const found = await tx.row<Row>(
    sql`select ${columns} from connection where ${isBetween(viewer, personId)} for update`,
  );
  if (!found) throw notFound('Connection');
  return { ...found, personId };
}

/**
 * Accepts or rejects a request that the viewer received. Safe to repeat.
 * @param id the connection's id, or the requester's
 * @returns the other person's id
 * @throws AppError NOT_FOUND, FORBIDDEN for one's own request, CONFLICT when it was answered the other way
 */
export async function answerConnection(ctx: Context, id: string, answer: 'accepted' | 'rejected'): Promise<string> {
  const viewer = viewerId(ctx);
  return write(ctx, async (tx) => {
    const found = await lockOwn(tx, viewer, id);
    if (found.status === answer) return found.personId;
    if (found.requesterId === viewer) throw forbidden('Only the person you asked can answer this request.');
    if (found.status !== 'pending') {
      throw new AppError(
        'CONFLICT',
        found.status === 'accepted'
          ? 'You are connected already. Remove the connection instead.'
          : 'You declined this request. Ask them to connect instead.',
      );
    }
    if (answer === 'accepted') await accept(tx, found);
    else {
      await tx.rows(sql`update connection set status = 'rejected', responded_at = now() where id = ${found.id}`);
      await retractNotification(tx, {
        kind: 'connection.requested',
        recipientId: viewer,
        actorId: found.personId,
        subjectId: found.personId,
      });
      await emitRelations(tx, viewer, found.personId);
    }
    return found.personId;
  });
}

/**
 * Removes a connection, or withdraws a request. Follows stay as they are.
 * @param id the connection's id, or the other person's
 * @returns the other person's id
 * @throws AppError NOT_FOUND, also for a request that was declined
 */
export async function removeConnection(ctx: Context, id: string): Promise<string> {
  const viewer = viewerId(ctx);
  return write(ctx, async (tx) => {
    const found = await lockOwn(tx, viewer, id);
    if (found.status === 'rejected') throw notFound('Connection');
    await tx.rows(sql`delete from connection where id = ${found.id}`);
    if (found.status === 'accepted') await addConnection(tx, viewer, found.personId, -1);
    else
      await retractNotification(tx, {
        kind: 'connection.requested',
        recipientId: found.recipientId,
        actorId: found.requesterId,
        subjectId: found.requesterId,
      });
    await emitRelations(tx, viewer, found.personId, { ends: found.status === 'accepted' });
    return found.personId;
  });
}
