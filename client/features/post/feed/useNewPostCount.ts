import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FeedMode } from '../../../__generated__/types';
import { useConnectionState, useLiveChannel } from '../../../live/LiveProvider';
import { NewestPostIdDocument, NewPostCountDocument } from './__generated__/newPostCount.generated';

/** Debounce with jitter, because every client receives `post.created` at the same moment. */
const DEBOUNCE_MS = 1_500;
const JITTER_MS = 1_000;

/** Id of the newest post at the last load of each feed. Outlives the feed's page, as the Apollo cache does. */
const newestIds = new WeakMap<ApolloClient, Map<FeedMode, Promise<string | undefined>>>();

/** Sorts before every post id. Used while there are no posts. */
const NIL_ID = '00000000-0000-0000-0000-000000000000';

/** A ranked feed does not start with the newest post, so its id needs a query of its own. */
async function fetchNewestId(client: ApolloClient): Promise<string> {
  const { data } = await client.query({ query: NewestPostIdDocument, fetchPolicy: 'no-cache' });
  return data?.feed.edges[0]?.node.id ?? NIL_ID;
}

/** Memoises the newest id by feed; a failed query is not memoised. */
function getNewestId(client: ApolloClient, mode: FeedMode): Promise<string | undefined> {
  const byMode = newestIds.get(client) ?? new Map<FeedMode, Promise<string | undefined>>();
  newestIds.set(client, byMode);
  if (!byMode.has(mode)) {
    byMode.set(
      mode,
      fetchNewestId(client).catch(() => {
        byMode.delete(mode);
        return undefined;
      }),
    );
  }
  return byMode.get(mode)!;
}

/**
 * Counts posts by others that were published since the feed was last loaded. Refreshes the count after a
 * `post.created` event, when the window gets focus, and when the live connection is restored.
 * @returns `count`, 0 to 100, and `load`, which runs `fetchPosts` with the id of the newest post at the last load
 *   and resets the count if it succeeds
 */
export function useNewPostCount(mode: FeedMode): {
  count: number;
  load: (fetchPosts: (sinceId: string | undefined) => Promise<void>) => Promise<void>;
} {
  const client = useApolloClient();
  const { state } = useConnectionState();
  const [count, setCount] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const refreshCount = useCallback(async () => {
    try {
      const after = await getNewestId(client, mode);
      if (!after) return;
      const { data } = await client.query({
        query: NewPostCountDocument,
        variables: { mode, after },
        fetchPolicy: 'no-cache',
      });
      // Drops a response that belongs to an earlier load.
      if (data && after === (await getNewestId(client, mode))) setCount(data.newPostCount);
    } catch {
      // The count stays as it is until the next refresh.
    }
  }, [client, mode]);

  const scheduleRefresh = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void refreshCount(), DEBOUNCE_MS + Math.random() * JITTER_MS);
  }, [refreshCount]);

  useEffect(() => {
    void getNewestId(client, mode);
    window.addEventListener('focus', scheduleRefresh);
    return () => {
      window.removeEventListener('focus', scheduleRefresh);
      clearTimeout(timer.current);
    };
  }, [client, mode, scheduleRefresh]);

  useEffect(() => {
    if (state === 'connected') scheduleRefresh();
  }, [state, scheduleRefresh]);

  useLiveChannel('private-feed', { 'post.created': scheduleRefresh });

  const load = useCallback(
    async (fetchPosts: (sinceId: string | undefined) => Promise<void>) => {
      // Starts before the posts are fetched: a post published in between is counted again rather than missed.
      const newestId = fetchNewestId(client);
      await Promise.all([fetchPosts(await getNewestId(client, mode)), newestId]);
      clearTimeout(timer.current);
      newestIds.get(client)?.set(mode, newestId);
      setCount(0);
    },
    [client, mode],
  );

  return { count, load };
}
