import { blockedWith, hiddenFrom, personVisible, viewerParameter } from '../../visibility/people';

/** States in which a member can read a conversation: joined, or requested and not yet answered. */
const readingStates = `('joined', 'requested')`;

/**
 * SQL condition: the viewer can read the conversation of this member row. All reads and writes use this rule. A block or a
 * pending deletion hides a conversation of two from both.
 * @param member alias of the viewer's row of conversation_member
 * @param viewer SQL expression of the viewer's id
 */
export const memberCanRead = (member: string, viewer = viewerParameter): string =>
  `${member}.account_id = ${viewer} and ${member}.state in ${readingStates} and (${member}.peer_id is null or ${member}.peer_id not in (${hiddenFrom(viewer)}))`;

/** SQL condition: the viewer may read the conversation of this id; false also when it does not exist. */
export const conversationReadable = (id: string): string =>
  `coalesce((select true from conversation_member reader where reader.conversation_id = ${id} and ${memberCanRead('reader')}), false)`;

/**
 * SQL condition: the message's sender is visible to the viewer. In a group, a block hides two members' messages from each
 * other. Does not check the conversation itself.
 */
export const messageVisible = (message: string): string =>
  `(${message}.sender_id is null or ${personVisible(`${message}.sender_id`)})`;

/** SQL condition: the viewer may read the message. */
export const messageReadable = (message: string): string =>
  `${conversationReadable(`${message}.conversation_id`)} and ${messageVisible(message)}`;

/** SQL condition: the viewer may subscribe to the conversation of this id. Excludes requests until they are accepted. */
export const conversationSubscribable = (id: string): string =>
  `coalesce((select true from conversation_member subscriber where subscriber.conversation_id = ${id} and ${memberCanRead('subscriber')} and subscriber.state = 'joined'), false)`;

/**
 * SQL query: members of a group who block another member or are blocked by one. They subscribe without being listed, so
 * neither of the two sees the other's presence or typing.
 * @param id SQL expression of the conversation's id
 */
export const unlistedMembers = (id: string): string => `
  select member.account_id from conversation_member member
  where member.conversation_id = ${id} and member.peer_id is null and member.state = 'joined' and exists (
    select from conversation_member other
    where other.conversation_id = member.conversation_id and other.state = 'joined' and other.account_id in (${blockedWith('member.account_id')}))`;
