import { useEffect, useEffectEvent } from 'react';
import { usePageLoad } from './usePageLoad';

type FirstPages = { edges: readonly unknown[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };

export interface FirstMatches {
  /** Number of rows; undefined until some are found, or none on all pages. */
  count: number | undefined;
  /** The error of a further page. */
  error: unknown;
  retry: () => void;
}

/**
 * Loads further pages of a search until the first rows are found: a page can be empty although older rows match.
 * @param list the pages loaded so far; undefined until the first is loaded
 */
export function useFirstMatches(
  list: FirstPages | undefined,
  loadMore: (after: string) => Promise<unknown>,
): FirstMatches {
  const after = list?.edges.length === 0 && list.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;
  const { failure, load } = usePageLoad();
  const loadNext = useEffectEvent((cursor: string) => void load(() => loadMore(cursor)));
  useEffect(() => {
    if (after) loadNext(after);
  }, [after]);
  return {
    count: after ? undefined : list?.edges.length,
    error: failure?.error,
    retry: () => void (after && load(() => loadMore(after))),
  };
}
