import type { ApolloClient } from '@apollo/client';
import type { EventPayloads } from '../../../../shared/contracts/events';
import { freshRead } from '../../../api/freshRead';
import { Enrichment_AnalysisFragmentDoc, EnrichmentDocument } from './__generated__/Enrichment.generated';

/** Writes the progress of the language model. How it ended is read, because the event has counts only. */
export async function applyEnrichment(
  client: ApolloClient,
  { analysisId: id, status, progress, sentences }: EventPayloads['analysis.enrichment.progressed'],
): Promise<void> {
  const { cache } = client;
  const fragment = Enrichment_AnalysisFragmentDoc;
  const cached = cache.updateFragment(
    { id: cache.identify({ __typename: 'Analysis', id }), fragment },
    (current) =>
      current && { ...current, enrichment: { ...current.enrichment, status, progress, sentenceCount: sentences } },
  );
  if (!cached || status === 'running') return;
  await client.query({ query: EnrichmentDocument, variables: { id }, ...freshRead }).catch(() => undefined);
}
