import type { PageEnd } from '../../../ui/InfiniteRows';

/**
 * The list on screen while a search changes with each letter: rows of the last search stay until those of the next are loaded,
 * and load no page of theirs meanwhile. Without rows it is loading, so that nothing is said about a search without results. Rows
 * of the last search are no answer to one that failed.
 */
export function keepRows<List extends { edges: readonly unknown[]; pageInfo: PageEnd }>(
  list: List | undefined,
  previous: List | undefined,
  hasFailed: boolean,
): List | undefined {
  if (list || hasFailed || !previous?.edges.length) return list;
  return { ...previous, pageInfo: { ...previous.pageInfo, hasNextPage: false } };
}
