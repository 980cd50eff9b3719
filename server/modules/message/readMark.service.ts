import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { check } from '../../core/check';
import { sql } from '../../database/write';
import { conversationRead } from './message.events';
import { readInput } from './message.inputs';
import { clearNews, lockConversation, memberColumns, tellLists, type MemberState } from './message.store';

/**
 * Notes that the viewer has read up to a message; never moves back. Others are told, except of requests.
 * @param input `upTo`, the seq of the last message read
 * @throws AppError NOT_FOUND, BAD_USER_INPUT naming `upTo`
 */
export async function markRead(ctx: Context, id: string, input: unknown): Promise<void> {
  const viewer = viewerId(ctx);
  const { upTo } = check(readInput, input);
  await write(ctx, async (tx) => {
    const { state } = await lockConversation(tx, ctx, id);
    const moved = await tx.row<MemberState>(sql`
      update conversation_member set read_seq = least(${upTo}::int, last_seq)
      where conversation_id = ${id} and account_id = ${viewer} and read_seq < least(${upTo}::int, last_seq) returning ${memberColumns}`);
    if (!moved) return;
    await clearNews(tx, viewer, [id]);
    if (state === 'joined') tx.emit(conversationRead(id, viewer, moved.readSeq));
    tellLists(tx, [moved]);
  });
}

/** Marks every conversation of the viewer's as read. @returns how many that were not */
export async function markAllRead(ctx: Context): Promise<number> {
  const viewer = viewerId(ctx);
  return write(ctx, async (tx) => {
    const read = await tx.rows<MemberState>(sql`
      update conversation_member set read_seq = last_seq where account_id = ${viewer} and state = 'joined' and last_seq > read_seq
      returning ${memberColumns}`);
    await clearNews(tx, viewer, read.map(({ conversationId }) => conversationId));
    for (const { conversationId, readSeq } of read) tx.emit(conversationRead(conversationId, viewer, readSeq));
    tellLists(tx, read);
    return read.length;
  });
}
