import { useApolloClient } from '@apollo/client/react';
import { toggleInList } from '../../../api/toggleInList';
import { toCallError } from '../../../http/toCallError';
import { optimisticToggle } from '../../../lib/optimisticToggle';
import { useToast } from '../../../ui/toast/Toast';
import { evictStarredAnalyses, writeStar } from '../analysisCache';
import { SetAnalysisStarDocument } from './__generated__/Analysis.generated';

/** Stars an analysis optimistically. Rolls back with a toast on failure. @returns a function that toggles the state */
export function useStar({ id, isStarred }: { id: string; isStarred: boolean }) {
  const client = useApolloClient();
  const toast = useToast();
  return () =>
    optimisticToggle({
      key: `analysis-star:${id}`,
      isOn: isStarred,
      cache: client.cache,
      show: (cache, wanted) => writeStar(cache, id, wanted),
      send: (starred) =>
        toggleInList(client, {
          list: { operation: 'Analyses', variables: { starred: true } },
          async send() {
            await client.mutate({ mutation: SetAnalysisStarDocument, variables: { id, starred } });
            writeStar(client.cache, id, starred);
          },
          evict: () => evictStarredAnalyses(client.cache),
        }),
      onFailure: (error, wanted) =>
        toast.show(toCallError(error, wanted ? 'Couldn’t star the analysis.' : 'Couldn’t remove the star.').message, {
          failed: true,
        }),
    });
}
