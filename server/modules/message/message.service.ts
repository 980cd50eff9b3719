import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { validate, isId } from '../../core/validation';
import { forbidden, notFound } from '../../core/errors';
import { newId } from '../../core/ids';
import { statement } from '../../database/read';
import { sql, type WriteTransaction } from '../../database/write';
import { notify } from '../notification/notification.service';
import { countUse, reactionQuota } from '../quotas';
import { attachFiles, claimFiles, removeMessageFiles } from './message.files';
import { joinGroup } from './groupHistory';
import { messageReacted } from './message.events';
import { messageEditQuota, messageQuota } from './message.quotas';
import { editMessageInput, reactionInput, sendMessageInput } from './message.inputs';
import { conversationReadable, messageReadable } from './message.policy';
import {
  clearConversationNotifications,
  lockConversation,
  memberColumns,
  memberStates,
  emitInboxConversationChanged,
  emitInboxUpdates,
  emitMessageEvent,
  type LockedConversation,
  type MemberState,
} from './message.store';

/** Maximum of messages in a request that is not accepted yet. */
const maxUnansweredMessages = 5;

/**
 * Sends a message. Safe to retry with the same `clientId`: the existing message is returned. Sending to a conversation that
 * is a request accepts it.
 * @returns the message's id
 * @throws AppError NOT_FOUND, FORBIDDEN over 5 messages in a request that is not accepted, BAD_USER_INPUT naming `content`, `attachments` or `clientId`
 */
export async function sendMessage(ctx: Context, conversationId: string, input: unknown): Promise<string> {
  const sender = viewerId(ctx);
  const { content, attachments, clientId: requestedId } = validate(sendMessageInput, input);
  const clientId = requestedId ?? newId();
  // Claiming files is slow, so it runs before the transaction, and only for a message that may be sent.
  if (attachments.length > 0) {
    await requireConversation(ctx, conversationId);
    const sent = await findSentMessage(ctx, conversationId, clientId);
    if (sent) return sent;
    await write(ctx, async (tx) => requireAcceptedOrFew(ctx, await lockConversation(tx, ctx, conversationId)));
  }
  const files = await claimFiles(ctx, attachments);
  return write(ctx, async (tx) => {
    const conversation = await lockConversation(tx, ctx, conversationId);
    const existing = await tx.row<{ id: string }>(sql`
      select id from message where conversation_id = ${conversationId} and sender_id = ${sender} and client_id = ${clientId}`);
    if (existing) return existing.id;
    requireAcceptedOrFew(ctx, conversation);
    const { id, seq } = await storeMessage(tx, conversation, { sender, content, clientId });
    await attachFiles(tx, id, files);
    await emitMessageEvent(tx, 'message.created', id, sender);
    await deliver(tx, conversation, sender, seq, { notifies: true });
    await countUse(ctx, tx, messageQuota);
    return id;
  });
}

type NewMessage = { sender: string; content: string; clientId: string; jobId?: string };

/** Inserts the next message of a locked conversation. The sender joins a group that invited them. */
async function storeMessage(
  tx: WriteTransaction,
  { id: conversationId, isGroup, state, lastSeq }: LockedConversation,
  { sender, content, clientId, jobId }: NewMessage,
): Promise<{ id: string; seq: number }> {
  const id = newId();
  const joinsGroup = isGroup && state === 'requested';
  const seq = (joinsGroup ? await joinGroup(tx, conversationId, sender) : lastSeq) + 1;
  await tx.rows(sql`update conversation set last_seq = ${seq} where id = ${conversationId}`);
  await tx.rows(
    sql`insert into message (id, conversation_id, seq, sender_id, content, client_id, job_id) values (${id}, ${conversationId}, ${seq}, ${sender}, ${content}, ${clientId}, ${jobId ?? null})`,
  );
  return { id, seq };
}

/**
 * Sends a message of the viewer, for a job with the job attached, in the transaction of an application. Limits and notifications of
 * messages do not apply: applications have their own.
 */
