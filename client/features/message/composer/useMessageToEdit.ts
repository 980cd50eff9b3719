import { useState } from 'react';
import { hasDraftText } from '../../../lib/useDraftText';
import type { PendingMessage } from '../outbox/outbox';
import type { ThreadMessage } from '../thread/store/threadWindow';

/** The viewer's own message that is being edited. A pending message has its clientId as id. */
export type MessageToEdit = { id: string; content: string; pending?: PendingMessage };

/** Storage key of the unsaved text of an edited message. */
export const editDraftKey = (viewerId: string, messageId: string): string => `draft:edit:${viewerId}:${messageId}`;

/**
 * State of the message that is being edited. Initially, the latest message with an unsaved edit.
 * @param messages loaded messages; undefined while loading
 */
export function useMessageToEdit(
  messages: readonly ThreadMessage[] | undefined,
  viewerId: string,
): [MessageToEdit | null, (message: MessageToEdit | null) => void] {
  const [edited, setEdited] = useState<MessageToEdit | null>(null);
  const [isRestored, setRestored] = useState(false);
  if (messages && !isRestored) {
    setRestored(true);
    setEdited(
      messages.findLast(
        ({ id, sender, isDeleted, content }) =>
          // The page may have been closed between the edit's event and its response: the draft is what is saved then.
          sender?.id === viewerId && !isDeleted && hasDraftText(editDraftKey(viewerId, id), content),
      ) ?? null,
    );
  }
  return [edited, setEdited];
}
