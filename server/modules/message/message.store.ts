import type { InboxState, MessagePayload } from '../../../shared/contracts/message';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { isId } from '../../core/validation';
import { notFound } from '../../core/errors';
import { jsonObject } from '../../database/read';
import { sql, type WriteTransaction } from '../../database/write';
import { deleteUnreadNotifications } from '../notification/notification.service';
import {
  conversationChanged,
  conversationRead,
  inboxChanged,
  inboxConversationChanged,
  messageEvent,
} from './message.events';
import { memberCanRead } from './message.policy';
import { messageJoins, messageProjection } from './message.projection';

/** A conversation and the viewer's membership, locked by the transaction. */
export type LockedConversation = {
  id: string;
  isGroup: boolean;
  ownerId: string | null;
  lastSeq: number;
  state: InboxState['state'];
  /** The other of two has not accepted, or has declined; the viewer cannot distinguish the two. */
  isUnanswered: boolean;
};

/**
 * Locks a conversation that the viewer may read, so that writes to it are sequential. Locks the viewer's member row too, so
 * that a member who leaves while this waits is rejected.
 * @throws AppError NOT_FOUND, also when it is hidden from the viewer
 */
export async function lockConversation(tx: WriteTransaction, ctx: Context, id: string): Promise<LockedConversation> {
  const viewer = viewerId(ctx);
  const conversation = isId(id)
    ? await tx.row<LockedConversation>(sql`
        select c.id, c.is_group as "isGroup", c.owner_id as "ownerId", c.last_seq as "lastSeq", m.state,
          exists (select from conversation_member other where other.conversation_id = c.id and other.account_id = m.peer_id and other.state in ('requested', 'declined')) as "isUnanswered"
        from (select ${viewer}::uuid as id) me, conversation c join conversation_member m on m.conversation_id = c.id
        where c.id = ${id} and ${sql.raw(memberCanRead('m', 'me.id'))}
        for no key update of c, m`)
    : undefined;
  if (!conversation) throw notFound('Conversation');
  return conversation;
}

/**
 * Emits a message's current state, without reactions. When a block hides the sender from a member of the group, or when it
 * carries a job, the event has only the message's id, and each subscriber fetches what they may read. So does the event of a
 * change that names a person, because replays check the visibility of senders only.
 */
export async function emitMessageEvent(
  tx: WriteTransaction,
  type: 'message.created' | 'message.changed',
  id: string,
  actorId: string,
): Promise<void> {
  if (type === 'message.changed') await redactLoggedMessage(tx, id);
  const { reactions: _reactions, job: _job, ...fields } = messageProjection('message', 'camel');
  const change = {
    when: 'message.change_kind is not null',
    fields: { kind: 'message.change_kind', person: 'null', title: 'message.change_title' },
  };
  const json = jsonObject({ ...fields, clientId: 'message.client_id', change }, 'camel');
  const result = await tx.row<{ message: MessagePayload; isForAll: boolean }>(sql`
    select ${sql.raw(json)} as message,
      message.change_person_id is null and message.job_id is null and not exists (select from conversation_member m join block b on m.account_id in (b.blocker_id, b.blocked_id)
        where m.conversation_id = message.conversation_id and message.sender_id in (b.blocker_id, b.blocked_id) and m.account_id <> message.sender_id) as "isForAll"
    from message ${sql.raw(messageJoins('message'))} where message.id = ${id}`);
  tx.emit(messageEvent(type, result!.message, { actorId, isForAll: result!.isForAll }));
}

/** Removes a message's content from logged events, so that a replay does not show text that was edited or deleted. */
const redactLoggedMessage = (tx: WriteTransaction, id: string) =>
  tx.rows(sql`
    update event set data = data - 'message'
    where topic = 'conversation' and topic_id = (select conversation_id from message where id = ${id}) and data ->> 'id' = ${id} and data ? 'message'`);

/** A conversation's state in the inbox of one of its members. */
export type MemberState = InboxState & { accountId: string };

/** Columns of a MemberState. */
export const memberColumns = sql`account_id as "accountId", conversation_id as "conversationId", last_seq as "lastSeq", read_seq as "readSeq", state`;

/** Reads and locks the members of a conversation, in one order. */
export const memberStates = (tx: WriteTransaction, conversationId: string): Promise<MemberState[]> =>
  tx.rows(
    sql`select ${memberColumns} from conversation_member where conversation_id = ${conversationId} order by account_id for update`,
  );

/** Sets a member's state, emits their inbox, and deletes their unread notifications of the conversation. */
export async function setMemberState(
  tx: WriteTransaction,
  id: string,
  accountId: string,
  state: InboxState['state'],
): Promise<void> {
  const changed = await tx.rows<MemberState>(sql`
    update conversation_member set state = ${state} where conversation_id = ${id} and account_id = ${accountId} returning ${memberColumns}`);
  await clearConversationNotifications(tx, accountId, [id]);
  // While a conversation is a request, its sender receives no read marks.
  for (const { readSeq } of changed)
    if (state === 'joined' && readSeq > 0) tx.emit(conversationRead(id, accountId, readSeq));
  emitInboxUpdates(tx, changed);
}

/** Emits to each member the current state of the conversation in their inbox. */
export function emitInboxUpdates(tx: WriteTransaction, members: readonly MemberState[]): void {
  for (const { accountId, ...state } of members) tx.emit(inboxChanged(accountId, state));
}

/** Emits to each member with the conversation in their inbox that its title, people or last message changed. */
export async function emitInboxConversationChanged(tx: WriteTransaction, conversationId: string): Promise<void> {
  const members = await tx.rows<{ id: string }>(sql`
    select account_id as id from conversation_member where conversation_id = ${conversationId} and state in ('joined', 'requested')`);
  for (const { id } of members) tx.emit(inboxConversationChanged(id, conversationId));
}

/**
 * Emits that a conversation's title or people changed, to its subscribers and to each member's inbox.
 * @param removed people who may no longer subscribe
 */
export async function emitConversationChanged(
  tx: WriteTransaction,
  id: string,
  actorId: string,
  removed: readonly string[] = [],
): Promise<void> {
  tx.emit(conversationChanged(id, actorId, removed));
  await emitInboxConversationChanged(tx, id);
}

/** Deletes a person's unread notifications of conversations that they have read, declined or left. */
export const clearConversationNotifications = (
  tx: WriteTransaction,
  recipientId: string,
  ids: readonly string[],
): Promise<void> =>
  deleteUnreadNotifications(tx, { kinds: ['message.received', 'message.requested'], recipientId, subjectIds: ids });
