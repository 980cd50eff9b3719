import type { ApolloClient } from '@apollo/client';
import { PostsAboutStoryDocument } from '../page/__generated__/StoryPage.generated';

/** Counts the viewer's new post about a story, and shows it on the story's page. */
export function afterPublish(client: ApolloClient, { id }: { id: string }): void {
  client.cache.modify<{ discussionCount: number }>({
    id: client.cache.identify({ __typename: 'NewsStory', id }),
    fields: { discussionCount: (count) => count + 1 },
  });
  for (const query of client.getObservableQueries('active'))
    if (query.options.query === PostsAboutStoryDocument) query.refetch().catch(() => undefined);
}
