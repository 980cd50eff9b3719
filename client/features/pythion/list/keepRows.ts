import type { PageEnd } from '../../../ui/InfiniteRows';

/**
 * The list on screen while a search changes with each letter: rows of the last search stay until those of the next are loaded,
 * and load no page of theirs meanwhile. Without rows it is loading, so that nothing is said about a search without results.
 */
export function keepRows<List extends { edges: readonly unknown[]; pageInfo: PageEnd }>(
  list: List | undefined,
  previous: List | undefined,
): List | undefined {
  if (list || !previous?.edges.length) return list;
  return { ...previous, pageInfo: { ...previous.pageInfo, hasNextPage: false } };
}
