import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { validate } from '../../core/validation';
import { sql, type WriteTransaction } from '../../database/write';
import { conversationRead } from './message.events';
import { markReadInput } from './message.inputs';
import { memberCanRead } from './message.policy';
import {
  clearConversationNotifications,
  lockConversation,
  memberColumns,
  emitInboxUpdates,
  type MemberState,
} from './message.store';

/**
 * Advances the viewer's read mark; it never moves back. The event is not emitted for requests.
 * @param input.upTo seq of the last message that was read
 * @throws AppError NOT_FOUND, BAD_USER_INPUT naming `upTo`
 */
export async function markConversationRead(ctx: Context, id: string, input: unknown): Promise<void> {
  const viewer = viewerId(ctx);
  const { upTo } = validate(markReadInput, input);
  await write(ctx, async (tx) => {
    const { state } = await lockConversation(tx, ctx, id);
    const member = await tx.row<MemberState>(sql`
      update conversation_member set read_seq = least(${upTo}::int, last_seq)
      where conversation_id = ${id} and account_id = ${viewer} and read_seq < least(${upTo}::int, last_seq) returning ${memberColumns}`);
    if (!member) return;
    await clearConversationNotifications(tx, viewer, [id]);
    if (state === 'joined') tx.emit(conversationRead(id, viewer, member.readSeq));
    emitInboxUpdates(tx, [member]);
  });
}

/** Conversations per transaction. */
const batchSize = 500;

/** Marks all conversations that the viewer has joined as read. @returns the number of conversations that were unread */
export async function markAllConversationsRead(ctx: Context): Promise<number> {
  const viewer = viewerId(ctx);
  let total = 0;
  for (let marked = batchSize; marked === batchSize; total += marked)
    marked = await write(ctx, (tx) => markBatchRead(tx, viewer));
  return total;
}

async function markBatchRead(tx: WriteTransaction, viewer: string): Promise<number> {
  const read = await tx.rows<MemberState>(sql`
    update conversation_member set read_seq = last_seq where account_id = ${viewer} and conversation_id in (
      select m.conversation_id from (select ${viewer}::uuid as id) me, conversation_member m
      where m.state = 'joined' and m.last_seq > m.read_seq and ${sql.raw(memberCanRead('m', 'me.id'))} limit ${batchSize})
    returning ${memberColumns}`);
  await clearConversationNotifications(
    tx,
    viewer,
    read.map(({ conversationId }) => conversationId),
  );
  for (const { conversationId, readSeq } of read) tx.emit(conversationRead(conversationId, viewer, readSeq));
  emitInboxUpdates(tx, read);
  return read.length;
}
