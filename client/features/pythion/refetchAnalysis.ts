import type { ApolloClient } from '@apollo/client';
import { freshRead } from '../../api/freshRead';
import { toCallError } from '../../http/toCallError';
import { evictAnalysis } from './analysisCache';
import { AnalysisDocument, Report_AnalysisFragmentDoc } from './report/__generated__/Report.generated';

/**
 * Refetches an analysis that is cached. One that the viewer can no longer read is evicted, and its page says so; after other
 * errors the cached one stays.
 * @param id the id by which the viewer knows it
 */
export async function refetchAnalysis(client: ApolloClient, id: string): Promise<void> {
  const { cache } = client;
  const cached = cache.readFragment({
    id: cache.identify({ __typename: 'Analysis', id }),
    fragment: Report_AnalysisFragmentDoc,
    fragmentName: 'Report_analysis',
  });
  if (!cached) return;
  try {
    await client.query({ query: AnalysisDocument, variables: { id }, ...freshRead });
  } catch (error) {
    if (toCallError(error, '').code === 'NOT_FOUND') evictAnalysis(cache, id);
  }
}

/** Queries of pages that show a part of an analysis. Named, so that their documents load with their pages only. */
const queriesOfParts = new Set(['AnalysisQuestions', 'QuickResult']);

/** Refetches the parts of an analysis that are on screen, such as its questions with the answers of another tab. */
export const refetchParts = (client: ApolloClient, id: string): Promise<unknown> =>
  client
    .refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName, variables }) => queriesOfParts.has(queryName ?? '') && variables?.id === id,
    })
    .catch(() => undefined);
