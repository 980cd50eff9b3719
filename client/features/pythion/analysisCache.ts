import type { ApolloCache } from '@apollo/client';

/** Types that show the same analysis: the report, and the cards of lists. */
const types = ['Analysis', 'AnalysisCard', 'SharedAnalysisCard'] as const;

const cacheIds = (cache: ApolloCache, id: string) =>
  types.flatMap((type) => cache.identify({ __typename: type, id }) ?? []);

/** Lists of analyses are loaded again when they are shown: one was added, changed or shared. */
export function evictAnalysisLists(cache: ApolloCache): void {
  for (const fieldName of ['analyses', 'sharedAnalyses']) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}

/** The list of starred analyses is loaded again when it is shown. */
export function evictStarredAnalyses(cache: ApolloCache): void {
  cache.modify<{ analyses: object }>({
    fields: {
      analyses: (list, { storeFieldName, DELETE }) => (storeFieldName.includes('"starred":true') ? DELETE : list),
    },
  });
}

/** Versions and their differences are loaded again: there is another version, or the latest has other answers. */
export function evictVersions(cache: ApolloCache): void {
  for (const fieldName of ['analysisVersions', 'analysisDiff', 'analysisFacts'])
    cache.evict({ id: 'ROOT_QUERY', fieldName });
}

/** Removes an analysis that was deleted or can no longer be read, with its rows in lists and the comments on it. */
export function evictAnalysis(cache: ApolloCache, id: string): void {
  for (const cacheId of cacheIds(cache, id)) cache.evict({ id: cacheId });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'analysisComments' });
  evictVersions(cache);
  cache.gc();
}

/** Removes what answers made stale: all of a cached report but the fields that were answered. */
export function evictStaleReport(cache: ApolloCache, answered: { id: string }): void {
  cache.modify({
    id: cache.identify({ __typename: 'Analysis', id: answered.id }),
    fields: (value: unknown, { fieldName, DELETE }) => (fieldName in answered ? value : DELETE),
  });
  evictVersions(cache);
}

/** Writes the title of an analysis, wherever it is shown. */
export function writeTitle(cache: ApolloCache, id: string, title: string): void {
  for (const cacheId of cacheIds(cache, id))
    cache.modify<{ title: string }>({ id: cacheId, fields: { title: () => title } });
}

/** Whether an analysis is shown with this star already, also before the server has answered. */
export function hasStar(cache: ApolloCache, id: string, isStarred: boolean): boolean {
  let hasFound = false;
  const find = (shown: boolean) => {
    hasFound ||= shown === isStarred;
    return shown;
  };
  for (const cacheId of cacheIds(cache, id))
    cache.modify<{ isStarred: boolean }>({ id: cacheId, optimistic: true, fields: { isStarred: find } });
  return hasFound;
}

/** Writes whether an analysis is starred, wherever it is shown. */
export function writeStar(cache: ApolloCache, id: string, isStarred: boolean): void {
  for (const cacheId of cacheIds(cache, id))
    cache.modify<{ isStarred: boolean }>({ id: cacheId, fields: { isStarred: () => isStarred } });
}

/** Hides an analysis from lists, whose rows without data are left out. */
export function hideAnalysisCard(cache: ApolloCache, id: string): void {
  cache.modify({ id: cache.identify({ __typename: 'AnalysisCard', id }), fields: (_, { DELETE }) => DELETE });
}
