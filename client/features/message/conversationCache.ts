import type { ApolloCache, Reference } from '@apollo/client';
import {
  Conversation_ConversationFragmentDoc,
  type Conversation_ConversationFragment,
} from './__generated__/Conversation.generated';
import type { MessagePayload } from './thread/threadWindow';

export type CachedConversation = Omit<Conversation_ConversationFragment, ' $fragmentName'>;

/** How a conversation stands in the person's lists, as its event says. */
export type InboxState = {
  conversationId: string;
  lastSeq: number;
  readSeq: number;
  state: 'joined' | 'requested' | 'declined' | 'left';
};

type StoredList = { edges: readonly { __typename: string; cursor: string; node: Reference }[] };
type Lists = { conversations: StoredList; messageRequests: StoredList };

const keyOf = (cache: ApolloCache, id: string): string => cache.identify({ __typename: 'Conversation', id })!;

/** A conversation as far as it was read before; null otherwise. */
export const readConversation = (cache: ApolloCache, id: string): CachedConversation | null =>
  cache.readFragment({
    id: keyOf(cache, id),
    fragment: Conversation_ConversationFragmentDoc,
    fragmentName: 'Conversation_conversation',
  });

function modifyConversation(cache: ApolloCache, id: string, part: Partial<CachedConversation>): void {
  cache.modify<CachedConversation>({
    id: keyOf(cache, id),
    fields: Object.fromEntries(Object.entries(part).map(([name, value]) => [name, () => value])),
  });
}

/** The conversation cannot be read any more: lists lose it, and whoever shows it asks for it again and is told so. */
export function evictConversation(cache: ApolloCache, id: string): void {
  cache.evict({ id: keyOf(cache, id) });
}

type Stored = { __typename?: string; id?: string; isGroup?: boolean; participants?: readonly Reference[] };

/** Conversations that have been read, and in which a person takes part. */
export function conversationsWith(cache: ApolloCache, personId: string): { id: string; isGroup: boolean }[] {
  const key = cache.identify({ __typename: 'Profile', id: personId });
  const all = Object.values(cache.extract() as Record<string, Stored | undefined>);
  return all.flatMap((stored) =>
    stored?.__typename === 'Conversation' && stored.participants?.some((person) => cache.identify(person) === key)
      ? [{ id: stored.id!, isGroup: stored.isGroup === true }]
      : [],
  );
}

/** Whether somebody takes part in a conversation, as the reader sees it: events also tell of people whom a block hides. */
export const showsPerson = ({ participants }: CachedConversation, personId: string): boolean =>
  participants.some(({ id }) => id === personId);

/** Moves a conversation to the top of the list it belongs to, and out of the other. The conversation itself must be in the cache. */
export function moveToTop(cache: ApolloCache, id: string, list: 'conversations' | 'messageRequests'): void {
  const key = keyOf(cache, id);
  const update = (isHere: boolean) => (stored: StoredList | Reference) => {
    const { edges } = stored as StoredList;
    const others = edges.filter(({ node }) => cache.identify(node) !== key);
    const own = { __typename: 'ConversationEdge', cursor: '', node: { __ref: key } };
    return { ...(stored as StoredList), edges: isHere ? [own, ...others] : others };
  };
  cache.modify<Lists>({
    id: 'ROOT_QUERY',
    fields: { conversations: update(list === 'conversations'), messageRequests: update(list === 'messageRequests') },
  });
}

/** A message was written: it is the last one of its conversation, which moves to the top. @returns whether the conversation is known */
export function applyMessage(cache: ApolloCache, message: MessagePayload): boolean {
  const known = readConversation(cache, message.conversationId);
  if (!known) return false;
  const { id, seq, sender, content, attachments, isDeleted, createdAt } = message;
  if (seq < (known.lastMessage?.seq ?? 0)) return true;
  const isNew = seq > (known.lastMessage?.seq ?? 0);
  const lastMessage = {
    __typename: 'LastMessage',
    id,
    seq,
    senderId: sender?.id ?? null,
    content: content.slice(0, 140),
    attachmentCount: attachments.length,
    isDeleted,
    createdAt,
  };
  cache.batch({
    update() {
      modifyConversation(cache, known.id, {
        lastMessage,
        lastSeq: Math.max(seq, known.lastSeq),
        ...(isNew && { updatedAt: createdAt }),
      });
      if (isNew) moveToTop(cache, known.id, known.isRequest ? 'messageRequests' : 'conversations');
    },
  });
  return true;
}

/**
 * Notes how a conversation stands. Numbers only go up: an older event, or an answer that crossed a newer event, changes
 * nothing. One that was left or declined is forgotten.
 */
export function applyInboxState(cache: ApolloCache, { conversationId: id, lastSeq, readSeq, state }: InboxState): void {
  if (state === 'left' || state === 'declined') return evictConversation(cache, id);
  const known = readConversation(cache, id);
  if (!known) return;
  const read = Math.max(known.readSeq, readSeq);
  const last = Math.max(known.lastSeq, lastSeq);
  cache.batch({
    update() {
      modifyConversation(cache, id, {
        lastSeq: last,
        readSeq: read,
        unreadCount: Math.max(0, last - read),
        isRequest: state === 'requested',
      });
      if (known.isRequest !== (state === 'requested'))
        moveToTop(cache, id, state === 'requested' ? 'messageRequests' : 'conversations');
    },
  });
}

/** The person has read up to a message. Whether it is a request is not touched: it may have been answered meanwhile. */
export function applyOwnRead(cache: ApolloCache, id: string, seq: number): void {
  const known = readConversation(cache, id);
  if (!known) return;
  const readSeq = Math.max(known.readSeq, seq);
  modifyConversation(cache, id, { readSeq, unreadCount: Math.max(0, known.lastSeq - readSeq) });
}

/** Somebody else has read up to a message. */
export function applyRead(cache: ApolloCache, id: string, personId: string, seq: number): void {
  const known = readConversation(cache, id);
  if (!known || !showsPerson(known, personId)) return;
  const before = known.readMarks.find((mark) => mark.personId === personId);
  if (before && before.seq >= seq) return;
  const mark = { __typename: 'ReadMark' as const, personId, seq };
  modifyConversation(cache, id, { readMarks: [...known.readMarks.filter((each) => each.personId !== personId), mark] });
}
