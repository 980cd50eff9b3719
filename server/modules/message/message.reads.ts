import * as v from 'valibot';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { validate, isId, boundedText } from '../../core/validation';
import { badInput, notFound } from '../../core/errors';
import type { ListQuery } from '../../database/list';
import { jsonObject, statement, type FieldCase } from '../../database/read';
import type { SelectList } from '../list';
import { matchingMessages, inbox, isListed, messagesAfter, messagesBefore, requests } from './message.lists';
import { memberReads, messageReadable } from './message.policy';
import { conversationProjection, messageJoins, messageProjection } from './message.projection';
import { requireConversation } from './message.service';

export const selectInbox = (ctx: Context): ListQuery => ({ list: inbox, values: [viewerId(ctx)] });
export const selectRequests = (ctx: Context): ListQuery => ({ list: requests, values: [viewerId(ctx)] });

const largestSeq = 2_147_483_647;

/** What of a conversation is wanted: before or after one of its messages, or the latest. */
export type Around = { before?: number | null; after?: number | null };

/**
 * Messages of a conversation: the latest before one, or the next after one.
 * @throws AppError NOT_FOUND, BAD_USER_INPUT naming `before` or `after`
 */
export async function selectMessages(
  ctx: Context,
  conversationId: string,
  { before, after }: Around,
): Promise<ListQuery> {
  for (const [name, seq] of Object.entries({ before, after })) {
    if (seq != null && !(Number.isInteger(seq) && seq >= 0 && seq <= largestSeq))
      throw badInput({ [name]: `${name} must be the seq of a message.` });
  }
  if (before != null && after != null) throw badInput({ after: 'Give before or after, not both.' });
  await requireConversation(ctx, conversationId);
  const viewer = viewerId(ctx);
  return after != null
    ? { list: messagesAfter, values: [viewer, conversationId, after] }
    : { list: messagesBefore, values: [viewer, conversationId, before ?? largestSeq] };
}

/** Messages by their words, in one conversation or in all; blank finds nothing. @throws AppError BAD_USER_INPUT naming `query` */
export function selectMatchingMessages(ctx: Context, query: unknown, conversationId?: string | null): ListQuery {
  const text = validate(v.object({ query: boundedText('The search', 200) }), { query: query ?? '' }).query;
  if (conversationId != null && !isId(conversationId)) throw notFound('Conversation');
  return { list: matchingMessages, values: [viewerId(ctx), text, conversationId ?? null] };
}

/** Root query fields that are lists of conversations or of messages. */
export const messageLists = {
  conversations: selectInbox,
  messageRequests: selectRequests,
  messages: (ctx, { conversationId, beforeSeq, afterSeq }) =>
    selectMessages(ctx, String(conversationId), { before: beforeSeq, after: afterSeq } as Around),
  searchMessages: (ctx, { query, conversationId }) =>
    selectMatchingMessages(ctx, query, conversationId == null ? null : String(conversationId)),
} satisfies Record<string, SelectList>;

/** One conversation as JSON text. @throws AppError NOT_FOUND, also when it is hidden from the viewer */
export async function readConversationText(ctx: Context, id: string, spelling: FieldCase): Promise<string> {
  const asked = statement(
    `conversation_${spelling}`,
    () => `
      select ${jsonObject(conversationProjection('c', 'm', spelling), spelling)}::text
      from conversation c join conversation_member m on m.conversation_id = c.id where c.id = $2 and ${memberReads('m')}`,
  );
  const text = isId(id) ? await ctx.app.reader.value(asked, [viewerId(ctx), id]) : null;
  if (text === null) throw notFound('Conversation');
  return text;
}

/** One conversation for GraphQL. */
export const readConversation = async (ctx: Context, id: string): Promise<unknown> =>
  JSON.parse(await readConversationText(ctx, id, 'camel'));

/** One message as JSON text. @throws AppError NOT_FOUND, also when it is hidden from the viewer */
export async function readMessageText(ctx: Context, id: string, spelling: FieldCase): Promise<string> {
  const asked = statement(
    `message_${spelling}`,
    () => `
      select ${jsonObject(messageProjection('message', spelling), spelling)}::text
      from message ${messageJoins('message')} where message.id = $2 and ${messageReadable('message')}`,
  );
  const text = isId(id) ? await ctx.app.reader.value(asked, [viewerId(ctx), id]) : null;
  if (text === null) throw notFound('Message');
  return text;
}

/** One message for GraphQL. */
export const readMessage = async (ctx: Context, id: string): Promise<unknown> =>
  JSON.parse(await readMessageText(ctx, id, 'camel'));

/** How many messages the viewer has not read, requests aside. */
export async function countUnread(ctx: Context): Promise<number> {
  const asked = statement(
    'messages_unread',
    () =>
      `select coalesce(sum(m.last_seq - m.read_seq), 0)::int from conversation_member m where m.state = 'joined' and m.last_seq > m.read_seq and ${memberReads('m')}`,
  );
  return Number(await ctx.app.reader.value(asked, [viewerId(ctx)]));
}

/** How many requests wait for the viewer's answer. */
export async function countRequests(ctx: Context): Promise<number> {
  const asked = statement(
    'message_requests',
    () =>
      `select count(*)::int from conversation_member m where m.state = 'requested' and ${isListed('m')} and ${memberReads('m')}`,
  );
  return Number(await ctx.app.reader.value(asked, [viewerId(ctx)]));
}
