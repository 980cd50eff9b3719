import type { List } from '../../database/list';
import { conversationReadable, memberReads, messageVisible } from './message.policy';
import { conversationProjection, messageJoins, messageProjection } from './message.projection';

/** SQL condition: lists show the conversation of this member. One of two begins with its first message, a group with its people. */
export const isListed = (member: string): string =>
  `(${member}.last_seq > 0 or exists (select from conversation g where g.id = ${member}.conversation_id and g.is_group))`;

/** The viewer's conversations in one state, the last written to first. */
const conversationsIn = (name: string, state: 'joined' | 'requested'): List => ({
  name,
  parameters: 1,
  keys: [
    { sql: 'member.last_at', type: 'timestamptz' },
    { sql: 'member.conversation_id', type: 'uuid' },
  ],
  direction: 'desc',
  projection: (spelling) => conversationProjection('conversation', 'member', spelling),
  rows: (after, limit) => `(
    select * from conversation_member m where ${memberReads('m')} and m.state = '${state}' and ${isListed('m')}
      ${after ? `and (m.last_at, m.conversation_id) < (${after.join(', ')})` : ''}
    order by m.last_at desc, m.conversation_id desc ${limit}) member join conversation on conversation.id = member.conversation_id`,
});

export const inbox = conversationsIn('conversations_inbox', 'joined');
export const requests = conversationsIn('conversations_requests', 'requested');

/** Messages of a conversation ($2) before or after one of them ($3). */
const messagesFrom = (name: string, direction: 'asc' | 'desc'): List => {
  const sign = direction === 'asc' ? '>' : '<';
  return {
    name,
    parameters: 3,
    keys: [{ sql: 'message.seq', type: 'int' }],
    direction,
    projection: (spelling) => messageProjection('message', spelling),
    rows: (after, limit) => `(
      select * from message m where m.conversation_id = $2::uuid and m.seq ${sign} $3::int and ${messageVisible('m')} and ${conversationReadable('$2::uuid')}
        ${after ? `and m.seq ${sign} ${after[0]}` : ''} order by m.seq ${direction} ${limit}) message ${messageJoins('message')}`,
  };
};

/** Latest first. */
export const messagesBefore = messagesFrom('messages_before', 'desc');
/** Oldest first. */
export const messagesAfter = messagesFrom('messages_after', 'asc');

/**
 * Messages that match words ($2), of the conversation $3 or of all, latest first. The index knows each message's
 * conversation, so that what others write costs nothing.
 */
export const matchingMessages: List = {
  name: 'messages_found',
  parameters: 3,
  keys: [{ sql: 'message.id', type: 'uuid' }],
  direction: 'desc',
  projection: (spelling) => messageProjection('message', spelling),
  rows: (after, limit) => `(
    with own as materialized (
      select string_agg(format('%L', 'in ' || reader.conversation_id), ' | ')::tsquery as conversations
      from conversation_member reader where ${memberReads('reader')} and ($3::uuid is null or reader.conversation_id = $3::uuid)),
    found as materialized (
      select m.id from message m where m.search @@ websearch_to_tsquery('english', $2) and m.search @@ (select conversations from own)
        and ${messageVisible('m')} ${after ? `and m.id < ${after[0]}` : ''})
    select m.* from (select id from found order by id desc ${limit}) newest join message m using (id)) message ${messageJoins('message')}`,
};