export async function sendApplicationMessage(
  tx: WriteTransaction,
  ctx: Context,
  conversationId: string,
  { content, jobId }: { content: string; jobId?: string },
): Promise<void> {
  const sender = viewerId(ctx);
  const conversation = await lockConversation(tx, ctx, conversationId);
  const { id, seq } = await storeMessage(tx, conversation, { sender, content, clientId: newId(), jobId });
  await emitMessageEvent(tx, 'message.created', id, sender);
  await deliver(tx, conversation, sender, seq, { notifies: false });
}

/** @throws AppError FORBIDDEN when a request that is not accepted has its messages already */
function requireAcceptedOrFew({ skipsLimits }: Context, { isUnanswered, lastSeq }: LockedConversation): void {
  if (isUnanswered && lastSeq >= maxUnansweredMessages && !skipsLimits)
    throw forbidden(`You’ve sent ${maxUnansweredMessages} messages. You can send more once your request is accepted.`);
}

/**
 * Updates the inbox of each member and, with `notifies`, notifies members who had read everything before. Sending marks the conversation as
 * read for the sender. The message stays read for members who cannot see it because of a block. Members with an unanswered
 * request to rejoin a group are not notified.
 */
async function deliver(
  tx: WriteTransaction,
  { id: conversationId, isGroup }: LockedConversation,
  sender: string,
  seq: number,
  { notifies }: { notifies: boolean },
): Promise<void> {
  const before = new Map((await memberStates(tx, conversationId)).map((member) => [member.accountId, member]));
  const members = await tx.rows<MemberState>(sql`
    update conversation_member m set last_seq = ${seq}, last_at = now(),
      read_seq = case when account_id = ${sender} or (read_seq = last_seq and exists (
        select from block b where ${sender}::uuid in (b.blocker_id, b.blocked_id) and m.account_id in (b.blocker_id, b.blocked_id))) then ${seq} else read_seq end,
      state = case when account_id = ${sender} and state = 'requested' then 'joined' else state end
    where conversation_id = ${conversationId} and state <> 'left'
    returning ${memberColumns}`);
  // Members who declined receive no events; their counts stay current in case they join later.
  const recipients = members.filter(({ state }) => state !== 'declined');
  emitInboxUpdates(tx, recipients);
  const own = before.get(sender)!;
  if (own.readSeq < own.lastSeq) await clearConversationNotifications(tx, sender, [conversationId]);
  for (const { accountId, state } of recipients) {
    const { lastSeq, readSeq } = before.get(accountId)!;
    if (isGroup && state === 'requested') continue;
    const kind = state === 'requested' ? 'message.requested' : 'message.received';
    if (notifies && accountId !== sender && readSeq >= lastSeq)
      await notify(tx, { kind, recipientId: accountId, actorId: sender, subjectId: conversationId });
  }
}

/** @throws AppError NOT_FOUND unless the viewer may read the conversation */
export async function requireConversation(ctx: Context, id: string): Promise<void> {
  const query = statement('conversation_readable', () => `select ${conversationReadable('$2::uuid')}`);
  if (!isId(id) || (await ctx.app.reader.value<boolean>(query, [viewerId(ctx), id])) !== true)
    throw notFound('Conversation');
}

const findSentMessage = (ctx: Context, conversationId: string, clientId: string): Promise<string | null> =>
  ctx.app.reader.value(
    statement(
      'message_sent',
      () => 'select id from message where conversation_id = $1 and sender_id = $2 and client_id = $3',
    ),
    [conversationId, viewerId(ctx), clientId],
  );

type LockedMessage = {
  id: string;
  conversationId: string;
  seq: number;
  senderId: string | null;
  isDeleted: boolean;
  isChange: boolean;
};

/**
 * Runs an update of a message that the viewer may read, with the message and its conversation locked.
 * @returns the message's id
 * @throws AppError NOT_FOUND, FORBIDDEN for a line of a conversation's history
 */
