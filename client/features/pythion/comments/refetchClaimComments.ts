import type { ApolloClient } from '@apollo/client';
import { freshRead } from '../../../api/freshRead';
import { AnalysisCommentsDocument } from './__generated__/Comments.generated';

/**
 * Refetches the comments on an analysis that is on screen. Pages are fetched one after the other, each into the list, so
 * rows do not disappear meanwhile.
 */
export async function refetchClaimComments(client: ApolloClient, analysisId: string): Promise<void> {
  const cached = client.cache.readQuery({ query: AnalysisCommentsDocument, variables: { analysisId } });
  if (!cached) return;
  await client
    .query({ query: AnalysisCommentsDocument, variables: { analysisId, after: lastCursor(cached) }, ...freshRead })
    .catch(() => undefined);
}

/** New comments are the last ones. */
const lastCursor = ({ analysisComments: { edges } }: { analysisComments: { edges: { cursor: string }[] } }) =>
  edges.at(-1)?.cursor;
