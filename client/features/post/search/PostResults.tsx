import { useQuery } from '@apollo/client/react';
import type { ResultsProps } from '../../../shell/feature';
import { PostList } from '../list/PostList';
import { SearchPostsDocument } from './__generated__/PostResults.generated';

/** All posts that match a query, newest first. */
export function PostResults({ query, empty }: ResultsProps) {
  const { data, error, refetch, fetchMore } = useQuery(SearchPostsDocument, {
    variables: { query },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <PostList
      id={`search:${query}`}
      label={`Posts matching ${query}`}
      connection={data?.searchPosts}
      error={error}
      onRetry={() => refetch()}
      loadMore={(after) => fetchMore({ variables: { after } })}
      empty={empty}
    />
  );
}
