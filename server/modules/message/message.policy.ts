import { hiddenFrom, personVisible, viewerParameter } from '../graph/graph.policy';

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
export const messageShown = (message: string): string => `(${message}.sender_id is null or ${personVisible(`${message}.sender_id`)})`;

/** SQL condition: the viewer may read the message. */
export const messageReadable = (message: string): string => `${conversationReadable(`${message}.conversation_id`)} and ${messageShown(message)}`;

/**
 * SQL condition: the viewer may listen to the conversation of this id, and be seen to. Somebody who was asked by a
 * stranger reads without being seen, until they answer.
 */
export const conversationAudible = (id: string): string =>
  `coalesce((select true from conversation_member hears where hears.conversation_id = ${id} and ${memberReads('hears')} and hears.state = 'joined'), false)`;
