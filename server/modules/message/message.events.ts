import type { EventControl, EventName, EventPayloads } from '../../../shared/contracts/events';
import type { InboxState, MessageIds, MessagePayload } from '../../../shared/contracts/message';
import type { EventDraft } from '../../database/outbox';

/** Keeps live events under 10 KB: a longer message is published as its id, and subscribers fetch it. */
const maxMessageBytes = 6_000;

type ConversationEvent = Extract<EventName, `message.${string}` | `conversation.${string}`>;

const conversationEvent = <Name extends ConversationEvent>(
  type: Name,
  conversationId: string,
  actorId: string,
  data: EventPayloads[Name] & EventControl,
) => ({ type, topic: 'conversation', topicId: conversationId, actorId, data });

/**
 * A message was sent, edited or deleted.
 * @param options.isForAll every subscriber may read it; otherwise only its id is published
 */
export function messageEvent<Name extends 'message.created' | 'message.changed'>(
  type: Name,
  message: MessagePayload,
  { actorId, isForAll }: { actorId: string; isForAll: boolean },
) {
  const { id, conversationId, seq } = message;
  const includesMessage = isForAll && Buffer.byteLength(JSON.stringify(message)) <= maxMessageBytes;
  return conversationEvent(type, conversationId, actorId, {
    id,
    conversationId,
    seq,
    ...(includesMessage && { message }),
  });
}

/** @param emoji null when the reaction was removed */
export const messageReacted = ({ id, conversationId, seq }: MessageIds, personId: string, emoji: string | null) =>
  conversationEvent('message.reacted', conversationId, personId, { id, conversationId, seq, personId, emoji });

/** A person has read up to a message. */
export const conversationRead = (conversationId: string, personId: string, seq: number) =>
  conversationEvent('conversation.read', conversationId, personId, { conversationId, personId, seq });

/** @param removed people who may no longer subscribe */
export const conversationChanged = (conversationId: string, actorId: string, removed: readonly string[] = []) =>
  conversationEvent('conversation.changed', conversationId, actorId, {
    conversationId,
    ...(removed.length > 0 && { reauthorise: removed }),
  });

/** The state of a conversation in a member's inbox. Published to that member only. */
export const inboxChanged = (accountId: string, state: InboxState): EventDraft<'inbox.changed'> => ({
  type: 'inbox.changed',
  topic: 'user',
  topicId: accountId,
  data: { ...state },
});

/** A conversation in a member's inbox changed. Published to that member, who need not have it open. */
export const inboxConversationChanged = (
  accountId: string,
  conversationId: string,
): EventDraft<'conversation.changed'> => ({
  type: 'conversation.changed',
  topic: 'user',
  topicId: accountId,
  data: { conversationId },
});
