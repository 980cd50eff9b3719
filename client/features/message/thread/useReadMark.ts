import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { MarkConversationReadDocument } from '../__generated__/Conversation.generated';
import { applyOwnRead, readConversation } from '../conversationCache';
import { refetchUnreadDebounced } from '../refresh';
import { ReadMarker } from './readMarker';
import { useAttention } from './useAttention';

/**
 * Notes how far the person has read an open conversation, on a page that they look at.
 * @returns tells the number of the last message that is on screen
 */
export function useReadMark(id: string): (seq: number) => void {
  const client = useApolloClient();
  const hasAttention = useAttention();
  const [marker] = useState(
    () =>
      new ReadMarker(async (seq) => {
        const before = readConversation(client.cache, id);
        if (!before || seq <= before.readSeq) return;
        await client.mutate({ mutation: MarkConversationReadDocument, variables: { id, upTo: seq } });
        applyOwnRead(client.cache, id, seq);
        refetchUnreadDebounced(client);
      }),
  );
  useEffect(() => marker.watch(hasAttention), [marker, hasAttention]);
  return marker.see;
}
