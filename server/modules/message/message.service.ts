import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { validate, isId } from '../../core/validation';
import { forbidden, notFound } from '../../core/errors';
import { newId } from '../../core/ids';
import { statement } from '../../database/read';
import { sql, type WriteTransaction } from '../../database/write';
import { notify } from '../notification/notification.service';
import { attachFiles, claimFiles, removeMessageFiles } from './message.files';
import { messageReacted } from './message.events';
import { editMessageInput, reactionInput, sendMessageInput } from './message.inputs';
import { conversationReadable, messageReadable } from './message.policy';
import {
  clearConversationNotifications,
  lockConversation,
  memberColumns,
  memberStates,
  emitConversationChanged,
  emitConversationListed,
  emitInboxUpdates,
  emitMessageEvent,
  type Locked,
  type MemberState,
} from './message.store';

/** What a stranger can write before the other has accepted. */
const unansweredMessages = 5;

/**
 * Sends a message. The same `clientId` again answers the same message, so that trying again is safe.
 * To write back to a stranger is to accept their request.
 * @returns the message's id
 * @throws AppError NOT_FOUND, FORBIDDEN while a request waits with 5 messages, BAD_USER_INPUT naming `content`, `attachments` or `clientId`
 */
export async function sendMessage(ctx: Context, conversationId: string, input: unknown): Promise<string> {
  const sender = viewerId(ctx);
  const { content, attachments, clientId: given } = validate(sendMessageInput, input);
  const clientId = given ?? newId();
  // Files are fetched and checked before the transaction, unless they were for this very message.
  if (attachments.length > 0) {
    await requireConversation(ctx, conversationId);
    const sent = await findSent(ctx, conversationId, clientId);
    if (sent) return sent;
  }
  const files = await claimFiles(ctx, attachments);
  return write(ctx, async (tx) => {
    const conversation = await lockConversation(tx, ctx, conversationId);
    const before = await tx.row<{ id: string }>(sql`
      select id from message where conversation_id = ${conversationId} and sender_id = ${sender} and client_id = ${clientId}`);
    if (before) return before.id;
    if (conversation.isUnanswered && conversation.lastSeq >= unansweredMessages && !ctx.skipsLimits)
      throw forbidden(
        `You have sent ${unansweredMessages} messages. You can write more once your request is accepted.`,
      );
    const id = newId();
    const seq = conversation.lastSeq + 1;
    await tx.rows(sql`update conversation set last_seq = ${seq} where id = ${conversationId}`);
    await tx.rows(
      sql`insert into message (id, conversation_id, seq, sender_id, content, client_id) values (${id}, ${conversationId}, ${seq}, ${sender}, ${content}, ${clientId})`,
    );
    await attachFiles(tx, id, files);
    await emitMessageEvent(tx, 'message.created', id, sender);
    await deliver(tx, conversation, sender, seq);
    if (conversation.isGroup && conversation.state === 'requested')
      await emitConversationChanged(tx, conversationId, sender);
    return id;
  });
}

/**
 * Moves the conversation up in its members' lists, and tells those who had read everything until now; to write is to have
 * read. Whoever is not shown the message, because of a block in the group, has nothing new to read. Who was asked back into
 * a group is left in peace until they answer.
 */
async function deliver(
  tx: WriteTransaction,
  { id: conversationId, isGroup }: Locked,
  sender: string,
  seq: number,
): Promise<void> {
  const before = new Map((await memberStates(tx, conversationId)).map((member) => [member.accountId, member]));
  const members = await tx.rows<MemberState>(sql`
    update conversation_member m set last_seq = ${seq}, last_at = now(),
      read_seq = case when account_id = ${sender} or (read_seq = last_seq and exists (
        select from block b where ${sender}::uuid in (b.blocker_id, b.blocked_id) and m.account_id in (b.blocker_id, b.blocked_id))) then ${seq} else read_seq end,
      state = case when account_id = ${sender} and state = 'requested' then 'joined' else state end
    where conversation_id = ${conversationId} and state <> 'left'
    returning ${memberColumns}`);
  // Who declined hears nothing; should they take part one day, their numbers are right.
  const hearing = members.filter(({ state }) => state !== 'declined');
  emitInboxUpdates(tx, hearing);
  const own = before.get(sender)!;
  if (own.readSeq < own.lastSeq) await clearConversationNotifications(tx, sender, [conversationId]);
  for (const { accountId, state } of hearing) {
    const { lastSeq, readSeq } = before.get(accountId)!;
    if (isGroup && state === 'requested') continue;
    const kind = state === 'requested' ? 'message.requested' : 'message.received';
    if (accountId !== sender && readSeq >= lastSeq)
      await notify(tx, { kind, recipientId: accountId, actorId: sender, subjectId: conversationId });
  }
}

