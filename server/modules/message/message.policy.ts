import { blockedWith, hiddenFrom, personVisible, viewerParameter } from '../../visibility/people';

/** States in which somebody reads a conversation: they take part, or were asked to by a stranger. */
const readingStates = `('joined', 'requested')`;

/**
 * The one rule of who reads a conversation: its members, and no block or pending deletion stands between the two of a pair.
 * @param member alias of the viewer's row of conversation_member
 * @param viewer SQL expression of the viewer's id
 */
export const memberReads = (member: string, viewer = viewerParameter): string =>
  `${member}.account_id = ${viewer} and ${member}.state in ${readingStates} and (${member}.peer_id is null or ${member}.peer_id not in (${hiddenFrom(viewer)}))`;

/** SQL condition: the viewer may read the conversation of this id. Missing and hidden are the same answer. */
export const conversationReadable = (id: string): string =>
  `coalesce((select true from conversation_member reads where reads.conversation_id = ${id} and ${memberReads('reads')}), false)`;

/**
 * SQL condition: the viewer sees who wrote the message. In a group, what is between two of them hides their words from
 * each other. Needs the conversation checked as well.
 */
export const messageVisible = (message: string): string =>
  `(${message}.sender_id is null or ${personVisible(`${message}.sender_id`)})`;

/** SQL condition: the viewer may read the message. */
export const messageReadable = (message: string): string =>
  `${conversationReadable(`${message}.conversation_id`)} and ${messageVisible(message)}`;

/** SQL condition: the viewer may listen to the conversation of this id. Who was asked by a stranger does not, until they answer. */
export const conversationSubscribable = (id: string): string =>
  `coalesce((select true from conversation_member hears where hears.conversation_id = ${id} and ${memberReads('hears')} and hears.state = 'joined'), false)`;

/**
 * SQL query: members of the group of this id who stand in a block with another of its members. They hear it without being
 * seen, so that neither of the two knows when the other is there or typing.
 */
export const conversationUnlisted = (id: string): string => `
  select apart.account_id from conversation_member apart
  where apart.conversation_id = ${id} and apart.peer_id is null and apart.state = 'joined' and exists (
    select from conversation_member other
    where other.conversation_id = apart.conversation_id and other.state = 'joined' and other.account_id in (${blockedWith('apart.account_id')}))`;
