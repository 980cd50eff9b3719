import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { MarkConversationReadDocument } from '../../__generated__/Conversation.generated';
import { applyOwnRead, readConversation } from '../../conversationCache';
import { refetchUnreadDebounced } from '../../refetch';
import { ReadMarker } from './readMarker';
import { usePageActive } from './usePageActive';

/**
 * Marks an open conversation as read up to the last visible message, while the page is active.
 * @returns a function that takes the sequence number of the last visible message
 */
export function useReadMarker(id: string): (seq: number) => void {
  const client = useApolloClient();
  const isPageActive = usePageActive();
  const [marker] = useState(
    () =>
      new ReadMarker(async (seq) => {
        const conversation = readConversation(client.cache, id);
        if (!conversation || seq <= conversation.readSeq) return;
        await client.mutate({ mutation: MarkConversationReadDocument, variables: { id, upTo: seq } });
        applyOwnRead(client.cache, id, seq);
        refetchUnreadDebounced(client);
      }),
  );
  useEffect(() => marker.setActive(isPageActive), [marker, isPageActive]);
  return marker.setVisible;
}
