import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { MarkConversationReadDocument } from '../Conversation.generated';
import { noteOwnRead, type CachedConversation } from '../conversationCache';
import { countSoon } from '../refresh';
import { useAttention } from './useAttention';

/**
 * Notes that the person has read a conversation: while its end is in view, on a page that they look at.
 * @param seenSeq number of the last message in view; 0 while the end is not
 */
export function useReadMark({ id, readSeq }: CachedConversation, seenSeq: number): void {
  const client = useApolloClient();
  const isSeen = useAttention();
  const asked = useRef(0);

  useEffect(() => {
    if (!isSeen || seenSeq <= readSeq || seenSeq <= asked.current) return;
    asked.current = seenSeq;
    async function mark() {
      try {
        await client.mutate({ mutation: MarkConversationReadDocument, variables: { id, upTo: seenSeq } });
        noteOwnRead(client.cache, id, seenSeq);
        countSoon(client);
      } catch {
        // It is marked with the next message, or the next time the thread is seen.
        asked.current = 0;
      }
    }
    void mark();
  }, [client, id, isSeen, seenSeq, readSeq]);
}
