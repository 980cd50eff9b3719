import type { ApolloClient } from '@apollo/client';
import { freshRead } from '../../api/freshRead';
import { toCallError } from '../../http/toCallError';
import { evictAnalysis } from './analysisCache';
import { AnalysisDocument } from './report/__generated__/Report.generated';

/**
 * Refetches an analysis that is cached. One that the viewer can no longer read is evicted, and its page says so; after other
 * errors the cached one stays.
 * @param id the id by which the viewer knows it
 */
export async function refetchAnalysis(client: ApolloClient, id: string): Promise<void> {
  if (!client.cache.readQuery({ query: AnalysisDocument, variables: { id } })) return;
  try {
    await client.query({ query: AnalysisDocument, variables: { id }, ...freshRead });
  } catch (error) {
    if (toCallError(error, '').code === 'NOT_FOUND') evictAnalysis(client.cache, id);
  }
}
