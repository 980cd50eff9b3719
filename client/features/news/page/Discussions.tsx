import { useQuery } from '@apollo/client/react';
import { Button } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { PostList } from '../../post/list/PostList';
import { formatDiscussionCount } from '../story/formatDiscussionCount';
import { PostsAboutStoryDocument } from './__generated__/StoryPage.generated';

interface DiscussionsProps {
  storyId: string;
  count: number;
  onDiscuss: () => void;
}

/** The posts that discuss a story, newest first. The story's card is hidden in them: it is on the page already. */
export function Discussions({ storyId, count, onDiscuss }: DiscussionsProps) {
  const { data, error, refetch, fetchMore } = useQuery(PostsAboutStoryDocument, {
    variables: { storyId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <section aria-labelledby="discussions" className="[&_[data-attachment=newsStory]]:hidden">
      <h2 id="discussions" className="border-b border-line px-4 py-3 text-lead">
        {count > 0 ? formatDiscussionCount(count) : 'Discussions'}
      </h2>
      <PostList
        id={`story:${storyId}`}
        label="Posts about this story"
        connection={data?.postsAboutStory}
        error={error}
        onRetry={() => refetch()}
        loadMore={(after) => fetchMore({ variables: { after } })}
        empty={
          <EmptyState action={<Button onClick={onDiscuss}>Write the first post</Button>}>
            Nobody has discussed this story yet.
          </EmptyState>
        }
      />
    </section>
  );
}
