import { useApolloClient } from '@apollo/client/react';
import { toggleInList } from '../../../api/toggleInList';
import { toCallError } from '../../../http/toCallError';
import { optimisticToggle } from '../../../lib/optimisticToggle';
import { useToast } from '../../../ui/toast/Toast';
import {
  SetNewsBookmarkDocument,
  StoryActions_NewsStoryFragmentDoc as fragment,
  type StoryActions_NewsStoryFragment,
} from './__generated__/Story.generated';

/** @returns a function that saves a story to read later, or removes it: optimistic, rolled back with a toast on failure */
export function useStoryBookmark(story: StoryActions_NewsStoryFragment): () => Promise<void> {
  const client = useApolloClient();
  const toast = useToast();
  return () =>
    optimisticToggle({
      key: `newsBookmark:${story.id}`,
      isOn: story.viewerHasBookmarked,
      cache: client.cache,
      show: (cache, wanted) =>
        void cache.updateFragment(
          { id: cache.identify({ __typename: 'NewsStory', id: story.id }), fragment },
          (cached) => cached && { ...cached, viewerHasBookmarked: wanted },
        ),
      send: (bookmarked) =>
        toggleInList(client, {
          list: { operation: 'BookmarkedNews' },
          send: () => client.mutate({ mutation: SetNewsBookmarkDocument, variables: { id: story.id, bookmarked } }),
        }),
      onFailure: (error, wanted) =>
        toast.show(
          toCallError(error, wanted ? 'Couldn’t save the story.' : 'Couldn’t remove the story from Read later.')
            .message,
          { failed: true },
        ),
    });
}