/** @throws AppError NOT_FOUND unless the viewer may read the conversation */
export async function requireConversation(ctx: Context, id: string): Promise<void> {
  const asked = statement('conversation_readable', () => `select ${conversationReadable('$2::uuid')}`);
  if (!isId(id) || (await ctx.app.reader.value<boolean>(asked, [viewerId(ctx), id])) !== true)
    throw notFound('Conversation');
}

const findSent = (ctx: Context, conversationId: string, clientId: string): Promise<string | null> =>
  ctx.app.reader.value(
    statement(
      'message_sent',
      () => 'select id from message where conversation_id = $1 and sender_id = $2 and client_id = $3',
    ),
    [conversationId, viewerId(ctx), clientId],
  );

type Found = { id: string; conversationId: string; seq: number; senderId: string | null; isDeleted: boolean };

/** Runs a change of a message that the viewer may read, with its conversation locked. @throws AppError NOT_FOUND */
async function changeMessage(
  ctx: Context,
  id: string,
  change: (tx: WriteTransaction, found: Found, conversation: Locked) => Promise<void>,
): Promise<string> {
  const viewer = viewerId(ctx);
  const asked = statement(
    'message_found',
    () => `select m.conversation_id from message m where m.id = $2 and ${messageReadable('m')}`,
  );
  const conversationId = isId(id) ? await ctx.app.reader.value(asked, [viewer, id]) : null;
  if (conversationId === null) throw notFound('Message');
  await write(ctx, async (tx) => {
    const conversation = await lockConversation(tx, ctx, conversationId);
    const found = await tx.row<Found>(sql`
      select id, conversation_id as "conversationId", seq, sender_id as "senderId", deleted_at is not null as "isDeleted" from message where id = ${id} for update`);
    if (!found) throw notFound('Message');
    await change(tx, found, conversation);
  });
  return id;
}

/** Tells a conversation of its sender's change, and lists where the message is the last words. */
async function tellChange(
  tx: WriteTransaction,
  { id, seq, senderId }: Found,
  { id: conversationId, lastSeq }: Locked,
): Promise<void> {
  await emitMessageEvent(tx, 'message.changed', id, senderId!);
  if (seq === lastSeq) await emitConversationListed(tx, conversationId);
}

const requireOwn = ({ senderId }: Found, viewer: string, what: string) => {
  if (senderId !== viewer) throw forbidden(`Only its sender can ${what} this message.`);
};

/** Changes the viewer's own message. @throws AppError NOT_FOUND, FORBIDDEN, BAD_USER_INPUT naming `content` */
export function editMessage(ctx: Context, id: string, input: unknown): Promise<string> {
  const { content } = validate(editMessageInput, input);
  return changeMessage(ctx, id, async (tx, found, conversation) => {
    requireOwn(found, viewerId(ctx), 'edit');
    if (found.isDeleted) throw notFound('Message');
    const changed = await tx.row(
      sql`update message set content = ${content}, edited_at = now() where id = ${id} and content <> ${content} returning id`,
    );
    if (changed) await tellChange(tx, found, conversation);
  });
}

/** Deletes the viewer's own message for everyone: its place stays, its words and files go. Safe to repeat. @throws AppError NOT_FOUND, FORBIDDEN */
export function deleteMessage(ctx: Context, id: string): Promise<string> {
  return changeMessage(ctx, id, async (tx, found, conversation) => {
    requireOwn(found, viewerId(ctx), 'delete');
    if (found.isDeleted) return;
    await tx.rows(sql`update message set content = '', edited_at = null, deleted_at = now() where id = ${id}`);
    await tx.rows(sql`delete from message_reaction where message_id = ${id}`);
    await removeMessageFiles(tx, sql`message_id = ${id}`);
    await tellChange(tx, found, conversation);
  });
}

/**
 * Sets the viewer's one reaction to a message; null takes it back. Safe to repeat.
 * @throws AppError NOT_FOUND, FORBIDDEN for whoever was asked and has not answered, BAD_USER_INPUT naming `emoji`
 */
export function setReaction(ctx: Context, id: string, input: unknown): Promise<string> {
  const viewer = viewerId(ctx);
  const { emoji } = validate(reactionInput, input);
  return changeMessage(ctx, id, async (tx, found, { state }) => {
    if (found.isDeleted) throw notFound('Message');
    if (state === 'requested') throw forbidden('Accept the request before you react.');
    const changed = await tx.row(
      emoji === null
        ? sql`delete from message_reaction where message_id = ${id} and account_id = ${viewer} returning emoji`
        : sql`insert into message_reaction as r (message_id, account_id, emoji) values (${id}, ${viewer}, ${emoji})
              on conflict (message_id, account_id) do update set emoji = excluded.emoji, created_at = now() where r.emoji <> excluded.emoji returning emoji`,
    );
    if (changed) tx.emit(messageReacted(found, viewer, emoji));
  });
}
