import type { CachedConversation } from './conversationCache';

export type ChatPerson = CachedConversation['participants'][number];

const names = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' });

/** Everybody but the reader. */
export const othersIn = ({ participants }: CachedConversation, viewerId: string): ChatPerson[] =>
  participants.filter(({ id }) => id !== viewerId);

/** How a conversation is called: a group's title, or who is in it. */
export function conversationName(conversation: CachedConversation, viewerId: string): string {
  if (conversation.title) return conversation.title;
  const others = othersIn(conversation, viewerId).map(({ displayName }) => displayName);
  if (others.length === 0) return conversation.isGroup ? 'Only you' : 'Deleted account';
  return others.length > 3 ? `${others.slice(0, 2).join(', ')} and ${others.length - 2} others` : names.format(others);
}

/** Several names as one text: "Ana, Bob and Eve". */
export const listNames = (all: readonly string[]): string => names.format(all);

/** The last message in one line. */
export function lastMessagePreview(
  { lastMessage, participants, isGroup }: CachedConversation,
  viewerId: string,
): string {
  if (!lastMessage) return 'No messages yet';
  const { senderId, content, attachmentCount, isDeleted } = lastMessage;
  const files = attachmentCount === 1 ? 'sent a file' : `sent ${attachmentCount} files`;
  const words = isDeleted ? 'Message deleted' : content;
  if (senderId === viewerId) return words ? `You: ${words}` : `You ${files}`;
  const sender = isGroup && participants.find(({ id }) => id === senderId)?.displayName.split(' ')[0];
  if (!words) return sender ? `${sender} ${files}` : `S${files.slice(1)}`;
  return sender ? `${sender}: ${words}` : words;
}

/** Who has read a message: of two, the other one. */
export function readReceiptText(
  { isGroup, readMarks }: CachedConversation,
  seq: number,
  names: ReadonlyMap<string, string>,
): string {
  if (!isGroup) return 'Seen';
  const readers = readMarks
    .filter((mark) => mark.seq >= seq)
    .map(({ personId }) => names.get(personId)?.split(' ')[0] ?? 'somebody');
  return `Seen by ${readers.length > 3 ? `${readers.length} people` : readers.join(', ')}`;
}
