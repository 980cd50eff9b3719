import * as v from 'valibot';
import { messageLimits } from '../../../shared/contracts/message';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { validate, isId, boundedText } from '../../core/validation';
import { badInput, notFound } from '../../core/errors';
import type { ListQuery } from '../../database/list';
import { jsonObject, statement, type FieldCase } from '../../database/read';
import type { SelectList } from '../list';
import {
  matchingMessages,
  inbox,
  conversationListed,
  messagesAfter,
  messagesBefore,
  messageRequests,
} from './message.lists';
import { maxSeq } from './message.inputs';
import { memberCanRead, messageReadable } from './message.policy';
import { conversationProjection, messageJoins, messageProjection } from './message.projection';
import { requireConversation } from './message.service';
import type { Conversation, Message } from './message.type';

export const selectInbox = (ctx: Context): ListQuery<Conversation> => ({ list: inbox, values: [viewerId(ctx)] });
export const selectRequests = (ctx: Context): ListQuery<Conversation> => ({
  list: messageRequests,
  values: [viewerId(ctx)],
});

/** Sequence numbers before or after which messages are read; the latest messages without either. */
export type MessageBounds = { before?: number | null; after?: number | null };

/**
 * Selects messages of a conversation: those before a sequence number, latest first, or those after one, oldest first.
 * @throws AppError NOT_FOUND, BAD_USER_INPUT naming `before` or `after`
 */
export async function selectMessages(
  ctx: Context,
  conversationId: string,
  { before, after }: MessageBounds,
): Promise<ListQuery<Message>> {
  for (const [name, seq] of Object.entries({ before, after })) {
    if (seq != null && !(Number.isInteger(seq) && seq >= 0 && seq <= maxSeq))
      throw badInput({ [name]: `${name} must be the seq of a message.` });
  }
  if (before != null && after != null) throw badInput({ after: 'Give before or after, not both.' });
  await requireConversation(ctx, conversationId);
  const viewer = viewerId(ctx);
  return after != null
    ? { list: messagesAfter, values: [viewer, conversationId, after] }
    : { list: messagesBefore, values: [viewer, conversationId, before ?? maxSeq] };
}

/**
 * Selects messages that match a search text, in one conversation or in all. A blank text matches none.
 * @throws AppError BAD_USER_INPUT naming `query`, NOT_FOUND
 */
export function selectMatchingMessages(
  ctx: Context,
  query: unknown,
  conversationId?: string | null,
): ListQuery<Message> {
  const text = validate(v.object({ query: boundedText('The search', messageLimits.search) }), {
    query: query ?? '',
  }).query;
  if (conversationId != null && !isId(conversationId)) throw notFound('Conversation');
  return { list: matchingMessages, values: [viewerId(ctx), text, conversationId ?? null] };
}

/** Root query fields that are lists of conversations or of messages. */
export const messageLists = {
  conversations: selectInbox,
  messageRequests: selectRequests,
  messages: (ctx, { conversationId, beforeSeq, afterSeq }) =>
    selectMessages(ctx, String(conversationId), { before: beforeSeq, after: afterSeq } as MessageBounds),
  searchMessages: (ctx, { query, conversationId }) =>
    selectMatchingMessages(ctx, query, conversationId == null ? null : String(conversationId)),
} satisfies Record<string, SelectList>;

/** Reads one conversation as JSON text. @throws AppError NOT_FOUND, also when it is hidden from the viewer */
export async function readConversationText(ctx: Context, id: string, fieldCase: FieldCase): Promise<string> {
  const query = statement(
    `conversation_${fieldCase}`,
    () => `
      select ${jsonObject(conversationProjection('c', 'm', fieldCase), fieldCase)}::text
      from conversation c join conversation_member m on m.conversation_id = c.id where c.id = $2 and ${memberCanRead('m')}`,
  );
  const text = isId(id) ? await ctx.app.reader.value(query, [viewerId(ctx), id]) : null;
  if (text === null) throw notFound('Conversation');
  return text;
}

/** Reads one conversation for GraphQL. @throws AppError NOT_FOUND */
export const readConversation = async (ctx: Context, id: string): Promise<Conversation> =>
  JSON.parse(await readConversationText(ctx, id, 'camel')) as Conversation;

/** Reads one message as JSON text. @throws AppError NOT_FOUND, also when it is hidden from the viewer */
export async function readMessageText(ctx: Context, id: string, fieldCase: FieldCase): Promise<string> {
  const query = statement(
    `message_${fieldCase}`,
    () => `
      select ${jsonObject(messageProjection('message', fieldCase), fieldCase)}::text
      from message ${messageJoins('message')} where message.id = $2 and ${messageReadable('message')}`,
  );
  const text = isId(id) ? await ctx.app.reader.value(query, [viewerId(ctx), id]) : null;
  if (text === null) throw notFound('Message');
  return text;
}

/** Reads one message for GraphQL. @throws AppError NOT_FOUND */
export const readMessage = async (ctx: Context, id: string): Promise<Message> =>
  JSON.parse(await readMessageText(ctx, id, 'camel')) as Message;

/** Counts the viewer's unread messages, without requests. */
export async function countUnreadMessages(ctx: Context): Promise<number> {
  const query = statement(
    'messages_unread',
    () =>
      `select coalesce(sum(m.last_seq - m.read_seq), 0)::int from conversation_member m where m.state = 'joined' and m.last_seq > m.read_seq and ${memberCanRead('m')}`,
  );
  return Number(await ctx.app.reader.value(query, [viewerId(ctx)]));
}

/** Counts the viewer's unanswered requests. */
export async function countMessageRequests(ctx: Context): Promise<number> {
  const query = statement(
    'message_requests',
    () =>
      `select count(*)::int from conversation_member m where m.state = 'requested' and ${conversationListed('m')} and ${memberCanRead('m')}`,
  );
  return Number(await ctx.app.reader.value(query, [viewerId(ctx)]));
}
