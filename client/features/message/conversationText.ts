import type { MessageChangeKind } from '../../../shared/contracts/message';
import type { CachedConversation } from './conversationCache';

export type Participant = CachedConversation['participants'][number];

/** Participants other than the viewer. */
export const otherParticipants = ({ participants }: CachedConversation, viewerId: string): Participant[] =>
  participants.filter(({ id }) => id !== viewerId);

/** Display name of a conversation: its title, or the names of the other participants. */
export function conversationName(conversation: CachedConversation, viewerId: string): string {
  if (conversation.title) return conversation.title;
  const others = otherParticipants(conversation, viewerId).map(({ displayName }) => displayName);
  if (others.length === 0) return conversation.isGroup ? 'Only you' : 'Deleted account';
  return others.length > 3 ? `${others.slice(0, 2).join(', ')} and ${others.length - 2} others` : formatNames(others);
}

/**
 * Joins names to one text: "Ana and Bob", "Ana, Bob, and Eve". Written here, because a phone takes 50 ms to create Intl's
 * formatter, and the list of conversations waits for it.
 */
export function formatNames(names: readonly string[]): string {
  if (names.length < 3) return names.join(' and ');
  return `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
}

type Person = { id: string; displayName: string };
type Change = { kind: MessageChangeKind; person: Person | null; title: string | null };

/** A part of a line. A name is isolated from the text direction of the other parts. */
export type LinePart = { text: string; isName: boolean };

const plain = (text: string): LinePart => ({ text, isName: false });
const name = (text: string): LinePart => ({ text, isName: true });

/** A line of a conversation's history: "Ana added Ben". People who are hidden from the viewer or deleted are "Somebody". */
export function changeParts({ kind, person, title }: Change, actor: Person | null, viewerId: string): LinePart[] {
  const subject = actor?.id === viewerId ? plain('You') : actor ? name(actor.displayName) : plain('Somebody');
  const object = person?.id === viewerId ? plain('you') : person ? name(person.displayName) : plain('somebody');
  switch (kind) {
    case 'created':
      return [subject, plain(' created the group')];
    case 'renamed':
      if (title) return [subject, plain(' named the group '), name(title)];
      return [subject, plain(title === '' ? ' removed the group’s name' : ' renamed the group')];
    case 'added':
      return [subject, plain(' added '), object];
    case 'joined':
      return [subject, plain(' joined')];
    case 'left':
      return [subject, plain(' left')];
    case 'removed':
      return [subject, plain(' removed '), object];
    case 'matched':
      return [subject, plain(' and '), object, plain(' matched on Pairion')];
  }
}

export const changeText = (...args: Parameters<typeof changeParts>): string =>
  changeParts(...args)
    .map(({ text }) => text)
    .join('');

/** One-line preview of the last message. */
export function lastMessagePreview(
  { lastMessage, participants, isGroup }: CachedConversation,
  viewerId: string,
): string {
  if (!lastMessage) return 'No messages yet';
  const { senderId, content, attachmentCount, isDeleted, change } = lastMessage;
  if (change) return changeText(change, lastMessage.sender, viewerId);
  // A message without text and files is an application for a job.
  const files =
    attachmentCount === 0
      ? 'applied for a job'
      : attachmentCount === 1
        ? 'sent a file'
        : `sent ${attachmentCount} files`;
  const text = isDeleted ? 'Message deleted' : content;
  if (senderId === viewerId) return text ? `You: ${text}` : `You ${files}`;
  const sender = isGroup && participants.find(({ id }) => id === senderId)?.displayName.split(' ')[0];
  if (!text) return sender ? `${sender} ${files}` : files[0]!.toUpperCase() + files.slice(1);
  return sender ? `${sender}: ${text}` : text;
}

/** How far other people have read. Live events add the viewer's own mark to the cache. */
export const othersReadMarks = ({ readMarks }: CachedConversation, viewerId: string): CachedConversation['readMarks'] =>
  readMarks.filter(({ personId }) => personId !== viewerId);

/** Read receipt of a message; a group lists who has read it. */
export function readReceiptText(
  conversation: CachedConversation,
  seq: number,
  { viewerId, names }: { viewerId: string; names: ReadonlyMap<string, string> },
): string {
  if (!conversation.isGroup) return 'Seen';
  const readers = othersReadMarks(conversation, viewerId)
    .filter((mark) => mark.seq >= seq)
    .map(({ personId }) => names.get(personId)?.split(' ')[0] ?? 'someone');
  return `Seen by ${readers.length > 3 ? `${readers.length} people` : readers.join(', ')}`;
}
