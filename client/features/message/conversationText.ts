import type { CachedConversation } from './conversationCache';

export type Participant = CachedConversation['participants'][number];

const listFormat = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' });

/** Participants other than the viewer. */
export const otherParticipants = ({ participants }: CachedConversation, viewerId: string): Participant[] =>
  participants.filter(({ id }) => id !== viewerId);

/** Display name of a conversation: its title, or the names of the other participants. */
export function conversationName(conversation: CachedConversation, viewerId: string): string {
  if (conversation.title) return conversation.title;
  const others = otherParticipants(conversation, viewerId).map(({ displayName }) => displayName);
  if (others.length === 0) return conversation.isGroup ? 'Only you' : 'Deleted account';
  return others.length > 3
    ? `${others.slice(0, 2).join(', ')} and ${others.length - 2} others`
    : listFormat.format(others);
}

/** Joins names to one text: "Ana, Bob and Eve". */
export const formatNames = (names: readonly string[]): string => listFormat.format(names);

/** One-line preview of the last message. */
export function lastMessagePreview(
  { lastMessage, participants, isGroup }: CachedConversation,
  viewerId: string,
): string {
  if (!lastMessage) return 'No messages yet';
  const { senderId, content, attachmentCount, isDeleted } = lastMessage;
  const files = attachmentCount === 1 ? 'sent a file' : `sent ${attachmentCount} files`;
  const text = isDeleted ? 'Message deleted' : content;
  if (senderId === viewerId) return text ? `You: ${text}` : `You ${files}`;
  const sender = isGroup && participants.find(({ id }) => id === senderId)?.displayName.split(' ')[0];
  if (!text) return sender ? `${sender} ${files}` : `S${files.slice(1)}`;
  return sender ? `${sender}: ${text}` : text;
}

/** Read receipt of a message; a group lists who has read it. */
export function readReceiptText(
  { isGroup, readMarks }: CachedConversation,
  seq: number,
  names: ReadonlyMap<string, string>,
): string {
  if (!isGroup) return 'Seen';
  const readers = readMarks
    .filter((mark) => mark.seq >= seq)
    .map(({ personId }) => names.get(personId)?.split(' ')[0] ?? 'someone');
  return `Seen by ${readers.length > 3 ? `${readers.length} people` : readers.join(', ')}`;
}
