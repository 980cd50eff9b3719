import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { validate } from '../../core/validation';
import { sql, type WriteTransaction } from '../../database/write';
import { conversationRead } from './message.events';
import { readInput } from './message.inputs';
import { memberReads } from './message.policy';
import {
  clearConversationNotifications,
  lockConversation,
  memberColumns,
  emitInboxUpdates,
  type MemberState,
} from './message.store';

/**
 * Notes that the viewer has read up to a message; never moves back. Others are told, except of requests.
 * @param input `upTo`, the seq of the last message read
 * @throws AppError NOT_FOUND, BAD_USER_INPUT naming `upTo`
 */
export async function markRead(ctx: Context, id: string, input: unknown): Promise<void> {
  const viewer = viewerId(ctx);
  const { upTo } = validate(readInput, input);
  await write(ctx, async (tx) => {
    const { state } = await lockConversation(tx, ctx, id);
    const moved = await tx.row<MemberState>(sql`
      update conversation_member set read_seq = least(${upTo}::int, last_seq)
      where conversation_id = ${id} and account_id = ${viewer} and read_seq < least(${upTo}::int, last_seq) returning ${memberColumns}`);
    if (!moved) return;
    await clearConversationNotifications(tx, viewer, [id]);
    if (state === 'joined') tx.emit(conversationRead(id, viewer, moved.readSeq));
    emitInboxUpdates(tx, [moved]);
  });
}

/** Conversations that one transaction marks. */
const batch = 500;

/** Marks every conversation that the viewer takes part in as read. @returns how many were not */
export async function markAllRead(ctx: Context): Promise<number> {
  const viewer = viewerId(ctx);
  let total = 0;
  for (let marked = batch; marked === batch; total += marked) marked = await write(ctx, (tx) => markSome(tx, viewer));
  return total;
}

async function markSome(tx: WriteTransaction, viewer: string): Promise<number> {
  const read = await tx.rows<MemberState>(sql`
    update conversation_member set read_seq = last_seq where account_id = ${viewer} and conversation_id in (
      select m.conversation_id from (select ${viewer}::uuid as id) me, conversation_member m
      where m.state = 'joined' and m.last_seq > m.read_seq and ${sql.raw(memberReads('m', 'me.id'))} limit ${batch})
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
