import { useQuery } from '@apollo/client/react';
import { ButtonLink } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { PostList } from '../../post/list/PostList';
import { BookmarksDocument } from './__generated__/Bookmarks.generated';

/** Posts kept for later, latest first. Asked for anew on every visit: bookmarks are set all over the product. */
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
          Nothing kept yet. The bookmark under a post brings it here, for you alone.
        </EmptyState>
      }
    />
  );
}
