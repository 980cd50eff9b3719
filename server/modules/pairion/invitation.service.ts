import { pairionLimits } from '../../../shared/contracts/pairion';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { AppError, conflict, forbidden, notFound } from '../../core/errors';
import { newId } from '../../core/ids';
import { isId, validate } from '../../core/validation';
import { sql, type WriteTransaction } from '../../database/write';
import { joinPairConversation, openPairConversation } from '../message/conversation.service';
import { insertHistoryLines } from '../message/groupHistory';
import { lockPair, validatePair } from '../network/network.pair';
import { notify, retractNotification } from '../notification/notification.service';
import { countUse } from '../quotas';
import { requireCandidate } from './candidate.service';
import { invitationChanged, matched } from './pairion.events';
import { noteInput } from './pairion.inputs';
import { inboxFull, invitationWaiting } from './pairion.policy';
import { invitationQuota } from './pairion.quotas';

type Invitation = { id: string; senderId: string; recipientId: string; status: string; isWaiting: boolean };

const columns = sql`i.id, i.sender_id as "senderId", i.recipient_id as "recipientId", i.status, ${sql.raw(invitationWaiting('i'))} as "isWaiting"`;

const emitInvitation = (
  tx: WriteTransaction,
  { id, senderId, recipientId }: Omit<Invitation, 'status' | 'isWaiting'>,
) => {
  for (const personId of [senderId, recipientId]) tx.emit(invitationChanged(personId, id));
};

/** The notification of an invitation, whose subject is the invitation. */
const notificationOf = ({ id, senderId, recipientId }: Omit<Invitation, 'status' | 'isWaiting'>) => ({
  kind: 'pairion.invited',
  recipientId,
  actorId: senderId,
  subjectId: id,
});

/** Makes two people a match and opens their conversation. Both are locked. @returns the match's id */
async function makeMatch(tx: WriteTransaction, accepter: string, sender: string): Promise<string> {
  const [one, other] = [accepter, sender].toSorted() as [string, string];
  const existing = await tx.row<{ id: string }>(
    sql`select id from pairion_match where one_id = ${one} and other_id = ${other}`,
  );
  if (existing) return existing.id;
  const { id: conversationId } = await openPairConversation(tx, accepter, sender);
  // The two have agreed to talk, so neither of them gets a request.
  await joinPairConversation(tx, accepter, sender);
  await insertHistoryLines(tx, conversationId, accepter, [{ kind: 'matched', personId: sender }]);
  const id = newId();
  await tx.rows(sql`
    insert into pairion_match (id, one_id, other_id, conversation_id) values (${id}, ${one}, ${other}, ${conversationId})`);
  for (const personId of [one, other]) tx.emit(matched(personId, id, conversationId));
  await notify(tx, { kind: 'pairion.matched', recipientId: sender, actorId: accepter, subjectId: id });
  return id;
}

async function acceptInvitation(tx: WriteTransaction, invitation: Invitation): Promise<void> {
  await tx.rows(
    sql`update pairion_invitation set status = 'ACCEPTED', answered_at = now() where id = ${invitation.id}`,
  );
  await makeMatch(tx, invitation.recipientId, invitation.senderId);
  await retractNotification(tx, notificationOf(invitation));
  emitInvitation(tx, invitation);
}

/**
 * Invites a person with a note. Inviting somebody whose invitation waits accepts it. Safe to repeat.
 * @returns the invitation's id
 * @throws AppError NOT_FOUND, CONFLICT when the person has enough invitations, BAD_USER_INPUT naming `note`, RATE_LIMITED over 10 a day
 */
export async function invite(ctx: Context, id: string, input: unknown): Promise<string> {
  const { note } = validate(noteInput, input);
  const { viewer, personId } = validatePair(ctx, id, 'You can’t match with yourself.');
  return write(ctx, async (tx) => {
    // Somebody who is blocked or missing is told apart from somebody who does not fit by nothing.
    await lockPair(tx, viewer, personId, { name: 'Candidate' });
    const waiting = await tx.rows<Invitation>(sql`
      select ${columns} from pairion_invitation i where ${sql.raw(invitationWaiting('i'))}
        and ((i.sender_id = ${viewer} and i.recipient_id = ${personId}) or (i.sender_id = ${personId} and i.recipient_id = ${viewer})) for update`);
    const received = waiting.find(({ senderId }) => senderId === personId);
    if (received) {
      await acceptInvitation(tx, received);
      return received.id;
    }
    if (waiting[0]) return waiting[0].id;
    await requireCandidate(tx, viewer, personId);
    // The lock of both people makes invitations to one person sequential, so concurrent ones count.
    const isFull = await tx.row(
      sql`select from (select ${personId}::uuid as id) recipient where ${sql.raw(inboxFull('recipient.id'))}`,
    );
    if (isFull) throw conflict({ id: 'This person has enough invitations right now. Try again in a few days.' });
    const invitation = { id: newId(), senderId: viewer, recipientId: personId };
    // One that expired makes room for the new one.
    await tx.rows(sql`
      update pairion_invitation set status = 'EXPIRED' where sender_id = ${viewer} and recipient_id = ${personId} and status = 'PENDING'`);
    await tx.rows(sql`
      insert into pairion_invitation (id, sender_id, recipient_id, note, expires_at)
      values (${invitation.id}, ${viewer}, ${personId}, ${note}, now() + make_interval(days => ${pairionLimits.invitationDays}))`);
    await notify(tx, notificationOf(invitation));
    emitInvitation(tx, invitation);
    await countUse(ctx, tx, invitationQuota);
    return invitation.id;
  });
}