async function updateLockedMessage(
  ctx: Context,
  id: string,
  update: (tx: WriteTransaction, message: LockedMessage, conversation: LockedConversation) => Promise<void>,
): Promise<string> {
  const viewer = viewerId(ctx);
  const query = statement(
    'message_conversation',
    () => `select m.conversation_id from message m where m.id = $2 and ${messageReadable('m')}`,
  );
  const conversationId = isId(id) ? await ctx.app.reader.value(query, [viewer, id]) : null;
  if (conversationId === null) throw notFound('Message');
  await write(ctx, async (tx) => {
    const conversation = await lockConversation(tx, ctx, conversationId);
    const message = await tx.row<LockedMessage>(sql`
      select id, conversation_id as "conversationId", seq, sender_id as "senderId", deleted_at is not null as "isDeleted", change_kind is not null as "isChange"
      from message where id = ${id} for update`);
    if (!message) throw notFound('Message');
    if (message.isChange) throw forbidden('You can’t edit, delete or react to a line of the conversation’s history.');
    await update(tx, message, conversation);
  });
  return id;
}

/** Emits that a message was edited or deleted; the inboxes follow when it is the last message. */
async function emitMessageChanged(
  tx: WriteTransaction,
  { id, seq, senderId }: LockedMessage,
  { id: conversationId, lastSeq }: LockedConversation,
): Promise<void> {
  await emitMessageEvent(tx, 'message.changed', id, senderId!);
  if (seq === lastSeq) await emitInboxConversationChanged(tx, conversationId);
}

const requireSender = ({ senderId }: LockedMessage, viewer: string, action: 'edit' | 'delete') => {
  if (senderId !== viewer) throw forbidden(`Only the sender can ${action} this message.`);
};

/** Edits the viewer's own message. @throws AppError NOT_FOUND, FORBIDDEN, BAD_USER_INPUT naming `content` */
export function editMessage(ctx: Context, id: string, input: unknown): Promise<string> {
  const { content } = validate(editMessageInput, input);
  return updateLockedMessage(ctx, id, async (tx, message, conversation) => {
    requireSender(message, viewerId(ctx), 'edit');
    if (message.isDeleted) throw notFound('Message');
    const changed = await tx.row(
      sql`update message set content = ${content}, edited_at = now() where id = ${id} and content <> ${content} returning id`,
    );
    if (!changed) return;
    await emitMessageChanged(tx, message, conversation);
    await countUse(ctx, tx, messageEditQuota);
  });
}

/**
 * Soft-deletes the viewer's own message for everyone: content, reactions and files are erased, the row stays. Safe to repeat.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export function deleteMessage(ctx: Context, id: string): Promise<string> {
  return updateLockedMessage(ctx, id, async (tx, message, conversation) => {
    requireSender(message, viewerId(ctx), 'delete');
    if (message.isDeleted) return;
    await tx.rows(sql`update message set content = '', edited_at = null, deleted_at = now() where id = ${id}`);
    await tx.rows(sql`delete from message_reaction where message_id = ${id}`);
    await removeMessageFiles(tx, sql`message_id = ${id}`);
    await emitMessageChanged(tx, message, conversation);
  });
}

/**
 * Sets the viewer's one reaction to a message; null removes it. Safe to repeat.
 * @throws AppError NOT_FOUND, FORBIDDEN while the conversation is a request, BAD_USER_INPUT naming `emoji`
 */
export function setReaction(ctx: Context, id: string, input: unknown): Promise<string> {
  const viewer = viewerId(ctx);
  const { emoji } = validate(reactionInput, input);
  return updateLockedMessage(ctx, id, async (tx, message, { state }) => {
    if (message.isDeleted) throw notFound('Message');
    if (state === 'requested') throw forbidden('Accept the request to react.');
    const changed = await tx.row(
      emoji === null
        ? sql`delete from message_reaction where message_id = ${id} and account_id = ${viewer} returning emoji`
        : sql`insert into message_reaction as r (message_id, account_id, emoji) values (${id}, ${viewer}, ${emoji})
              on conflict (message_id, account_id) do update set emoji = excluded.emoji, created_at = now() where r.emoji <> excluded.emoji returning emoji`,
    );
    if (!changed) return;
    tx.emit(messageReacted(message, viewer, emoji));
    if (emoji !== null) await countUse(ctx, tx, reactionQuota);
  });
}
