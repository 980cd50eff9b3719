import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FeedMode } from '../../../__generated__/types';
import { useConnectionState, useLiveChannel } from '../../../live/LiveProvider';
import { NewestPostIdDocument, NewPostCountDocument } from './__generated__/newPostCount.generated';

/** Many readers hear of a post at the same moment; they must not all ask at the same moment. */
const WAIT_MS = 1_500;
const JITTER_MS = 1_000;

/** Id of the newest post there was when a feed was last read, by feed. It outlives the page of the feed, as the cache does. */
const markers = new WeakMap<ApolloClient, Map<FeedMode, Promise<string | undefined>>>();

/** Stands before every post: all are newer than none. */
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** A ranked feed does not show the newest post first, so which one that is has to be asked. */
async function readNewest(client: ApolloClient): Promise<string> {
  const { data } = await client.query({ query: NewestPostIdDocument, fetchPolicy: 'no-cache' });
  return data?.feed.edges[0]?.node.id ?? beforeAll;
}

function mark(client: ApolloClient, mode: FeedMode): Promise<string | undefined> {
  const known = markers.get(client) ?? new Map<FeedMode, Promise<string | undefined>>();
  markers.set(client, known);
  if (!known.has(mode)) {
    known.set(
      mode,
      readNewest(client).catch(() => {
        known.delete(mode);
        return undefined;
      }),
    );
  }
  return known.get(mode)!;
}

/**
 * How many posts by others came into a feed since it was read. Asks when a post is heard of, when the window comes
 * back, and when the live connection does.
 * @returns the count, 0 to 100, and `read`, which runs a reading of them and starts counting anew if it succeeds;
 *   the reading is told since which post
 */
export function useNewPostCount(mode: FeedMode): {
  count: number;
  read: (reading: (since: string | undefined) => Promise<void>) => Promise<void>;
} {
  const client = useApolloClient();
  const { state } = useConnectionState();
  const [count, setCount] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const ask = useCallback(async () => {
    try {
      const after = await mark(client, mode);
      if (!after) return;
      const { data } = await client.query({
        query: NewPostCountDocument,
        variables: { mode, after },
        fetchPolicy: 'no-cache',
      });
      // What was asked about an older reading no longer counts.
      if (data && after === (await mark(client, mode))) setCount(data.newPostCount);
    } catch {
      // The count stays as it was; the next occasion asks again.
    }
  }, [client, mode]);

  const askSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void ask(), WAIT_MS + Math.random() * JITTER_MS);
  }, [ask]);

  useEffect(() => {
    void mark(client, mode);
    window.addEventListener('focus', askSoon);
    return () => {
      window.removeEventListener('focus', askSoon);
      clearTimeout(timer.current);
    };
  }, [client, mode, askSoon]);

  useEffect(() => {
    if (state === 'connected') askSoon();
  }, [state, askSoon]);

  useLiveChannel('private-feed', { 'post.created': askSoon });

  const read = useCallback(
    async (reading: (since: string | undefined) => Promise<void>) => {
      // Before the reading: a post that comes between the two is then counted, not lost.
      const newest = readNewest(client);
      await Promise.all([reading(await mark(client, mode)), newest]);
      clearTimeout(timer.current);
      markers.get(client)?.set(mode, newest);
      setCount(0);
    },
    [client, mode],
  );

  return { count, read };
}
