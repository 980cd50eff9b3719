import type { CachedConversation } from '../conversationCache';
import { othersIn } from '../conversationWords';

/** Said to whom writes to a stranger, until that one takes part: that they may have to wait for it. */
export function RequestNote({ conversation, viewerId }: { conversation: CachedConversation; viewerId: string }) {
  const { isGroup, isRequest, readMarks } = conversation;
  const [other] = othersIn(conversation, viewerId);
  // Of two, those who take part have a mark, even where they have read nothing.
  if (isGroup || isRequest || !other || readMarks.some(({ personId }) => personId === other.id)) return null;
  return (
    <p className="border-t border-line px-4 py-2 text-meta text-pretty text-ink-2">
      {other.displayName} is not connected with you. They read this as a request first
      {conversation.lastSeq > 0 ? ', and can answer once they accept' : ''}.
    </p>
  );
}
