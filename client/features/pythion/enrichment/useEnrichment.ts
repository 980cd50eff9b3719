import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { CallError } from '../../../http/errors';
import { toCallError } from '../../../http/toCallError';
import { useConnectionState } from '../../../live/LiveProvider';
import { useRefetchAfterReconnect } from '../useRefetchAfterReconnect';
import {
  CancelEnrichmentDocument,
  Enrichment_AnalysisFragmentDoc,
  EnrichmentDocument,
  StartEnrichmentDocument,
} from './__generated__/Enrichment.generated';

/** Poll interval while live updates are disconnected. */
const pollMs = 3_000;

/** What the language model did with an analysis, with functions to start and cancel it. */
export function useEnrichment(id: string) {
  const { cache } = useApolloClient();
  const { state } = useConnectionState();
  const { data, refetch, startPolling, stopPolling } = useQuery(EnrichmentDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [start, { loading: isStarting }] = useMutation(StartEnrichmentDocument, {
    variables: { id },
    fetchPolicy: 'no-cache',
  });
  const [cancel, { loading: isCancelling }] = useMutation(CancelEnrichmentDocument, { variables: { id } });
  const [error, setError] = useState<CallError>();
  useRefetchAfterReconnect(id, refetch);

  const shouldPoll = data?.analysis.enrichment.status === 'running' && state !== 'connected';
  useEffect(() => {
    if (!shouldPoll) return undefined;
    startPolling(pollMs);
    return stopPolling;
  }, [shouldPoll, startPolling, stopPolling]);

  /** @returns whether the call succeeded */
  async function call(mutate: () => Promise<unknown>, fallback: string): Promise<boolean> {
    setError(undefined);
    try {
      await mutate();
      return true;
    } catch (failure) {
      setError(toCallError(failure, fallback));
      return false;
    }
  }

  /** Events of the run may arrive before the response that starts it, and are newer than it. */
  async function startRun(): Promise<void> {
    const place = { id: cache.identify({ __typename: 'Analysis', id }), fragment: Enrichment_AnalysisFragmentDoc };
    const before = cache.readFragment(place)?.enrichment;
    const started = (await start()).data?.startEnrichment;
    cache.updateFragment(place, (current) => {
      const isUnchanged =
        current?.enrichment.status === before?.status &&
        current?.enrichment.progress === before?.progress &&
        current?.enrichment.sentenceCount === before?.sentenceCount;
      return isUnchanged ? started : current;
    });
  }

  return {
    modelName: data?.languageModel.isConfigured ? data.languageModel.name : undefined,
    enrichment: data?.analysis.enrichment,
    error,
    isStarting,
    isCancelling,
    start: () => call(startRun, 'Couldn’t start the language model.'),
    cancel: () => call(() => cancel(), 'Couldn’t cancel the language model.'),
  };
}
