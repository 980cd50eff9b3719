import { movesToTop, type MessageChangeKind } from '../../../shared/contracts/message';
import { newId } from '../../core/ids';
import { sql, type WriteTransaction } from '../../database/write';
import {
  clearConversationNotifications,
  emitConversationChanged,
  emitInboxUpdates,
  emitMessageEvent,
  memberColumns,
  memberStates,
  setMemberState,
  type MemberState,
} from './message.store';

/** A change of a conversation. `personId` is the person who was added or removed, or with whom the actor matched, `title` the new title. */
export type GroupChange = { kind: MessageChangeKind; personId?: string; title?: string };

/**
 * Inserts changes of one kind as lines of a conversation's history: messages without content whose sender is the actor. They
 * notify no one. They stay read for members who had read everything before them; for others they count as unread. Like a
 * message, they mark the conversation as read for their sender. Only created and added groups and matches move to the top of the inbox.
 * The caller has locked the conversation, and updated the actor's membership.
 * @returns sequence number of the last line
 */
export async function insertHistoryLines(
  tx: WriteTransaction,
  conversationId: string,
  actorId: string,
  changes: readonly [GroupChange, ...GroupChange[]],
): Promise<number> {
  const updated = await tx.row<{ lastSeq: number }>(sql`
    update conversation set last_seq = last_seq + ${changes.length} where id = ${conversationId} returning last_seq as "lastSeq"`);
  const { lastSeq } = updated!;
  for (const [index, { kind, personId = null, title = null }] of changes.entries()) {
    const id = newId();
    const seq = lastSeq - changes.length + index + 1;
    await tx.rows(sql`
      insert into message (id, conversation_id, seq, sender_id, content, change_kind, change_person_id, change_title)
      values (${id}, ${conversationId}, ${seq}, ${actorId}, '', ${kind}, ${personId}, ${title})`);
    await emitMessageEvent(tx, 'message.created', id, actorId);
  }
  const own = (await memberStates(tx, conversationId)).find(({ accountId }) => accountId === actorId);
  const members = await tx.rows<MemberState>(sql`
    update conversation_member set last_seq = ${lastSeq},
      read_seq = case when account_id = ${actorId} or read_seq = last_seq then ${lastSeq} else read_seq end,
      last_at = case when ${movesToTop(changes[0].kind)} then now() else last_at end
    where conversation_id = ${conversationId} and state <> 'left'
    returning ${memberColumns}`);
  if (own && own.readSeq < own.lastSeq) await clearConversationNotifications(tx, actorId, [conversationId]);
  // Members who declined receive no events; their counts stay current in case they join later.
  emitInboxUpdates(
    tx,
    members.filter(({ state }) => state !== 'declined'),
  );
  return lastSeq;
}

/** SQL: the member of the conversation `c` who joined first. @param exceptIds people who are being erased */
export const successor = (exceptIds: readonly string[] = []) => sql`(
  select m.account_id from conversation_member m join profile p on p.id = m.account_id
  where m.conversation_id = c.id and m.state = 'joined' and not p.hidden and m.account_id <> all(${exceptIds}::uuid[])
  order by m.joined_seq, m.account_id limit 1)`;

/** Makes the member who joined first the owner of a group whose owner is no member. The caller has locked the conversation. */
export const ensureOwner = (tx: WriteTransaction, conversationId: string): Promise<unknown> =>
  tx.rows(sql`
    update conversation c set owner_id = ${successor()}
    where c.id = ${conversationId} and not exists (
      select from conversation_member m where m.conversation_id = c.id and m.account_id = c.owner_id and m.state = 'joined')`);

/**
 * Accepts a member's request to rejoin a group. The caller has locked the conversation.
 * @returns sequence number of the line in its history
 */
export async function joinGroup(tx: WriteTransaction, conversationId: string, accountId: string): Promise<number> {
  await setMemberState(tx, conversationId, accountId, 'joined');
  await tx.rows(
    sql`update conversation_member set joined_seq = last_seq where conversation_id = ${conversationId} and account_id = ${accountId}`,
  );
  await ensureOwner(tx, conversationId);
  const seq = await insertHistoryLines(tx, conversationId, accountId, [{ kind: 'joined' }]);
  await emitConversationChanged(tx, conversationId, accountId);
  return seq;
}
