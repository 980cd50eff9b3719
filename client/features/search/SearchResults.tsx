import { useQuery } from '@apollo/client/react';
import { PostList } from '../post/PostList';
import { NothingFound } from './NothingFound';
import { SearchPostsDocument } from './SearchResults.generated';

/** Posts that match, newest first. */
export function SearchResults({ query }: { query: string }) {
  const { data, error, refetch, fetchMore } = useQuery(SearchPostsDocument, { variables: { query }, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  return (
    <PostList
      id={`search:${query}`}
      label={`Posts matching ${query}`}
      connection={data?.searchPosts}
      error={error}
      onRetry={() => refetch()}
      loadMore={(after) => fetchMore({ variables: { after } })}
      empty={<NothingFound query={query} />}
    />
  );
}
