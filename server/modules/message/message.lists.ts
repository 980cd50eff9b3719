import type { List } from '../../database/list';
import type { Conversation, Message } from './message.type';
import { conversationReadable, memberCanRead, messageVisible } from './message.policy';
import { conversationProjection, messageJoins, messageProjection } from './message.projection';

/**
 * SQL condition: the member's inbox lists the conversation. A conversation of two is listed from its first message on, a
 * group from the start.
 */
export const conversationListed = (member: string): string =>
  `(${member}.last_seq > 0 or exists (select from conversation g where g.id = ${member}.conversation_id and g.is_group))`;

/** The viewer's conversations in one state, latest message first. */
const conversationsInState = (name: string, state: 'joined' | 'requested'): List<Conversation> => ({
  name,
  parameters: 1,
  keys: [
    { sql: 'member.last_at', type: 'timestamptz' },
    { sql: 'member.conversation_id', type: 'uuid' },
  ],
  direction: 'desc',
  projection: (fieldCase) => conversationProjection('conversation', 'member', fieldCase),
  rows: (after, limit) => `(
    select * from conversation_member m where ${memberCanRead('m')} and m.state = '${state}' and ${conversationListed('m')}
      ${after ? `and (m.last_at, m.conversation_id) < (${after.join(', ')})` : ''}
    order by m.last_at desc, m.conversation_id desc ${limit}) member join conversation on conversation.id = member.conversation_id`,
});

export const inbox = conversationsInState('conversations_inbox', 'joined');
export const messageRequests = conversationsInState('conversations_requests', 'requested');

/** Messages of a conversation ($2) before or after a sequence number ($3). */
const messagesInDirection = (name: string, direction: 'asc' | 'desc'): List<Message> => {
  const sign = direction === 'asc' ? '>' : '<';
  return {
    name,
    parameters: 3,
    keys: [{ sql: 'message.seq', type: 'int' }],
    direction,
    projection: (fieldCase) => messageProjection('message', fieldCase),
    rows: (after, limit) => `(
      select * from message m where m.conversation_id = $2::uuid and m.seq ${sign} $3::int and ${messageVisible('m')} and ${conversationReadable('$2::uuid')}
        ${after ? `and m.seq ${sign} ${after[0]}` : ''} order by m.seq ${direction} ${limit}) message ${messageJoins('message')}`,
  };
};

/** Latest first. */
export const messagesBefore = messagesInDirection('messages_before', 'desc');
/** Oldest first. */
export const messagesAfter = messagesInDirection('messages_after', 'asc');

/**
 * Messages that match a search text ($2), in the conversation $3 or in all of the viewer's, latest first. A search with
 * exclusions alone would match lines of a group's history, which have no text. The index contains
 * each message's conversation, so other people's messages are not scanned.
 */
export const matchingMessages: List<Message> = {
  name: 'messages_found',
  parameters: 3,
  keys: [{ sql: 'message.id', type: 'uuid' }],
  direction: 'desc',
  projection: (fieldCase) => messageProjection('message', fieldCase),
  rows: (after, limit) => `(
    with own as materialized (
      select string_agg(format('%L', 'in ' || reader.conversation_id), ' | ')::tsquery as conversations
      from conversation_member reader where ${memberCanRead('reader')} and ($3::uuid is null or reader.conversation_id = $3::uuid)),
    matching as materialized (
      select m.id from message m where m.search @@ websearch_to_tsquery('english', $2) and m.search @@ (select conversations from own)
        and m.change_kind is null and ${messageVisible('m')} ${after ? `and m.id < ${after[0]}` : ''})
    select m.* from (select id from matching order by id desc ${limit}) newest join message m using (id)) message ${messageJoins('message')}`,
};
