import { useApolloClient } from '@apollo/client/react';
import { toCallError } from '../../../http/toCallError';
import { deferWithUndo } from '../../../shell/deferWithUndo';
import { useToast } from '../../../ui/toast/Toast';
import { evictAnalysis, hideAnalysisCard } from '../analysisCache';
import { DeleteAnalysisDocument } from '../parts/__generated__/Analysis.generated';

/** @returns a function that hides an analysis from lists, offers Undo, and deletes it when the undo period is over */
export function useDeleteWithUndo(): (analysis: { id: string }) => void {
  const client = useApolloClient();
  const toast = useToast();
  const { cache } = client;

  return ({ id }) => {
    const layer = `analysis-delete:${id}`;
    const undo = () => cache.removeOptimistic(layer);
    cache.batch({ optimistic: layer, update: (layered) => hideAnalysisCard(layered, id) });

    const send = () =>
      client
        .mutate({
          mutation: DeleteAnalysisDocument,
          variables: { id },
          context: { fetchOptions: { keepalive: true } },
        })
        .then(
          () => evictAnalysis(cache, id),
          (error: unknown) =>
            void toast.show(toCallError(error, 'Couldn’t delete the analysis.').message, { failed: true }),
        )
        .finally(undo);

    deferWithUndo({ key: layer, message: 'Analysis deleted.', undo, send: () => void send() });
  };
}
