import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { isServerReachable, onReachabilityChange } from '../../../../http/reachability';
import { getThreadStore, type ThreadStore } from './threadStore';
import type { ThreadWindow } from './threadWindow';

/** With more unread messages than this, the thread opens at the first of them instead of at its end. */
const MANY_UNREAD = 20;

export interface OpenThread {
  window: ThreadWindow | undefined;
  error: unknown;
  threadStore: ThreadStore;
  /** Opens the thread again after a failure. */
  retry: () => void;
}

/**
 * Opens a conversation's messages while the component is mounted: at the first unread message, at the end, or around one
 * message.
 * @param targetSeq sequence number of the message to open around
 */
export function useThread(
  { id, readSeq, unreadCount, lastSeq }: { id: string; readSeq: number; unreadCount: number; lastSeq: number },
  targetSeq?: number,
): OpenThread {
  const threadStore = getThreadStore(useApolloClient());
  const window = useSyncExternalStore(threadStore.subscribe, () => threadStore.get(id));
  const [error, setError] = useState<unknown>();

  const open = useCallback(() => {
    setError(undefined);
    const opened = targetSeq
      ? threadStore.openAround(id, targetSeq)
      : unreadCount > MANY_UNREAD
        ? threadStore.openAround(id, readSeq)
        : threadStore.openLatest(id);
    opened.catch(setError);
    // Counts that change later must not move an open thread.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [threadStore, id, targetSeq]);

  // Runs before opening, so that messages hidden from the viewer at the end count as loaded and can be marked as read.
  useEffect(() => threadStore.advanceLatestSeq(id, lastSeq), [threadStore, id, lastSeq]);

  useEffect(() => {
    open();
    return () => threadStore.close(id);
  }, [open, threadStore, id]);

  // After a failure, opens the thread again once the server is reachable.
  const hasFailed = error !== undefined;
  useEffect(
    () => (hasFailed ? onReachabilityChange(() => isServerReachable() && open()) : undefined),
    [hasFailed, open],
  );

  return { window, error, threadStore, retry: open };
}
