import { useQuery } from '@apollo/client/react';
import { ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { StoryList } from '../list/StoryList';
import { BookmarkedNewsDocument } from './__generated__/News.generated';

/** Stories that the viewer saved to read later, latest first. Refetched on every visit, because stories are saved on many pages. */
export function SavedNews() {
  const { data, error, loading, refetch, fetchMore } = useQuery(BookmarkedNewsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <StoryList
      label="Stories to read later"
      connection={data?.bookmarkedNews}
      error={error}
      onRetry={() => void refetch()}
      retrying={loading}
      loadMore={(after) => fetchMore({ variables: { after } })}
      empty={
        <EmptyState action={<ButtonLink to="/news">Go to the latest news</ButtonLink>}>
          Nothing to read later yet. Save a story to find it here. Only you can see your list.
        </EmptyState>
      }
    />
  );
}
