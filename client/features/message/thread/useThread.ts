import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { threadsOf, type Threads } from './threads';
import type { ThreadWindow } from './threadWindow';

/** More unread messages than this are opened at the first of them, and read from there on. */
const MANY_UNREAD = 20;

export interface OpenThread {
  window: ThreadWindow | undefined;
  error: unknown;
  threads: Threads;
  /** Opens it again, after a failure. */
  retry: () => void;
}

/** Keeps a conversation's messages on the page, from where its reader stopped, or around one message. */
export function useThread(
  { id, readSeq, unreadCount, lastSeq }: { id: string; readSeq: number; unreadCount: number; lastSeq: number },
  at?: number,
): OpenThread {
  const threads = threadsOf(useApolloClient());
  const window = useSyncExternalStore(threads.subscribe, () => threads.get(id));
  const [error, setError] = useState<unknown>();

  const open = useCallback(() => {
    setError(undefined);
    const opened = at
      ? threads.openAround(id, at)
      : unreadCount > MANY_UNREAD
        ? threads.openAround(id, readSeq)
        : threads.openLatest(id);
    opened.catch(setError);
    // Where reading begins is decided once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [threads, id, at]);

  // Before it is opened: what is hidden from the reader at its end counts as shown, and can be marked as read.
  useEffect(() => threads.hear(id, lastSeq), [threads, id, lastSeq]);

  useEffect(() => {
    open();
    return () => threads.forget(id);
  }, [open, threads, id]);

  return { window, error, threads, retry: open };
}
