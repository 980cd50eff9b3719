import { useApolloClient } from '@apollo/client/react';
import { restartReads } from '../../../api/restartReads';
import { toCallError } from '../../../http/toCallError';
import { optimisticToggle } from '../../../lib/optimisticToggle';
import { useToast } from '../../../ui/toast/Toast';
import {
  NewsSource_NewsSourceFragmentDoc as fragment,
  SetNewsSourceEnabledDocument,
  type NewsSource_NewsSourceFragment,
} from './__generated__/NewsSources.generated';

/** @returns a function that switches a source on or off: optimistic, rolled back with a toast on failure */
export function useSourceSwitch(): (source: NewsSource_NewsSourceFragment) => Promise<void> {
  const client = useApolloClient();
  const toast = useToast();
  return ({ id, title, isEnabled }) =>
    optimisticToggle({
      key: `newsSource:${id}`,
      isOn: isEnabled,
      cache: client.cache,
      show: (cache, wanted) =>
        void cache.updateFragment(
          { id: cache.identify({ __typename: 'NewsSource', id }), fragment },
          (cached) => cached && { ...cached, isEnabled: wanted },
        ),
      send: async (enabled) => {
        await client.mutate({
          mutation: SetNewsSourceEnabledDocument,
          variables: { id, enabled },
          // Which stories are listed depends on it.
          update: (cache) => {
            cache.evict({ id: 'ROOT_QUERY', fieldName: 'news' });
            cache.evict({ id: 'ROOT_QUERY', fieldName: 'startupNews' });
          },
        });
        restartReads(client, ['News', 'StartupNews', 'NewsSources']);
      },
      onFailure: (error, wanted) =>
        toast.show(
          toCallError(error, `Couldn’t turn ${wanted ? 'on' : 'off'} “${title}”. Try again in a moment.`).message,
          { failed: true },
        ),
    });
}
