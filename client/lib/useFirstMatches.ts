import { useEffect, useEffectEvent } from 'react';
import { usePageLoad } from './usePageLoad';
import { useSearchPages } from './useSearchPages';

type FirstPages = { edges: readonly unknown[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };

export interface FirstMatches {
  /** Number of rows; undefined until some are found, or none on all pages that are loaded without asking. */
  count: number | undefined;
  /** The error of a further page. */
  error: unknown;
  retry: () => void;
}

/**
 * Loads further pages of a search until the first rows are found: a page can be empty although older rows match.
 * Gives up after some pages; the list of all results goes on from there.
 * @param list the pages loaded so far; undefined until the first is loaded
 */
export function useFirstMatches(
  list: FirstPages | undefined,
  loadMore: (after: string) => Promise<unknown>,
): FirstMatches {
  const after = list?.edges.length === 0 && list.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;
  const { isLoading, failure, load } = usePageLoad();
  const { isPaused, countPage } = useSearchPages(0);
  const next = isPaused ? null : after;
  const loadNext = useEffectEvent((end: string) => {
    countPage();
    void load(() => loadMore(end));
  });
  // A page can be rendered before its request has settled.
  const cursor = isLoading || failure ? null : next;
  useEffect(() => {
    if (cursor) loadNext(cursor);
  }, [cursor]);
  return {
    count: next ? undefined : list?.edges.length,
    error: failure?.error,
    retry: () => void (after && load(() => loadMore(after))),
  };
}
