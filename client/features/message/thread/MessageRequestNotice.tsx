import type { CachedConversation } from '../conversationCache';
import { otherParticipants } from '../conversationText';

/** Informs the sender of a message request that the recipient has not accepted it yet. */
export function MessageRequestNotice({
  conversation,
  viewerId,
}: {
  conversation: CachedConversation;
  viewerId: string;
}) {
  const { isGroup, isRequest, readMarks } = conversation;
  const [other] = otherParticipants(conversation, viewerId);
  // In a conversation of two, each participant who has accepted has a read mark, even when it is 0.
  if (isGroup || isRequest || !other || readMarks.some(({ personId }) => personId === other.id)) return null;
  return (
    <p className="border-t border-line px-4 py-2 text-meta text-pretty text-ink-2">
      {other.displayName} isn’t connected with you. They’ll get this as a message request
      {conversation.lastSeq > 0 ? ' and can reply once they accept' : ''}.
    </p>
  );
}
