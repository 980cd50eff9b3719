import type { InboxState, MessagePayload } from '../../../shared/contracts/message';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { isId } from '../../core/validation';
import { notFound } from '../../core/errors';
import { jsonObject } from '../../database/read';
import { sql, type WriteTransaction } from '../../database/write';
import { clearUnread } from '../notification/notification.service';
import { conversationChanged, inboxChanged, inboxConversationChanged, messageEvent } from './message.events';
import { memberReads } from './message.policy';
import { messageJoins, messageProjection } from './message.projection';

/** A conversation and the viewer's place in it, as a transaction has locked them. */
export type Locked = {
  id: string;
  isGroup: boolean;
  lastSeq: number;
  state: InboxState['state'];
  /** The other of two has not accepted, or does not want to: the viewer is not told which. */
  isUnanswered: boolean;
};

/**
 * Locks a conversation that the viewer may read: all that is written in it happens one after the other. Their own row is
 * locked with it, so that whoever leaves while this waits is found gone.
 * @throws AppError NOT_FOUND, also when it is hidden from the viewer
 */
export async function lockConversation(tx: WriteTransaction, ctx: Context, id: string): Promise<Locked> {
  const viewer = viewerId(ctx);
  const found = isId(id)
    ? await tx.row<Locked>(sql`
        select c.id, c.is_group as "isGroup", c.last_seq as "lastSeq", m.state,
          exists (select from conversation_member other where other.conversation_id = c.id and other.account_id = m.peer_id and other.state in ('requested', 'declined')) as "isUnanswered"
        from (select ${viewer}::uuid as id) me, conversation c join conversation_member m on m.conversation_id = c.id
        where c.id = ${id} and ${sql.raw(memberReads('m', 'me.id'))}
        for no key update of c, m`)
    : undefined;
  if (!found) throw notFound('Conversation');
  return found;
}

/**
 * Tells a conversation of a message as it stands in this transaction, reactions aside. Where a block stands between its
 * sender and a member of the group, only its id travels, and each reads what they may.
 */
export async function emitMessageEvent(
  tx: WriteTransaction,
  type: 'message.created' | 'message.changed',
  id: string,
  actorId: string,
): Promise<void> {
  if (type === 'message.changed') await redactLoggedMessage(tx, id);
  const { reactions: _, ...told } = messageProjection('message', 'camel');
  const json = jsonObject({ ...told, clientId: 'message.client_id' }, 'camel');
  const found = await tx.row<{ message: MessagePayload; isForAll: boolean }>(sql`
    select ${sql.raw(json)} as message,
      not exists (select from conversation_member m join block b on m.account_id in (b.blocker_id, b.blocked_id)
        where m.conversation_id = message.conversation_id and message.sender_id in (b.blocker_id, b.blocked_id) and m.account_id <> message.sender_id) as "isForAll"
    from message ${sql.raw(messageJoins('message'))} where message.id = ${id}`);
  tx.emit(messageEvent(type, found!.message, { actorId, isForAll: found!.isForAll }));
}

/** Takes what a message said until now out of the log: whoever catches up later must not read words that were taken back. */
const redactLoggedMessage = (tx: WriteTransaction, id: string) =>
  tx.rows(sql`
    update event set data = data - 'message'
    where topic = 'conversation' and topic_id = (select conversation_id from message where id = ${id}) and data ->> 'id' = ${id} and data ? 'message'`);

/** How a conversation stands in the list of one of its members. */
export type MemberState = InboxState & { accountId: string };

/** Columns of a MemberState. */
export const memberColumns = sql`account_id as "accountId", conversation_id as "conversationId", last_seq as "lastSeq", read_seq as "readSeq", state`;

/** How a conversation stands in the lists of its members, whom this locks. */
export const memberStates = (tx: WriteTransaction, conversationId: string): Promise<MemberState[]> =>
  tx.rows(
    sql`select ${memberColumns} from conversation_member where conversation_id = ${conversationId} order by account_id for update`,
  );

/** Tells members how conversations stand in their lists now. */
export function emitInboxUpdates(tx: WriteTransaction, members: readonly MemberState[]): void {
  for (const { accountId, ...state } of members) tx.emit(inboxChanged(accountId, state));
}

/** Tells those who have a conversation in their lists that what it shows there changed: its name, or its last words. */
export async function emitConversationListed(tx: WriteTransaction, conversationId: string): Promise<void> {
  const members = await tx.rows<{ id: string }>(sql`
    select account_id as id from conversation_member where conversation_id = ${conversationId} and state in ('joined', 'requested')`);
  for (const { id } of members) tx.emit(inboxConversationChanged(id, conversationId));
}

/** Tells that title or people of a conversation changed, those who hear it and those who have it in their lists. @param gone people who may no longer listen */
export async function emitConversationChanged(
  tx: WriteTransaction,
  id: string,
  actorId: string,
  gone: readonly string[] = [],
): Promise<void> {
  tx.emit(conversationChanged(id, actorId, gone));
  await emitConversationListed(tx, id);
}

/** What was told of conversations goes: somebody has seen them, or does not want to. */
export const clearConversationNotifications = (
  tx: WriteTransaction,
  recipientId: string,
  ids: readonly string[],
): Promise<void> => clearUnread(tx, { kinds: ['message.received', 'message.requested'], recipientId, subjectIds: ids });
