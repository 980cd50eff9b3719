import type { ApolloCache, Reference } from '@apollo/client';
import type { ModifierDetails } from '@apollo/client/cache';
import { movesToTop, type InboxState } from '../../../shared/contracts/message';
import {
  Conversation_ConversationFragmentDoc,
  type Conversation_ConversationFragment,
} from './__generated__/Conversation.generated';
import type { MessageUpdate } from './thread/store/threadWindow';

export type CachedConversation = Omit<Conversation_ConversationFragment, ' $fragmentName'>;

type StoredList = {
  edges: readonly { __typename: string; cursor: string; node: Reference }[];
  pageInfo?: { hasNextPage: boolean };
};
type Lists = { conversations: StoredList; messageRequests: StoredList };

const cacheId = (cache: ApolloCache, id: string): string => cache.identify({ __typename: 'Conversation', id })!;

/** @returns a conversation from the cache; null when it is not cached */
export const readConversation = (cache: ApolloCache, id: string): CachedConversation | null =>
  cache.readFragment({
    id: cacheId(cache, id),
    fragment: Conversation_ConversationFragmentDoc,
    fragmentName: 'Conversation_conversation',
  });

function modifyConversation(cache: ApolloCache, id: string, fields: Partial<CachedConversation>): void {
  cache.modify<CachedConversation>({
    id: cacheId(cache, id),
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, () => value])),
  });
}

/**
 * Evicts a conversation that the viewer can no longer read. An active query for it refetches and receives NOT_FOUND.
 */
export function evictConversation(cache: ApolloCache, id: string): void {
  cache.evict({ id: cacheId(cache, id) });
}

type StoredObject = { __typename?: string; id?: string; isGroup?: boolean; participants?: readonly Reference[] };

/** @returns the cached conversations of which a person is a participant */
export function cachedConversationsWith(cache: ApolloCache, personId: string): { id: string; isGroup: boolean }[] {
  const profileId = cache.identify({ __typename: 'Profile', id: personId });
  const objects = Object.values(cache.extract() as Record<string, StoredObject | undefined>);
  return objects.flatMap((stored) =>
    stored?.__typename === 'Conversation' && stored.participants?.some((person) => cache.identify(person) === profileId)
      ? [{ id: stored.id!, isGroup: stored.isGroup === true }]
      : [],
  );
}

/** Whether the viewer sees a person in a conversation. Events also concern people whom a block hides. */
export const hasVisibleParticipant = ({ participants }: CachedConversation, personId: string): boolean =>
  participants.some(({ id }) => id === personId);

/**
 * Places a cached conversation in its list, which is sorted by `updatedAt`, and removes it from the other list. One that is
 * older than the loaded pages arrives with a later page.
 */
export function placeInList(cache: ApolloCache, id: string, list: 'conversations' | 'messageRequests'): void {
  const ref = cacheId(cache, id);
  const node = { __ref: ref };
  const update =
    (isIncluded: boolean) =>
    (stored: StoredList | Reference, { readField }: ModifierDetails) => {
      const { edges, pageInfo } = stored as StoredList;
      const others = edges.filter((edge) => cache.identify(edge.node) !== ref);
      const readUpdatedAt = (of: Reference) => readField<string>('updatedAt', of) ?? '';
      const next = others.findIndex((edge) => readUpdatedAt(edge.node) <= readUpdatedAt(node));
      if (!isIncluded || (next < 0 && pageInfo?.hasNextPage)) return { ...(stored as StoredList), edges: others };
      const edge = { __typename: 'ConversationEdge', cursor: '', node };
      return { ...(stored as StoredList), edges: others.toSpliced(next < 0 ? others.length : next, 0, edge) };
    };
  cache.modify<Lists>({
    id: 'ROOT_QUERY',
    fields: { conversations: update(list === 'conversations'), messageRequests: update(list === 'messageRequests') },
  });
}

const toNamed = (person: { id: string; displayName: string } | null) =>
  person && { __typename: 'Profile', id: person.id, displayName: person.displayName };

/**
 * Writes a new or changed message to its conversation's preview, and moves the conversation up when the message is new.
 * Most changes of a group leave it in its place.
 * @returns whether the conversation is cached
 */
export function applyMessage(cache: ApolloCache, message: MessageUpdate): boolean {
  const cached = readConversation(cache, message.conversationId);
  if (!cached) return false;
  const { id, seq, sender, content, attachments, isDeleted, change, createdAt } = message;
  if (seq < (cached.lastMessage?.seq ?? 0)) return true;
  const isNew = seq > (cached.lastMessage?.seq ?? 0);
  const movesUp = isNew && (!change || movesToTop(change.kind));
  const lastMessage = {
    __typename: 'LastMessage',
    id,
    seq,
    senderId: sender?.id ?? null,
    sender: toNamed(sender),
    content: content.slice(0, 140),
    attachmentCount: attachments.length,
    isDeleted,
    change: change
      ? { __typename: 'MessageChange', kind: change.kind, person: toNamed(change.person), title: change.title }
      : null,
    createdAt,
  };
  cache.batch({
    update() {
      modifyConversation(cache, cached.id, {
        lastMessage,
        lastSeq: Math.max(seq, cached.lastSeq),
        ...(movesUp && { updatedAt: createdAt }),
      });
      if (movesUp) placeInList(cache, cached.id, cached.isRequest ? 'messageRequests' : 'conversations');
    },
  });
  return true;
}

/**
 * Writes the inbox state of a conversation. Sequence numbers only increase, so stale events and responses are ignored.
 * A conversation that was left or declined is evicted.
 */
export function applyInboxState(cache: ApolloCache, { conversationId: id, lastSeq, readSeq, state }: InboxState): void {
  if (state === 'left' || state === 'declined') return evictConversation(cache, id);
  const cached = readConversation(cache, id);
  if (!cached) return;
  const nextReadSeq = Math.max(cached.readSeq, readSeq);
  const nextLastSeq = Math.max(cached.lastSeq, lastSeq);
  cache.batch({
    update() {
      modifyConversation(cache, id, {
        lastSeq: nextLastSeq,
        readSeq: nextReadSeq,
        unreadCount: Math.max(0, nextLastSeq - nextReadSeq),
        isRequest: state === 'requested',
      });
      if (cached.isRequest !== (state === 'requested'))
        placeInList(cache, id, state === 'requested' ? 'messageRequests' : 'conversations');
    },
  });
}

/**
 * Writes up to which message the viewer has read. Leaves `isRequest` as it is: a request may have been accepted
 * meanwhile.
 */
export function applyOwnRead(cache: ApolloCache, id: string, seq: number): void {
  const cached = readConversation(cache, id);
  if (!cached) return;
  const readSeq = Math.max(cached.readSeq, seq);
  modifyConversation(cache, id, { readSeq, unreadCount: Math.max(0, cached.lastSeq - readSeq) });
}

/** Writes up to which message another participant has read. */
export function applyRead(cache: ApolloCache, id: string, personId: string, seq: number): void {
  const cached = readConversation(cache, id);
  if (!cached || !hasVisibleParticipant(cached, personId)) return;
  const current = cached.readMarks.find((mark) => mark.personId === personId);
  if (current && current.seq >= seq) return;
  const mark = { __typename: 'ReadMark' as const, personId, seq };
  modifyConversation(cache, id, {
    readMarks: [...cached.readMarks.filter((each) => each.personId !== personId), mark],
  });
}
