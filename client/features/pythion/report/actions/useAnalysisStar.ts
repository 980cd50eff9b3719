import { useApolloClient } from '@apollo/client/react';
import { toCallError } from '../../../../http/toCallError';
import { optimisticToggle } from '../../../../lib/optimisticToggle';
import { useToast } from '../../../../ui/toast/Toast';
import { evictAnalysisLists } from '../../analysisCache';
import { SetAnalysisStarDocument } from './__generated__/ReportActions.generated';

/** Stars an analysis optimistically. Rolls back with a toast on failure. @returns a function that toggles the state */
export function useAnalysisStar({ id, isStarred }: { id: string; isStarred: boolean }) {
  const client = useApolloClient();
  const toast = useToast();
  return () =>
    optimisticToggle({
      key: `analysis-star:${id}`,
      isOn: isStarred,
      cache: client.cache,
      show: (cache, wanted) =>
        cache.modify<{ isStarred: boolean }>({
          id: cache.identify({ __typename: 'Analysis', id }),
          fields: { isStarred: () => wanted },
        }),
      send: async (starred) => {
        await client.mutate({ mutation: SetAnalysisStarDocument, variables: { id, starred } });
        evictAnalysisLists(client.cache);
      },
      onFailure: (error, wanted) =>
        toast.show(toCallError(error, wanted ? 'Couldn’t star the analysis.' : 'Couldn’t remove the star.').message, {
          failed: true,
        }),
    });
}
