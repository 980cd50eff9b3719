import { useState } from 'react';
import { hasStoredText } from '../../comment/useStoredText';
import type { PendingMessage } from '../outbox/outbox';
import type { ThreadMessage } from '../thread/threadWindow';

/** A message of one's own whose words are changed; one that is not sent yet goes by its clientId. */
export type EditedMessage = { id: string; content: string; pending?: PendingMessage };

/** Where changed words are kept until they are saved or given up. */
export const editName = (viewerId: string, messageId: string): string => `draft:edit:${viewerId}:${messageId}`;

/**
 * Which message is being changed: at first the one that was left half changed.
 * @param messages as far as they are read; undefined while nothing is
 */
export function useEdited(
  messages: readonly ThreadMessage[] | undefined,
  viewerId: string,
): [EditedMessage | null, (message: EditedMessage | null) => void] {
  const [edited, setEdited] = useState<EditedMessage | null>(null);
  const [hasLooked, setLooked] = useState(false);
  if (messages && !hasLooked) {
    setLooked(true);
    setEdited(
      messages.findLast(
        ({ id, sender, isDeleted }) => sender?.id === viewerId && !isDeleted && hasStoredText(editName(viewerId, id)),
      ) ?? null,
    );
  }
  return [edited, setEdited];
}
