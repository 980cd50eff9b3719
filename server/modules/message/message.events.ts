import type { EventDraft } from '../../events/event';

type MessageIds = { id: string; conversationId: string; seq: number };
type MessageData = MessageIds & Record<string, unknown>;

/** Live events stay under 10 KB: a longer message travels as its id, and is read. */
const maxBytes = 6_000;

const onConversation = (
  type: string,
  conversationId: string,
  actorId: string | undefined,
  data: Record<string, unknown>,
): EventDraft => ({
  type,
  topic: 'conversation',
  topicId: conversationId,
  ...(actorId !== undefined && { actorId }),
  data,
});

/**
 * A message came, or is different now: edited or deleted. `message` is missing where it is too long to travel, or must
 * not reach every listener.
 */
export const messageEvent = (
  type: 'message.created' | 'message.changed',
  message: MessageData,
  { actorId, isForAll }: { actorId: string; isForAll: boolean },
): EventDraft => {
  const { id, conversationId, seq } = message;
  const travels = isForAll && Buffer.byteLength(JSON.stringify(message)) <= maxBytes;
  return onConversation(type, conversationId, actorId, { id, conversationId, seq, ...(travels && { message }) });
};

/** Somebody's one reaction to a message, as it is now; null for none. */
export const messageReacted = (
  { id, conversationId, seq }: MessageIds,
  personId: string,
  emoji: string | null,
): EventDraft =>
  onConversation('message.reacted', conversationId, personId, { id, conversationId, seq, personId, emoji });

/** Somebody has read up to a message. */
export const conversationRead = (conversationId: string, personId: string, seq: number): EventDraft =>
  onConversation('conversation.read', conversationId, personId, { conversationId, personId, seq });

/** Title or people of a conversation changed: it is read again. @param gone people who may no longer listen */
export const conversationChanged = (
  conversationId: string,
  actorId: string,
  gone: readonly string[] = [],
): EventDraft =>
  onConversation('conversation.changed', conversationId, actorId, {
    conversationId,
    ...(gone.length > 0 && { reauthorise: gone }),
  });

export type InboxState = {
  conversationId: string;
  lastSeq: number;
  readSeq: number;
  state: 'joined' | 'requested' | 'declined' | 'left';
};

/** How one of somebody's conversations stands in their list. Told to them alone. */
export const inboxChanged = (accountId: string, state: InboxState): EventDraft => ({
  type: 'inbox.changed',
  topic: 'user',
  topicId: accountId,
  data: { ...state },
});

/** The same for somebody who has the conversation in their list, and need not have it open. */
export const listedChanged = (accountId: string, conversationId: string): EventDraft => ({
  type: 'conversation.changed',
  topic: 'user',
  topicId: accountId,
  data: { conversationId },
});