/** Locks an invitation of the viewer, and both people. @throws AppError NOT_FOUND */
async function lockInvitation(tx: WriteTransaction, viewer: string, id: string): Promise<Invitation> {
  const own = sql`i.id = ${id} and ${viewer}::uuid in (i.sender_id, i.recipient_id)`;
  const unlocked = isId(id)
    ? await tx.row<Invitation>(sql`select ${columns} from pairion_invitation i where ${own}`)
    : undefined;
  if (!unlocked) throw notFound('Invitation');
  const { senderId, recipientId } = unlocked;
  await lockPair(tx, viewer, senderId === viewer ? recipientId : senderId, { name: 'Invitation' });
  return (await tx.row<Invitation>(sql`select ${columns} from pairion_invitation i where ${own} for update`))!;
}

/**
 * Accepts or declines an invitation that the viewer received. Safe to repeat.
 * @throws AppError NOT_FOUND, FORBIDDEN for one's own, CONFLICT when it expired, was withdrawn or was answered the other way
 */
export async function answerInvitation(ctx: Context, id: string, answer: 'ACCEPTED' | 'DECLINED'): Promise<void> {
  const viewer = viewerId(ctx);
  await write(ctx, async (tx) => {
    const invitation = await lockInvitation(tx, viewer, id);
    if (invitation.senderId === viewer) throw forbidden('Only the recipient can respond to this invitation.');
    if (invitation.status === answer) return;
    if (!invitation.isWaiting) throw new AppError('CONFLICT', 'This invitation is no longer open.');
    if (answer === 'ACCEPTED') return acceptInvitation(tx, invitation);
    await tx.rows(sql`update pairion_invitation set status = 'DECLINED', answered_at = now() where id = ${id}`);
    await retractNotification(tx, notificationOf(invitation));
    emitInvitation(tx, invitation);
  });
}

/** Withdraws an invitation that waits. Safe to repeat. @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT once it was answered or expired */
export async function withdrawInvitation(ctx: Context, id: string): Promise<void> {
  const viewer = viewerId(ctx);
  await write(ctx, async (tx) => {
    const invitation = await lockInvitation(tx, viewer, id);
    if (invitation.senderId !== viewer) throw forbidden('Only the sender can withdraw this invitation.');
    if (invitation.status === 'WITHDRAWN') return;
    if (!invitation.isWaiting) throw new AppError('CONFLICT', 'This invitation is no longer open.');
    await tx.rows(sql`update pairion_invitation set status = 'WITHDRAWN' where id = ${id}`);
    await retractNotification(tx, notificationOf(invitation));
    emitInvitation(tx, invitation);
  });
}

/**
 * Deletes the invitations that wait between two people whom a block separates: neither reads them any more, and they would
 * fill the recipient's inbox until they expire. See Module.onBlocked.
 */
export async function deleteInvitationsAcrossBlock(
  tx: WriteTransaction,
  blocker: string,
  blocked: string,
): Promise<void> {
  const deleted = await tx.rows<Omit<Invitation, 'status' | 'isWaiting'>>(sql`
    delete from pairion_invitation i where ${sql.raw(invitationWaiting('i'))}
      and ((i.sender_id = ${blocker} and i.recipient_id = ${blocked}) or (i.sender_id = ${blocked} and i.recipient_id = ${blocker}))
    returning i.id, i.sender_id as "senderId", i.recipient_id as "recipientId"`);
  for (const invitation of deleted) {
    await retractNotification(tx, notificationOf(invitation));
    // The blocked person is told nothing.
    tx.emit(invitationChanged(blocker, invitation.id));
  }
}
