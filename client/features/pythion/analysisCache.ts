import type { ApolloCache } from '@apollo/client';

/** Lists of analyses are loaded again when they are shown: one was added, changed, shared or deleted. */
export function evictAnalysisLists(cache: ApolloCache): void {
  for (const fieldName of ['analyses', 'sharedAnalyses']) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}

/** Versions and their differences are loaded again: there is another version, or the latest has other answers. */
export function evictVersions(cache: ApolloCache): void {
  for (const fieldName of ['analysisVersions', 'analysisDiff', 'analysisFacts'])
    cache.evict({ id: 'ROOT_QUERY', fieldName });
}

/** Removes an analysis that was deleted or can no longer be read, with the comments on it. */
export function evictAnalysis(cache: ApolloCache, id: string): void {
  cache.evict({ id: cache.identify({ __typename: 'Analysis', id }) });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'analysisComments' });
  evictVersions(cache);
  evictAnalysisLists(cache);
}
