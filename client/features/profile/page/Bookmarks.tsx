import { useQuery } from '@apollo/client/react';
import { ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { PostList } from '../../post/list/PostList';
import { BookmarksDocument } from './__generated__/Bookmarks.generated';

/** The viewer's bookmarked posts, latest first. Refetched on every visit, because bookmarks are set on many pages. */
export function Bookmarks() {
  const { data, error, refetch, fetchMore } = useQuery(BookmarksDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <PostList
      id="bookmarks"
      label="Your bookmarks"
      connection={data?.bookmarkedPosts}
      error={error}
      onRetry={() => refetch()}
      loadMore={(after) => fetchMore({ variables: { after } })}
      empty={
        <EmptyState action={<ButtonLink to="/home">Go to your feed</ButtonLink>}>
          No bookmarks yet. Bookmark a post to save it here. Only you can see your bookmarks.
        </EmptyState>
      }
    />
  );
}
