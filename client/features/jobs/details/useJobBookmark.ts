import { useApolloClient } from '@apollo/client/react';
import { toggleInList } from '../../../api/toggleInList';
import { toCallError } from '../../../http/toCallError';
import { optimisticToggle } from '../../../lib/optimisticToggle';
import { useToast } from '../../../ui/toast/Toast';
import { evictJobLists } from '../jobCache';
import { SetJobBookmarkDocument } from './__generated__/JobDetails.generated';

/** Bookmarks a job optimistically. Rolls back with a toast on failure. @returns a function that toggles the state */
export function useJobBookmark({ id, viewerHasBookmarked }: { id: string; viewerHasBookmarked: boolean }) {
  const client = useApolloClient();
  const toast = useToast();
  return async () => {
    await optimisticToggle({
      key: `job-bookmark:${id}`,
      isOn: viewerHasBookmarked,
      cache: client.cache,
      show: (cache, wanted) =>
        cache.modify<{ viewerHasBookmarked: boolean }>({
          id: cache.identify({ __typename: 'Job', id }),
          fields: { viewerHasBookmarked: () => wanted },
        }),
      send: (bookmarked) =>
        toggleInList(client, {
          list: { operation: 'BookmarkedJobs' },
          send: () => client.mutate({ mutation: SetJobBookmarkDocument, variables: { id, bookmarked } }),
          evict: () => evictJobLists(client.cache, ['bookmarkedJobs']),
        }),
      onFailure: (error, wanted) =>
        toast.show(
          toCallError(error, wanted ? 'Couldn’t bookmark the job.' : 'Couldn’t remove the bookmark.').message,
          { failed: true },
        ),
    });
  };
}
