import { useQuery } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLiveChannel } from '../../../live/LiveProvider';
import { useAfterReconnect } from '../../../live/useAfterReconnect';
import { useAuth } from '../../../auth/AuthProvider';
import { loadDraft, saveDraft } from '../../../lib/draftStorage';
import { ProjectionDocument, type Editor_ProjectionFragment } from '../editor/__generated__/Projection.generated';
import { ModelChoicesDocument } from './__generated__/ModelChoices.generated';
import { Figures } from './Figures';

export type ChosenProjection = Editor_ProjectionFragment;

/** The models to choose from, and the one in the URL: otherwise the last chosen, or the one that changed last. */
export function useModelChoice() {
  const [params, setParams] = useSearchParams();
  const storageKey = `chosen-projection:${useAuth().user?.id ?? ''}`;
  const {
    data: current,
    previousData,
    error,
    loading,
    refetch,
    fetchMore,
  } = useQuery(ModelChoicesDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // Live events load the list anew, and it stays meanwhile.
  const data = current ?? previousData;
  // A picker has all models: their number is limited.
  const next = current?.projections.pageInfo;
  const cursor = next?.hasNextPage ? next.endCursor : null;
  useEffect(() => {
    if (cursor) void fetchMore({ variables: { after: cursor } }).catch(() => undefined);
  }, [cursor, fetchMore]);
  const choices = data?.projections.edges.map(({ node }) => node);
  const last = loadDraft(storageKey).id;
  const inUrl = params.get('model');
  const modelId = inUrl ?? (choices?.find(({ id }) => id === last) ?? choices?.[0])?.id ?? null;

  useEffect(() => {
    if (inUrl) saveDraft(storageKey, { id: inUrl });
  }, [storageKey, inUrl]);

  /** Sets parameters of the URL; null removes one. */
  function change(values: Record<string, string | null>) {
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        for (const [name, value] of Object.entries({ model: modelId, ...values }))
          if (value === null) next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return { choices, modelId, scenario: params.get('scenario'), params, change, error, loading, refetch };
}

/** The chosen model, kept current by live events. */
export function useChosenModel(id: string) {
  const { data, error, loading, refetch } = useQuery(ProjectionDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  useLiveChannel(`private-projection-${id}`);
  useAfterReconnect(() => void refetch().catch(() => undefined));
  return { projection: data?.projection, error, loading, refetch };
}

/** What follows from a model and its scenarios, computed in a worker. */
export function useFigures({ inputs, scenarios }: Pick<ChosenProjection, 'inputs' | 'scenarios'>) {
  const [figures] = useState(() => new Figures());
  const state = useSyncExternalStore(figures.subscribe, figures.getState);
  useEffect(() => figures.compute(inputs, scenarios), [figures, inputs, scenarios]);
  useEffect(() => () => figures.stop(), [figures]);
  return { figures, ...state, retry: () => figures.compute(inputs, scenarios) };
}
