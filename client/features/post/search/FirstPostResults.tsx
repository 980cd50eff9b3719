import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useFirstMatches } from '../../../lib/useFirstMatches';
import { toCallError } from '../../../http/toCallError';
import type { FirstResultsProps } from '../../../shell/feature';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { PostListSkeleton } from '../list/PostListSkeleton';
import { useFeedShortcuts } from '../list/postShortcuts';
import { PostCard } from '../card/PostCard';
import { SearchFirstPostsDocument } from './__generated__/FirstPostResults.generated';

/** The newest posts that match a query. */
export function FirstPostResults({ query, onFound }: FirstResultsProps) {
  const { data, error, refetch, fetchMore } = useQuery(SearchFirstPostsDocument, {
    variables: { query },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const shortcutProps = useFeedShortcuts();
  const edges = data?.searchPosts.edges;
  const first = useFirstMatches(data?.searchPosts, (after) => fetchMore({ variables: { after } }));
  const { count } = first;
  const failure = error ?? first.error;

  useEffect(() => {
    if (count !== undefined) onFound(count);
  }, [count, onFound]);

  if (failure && count === undefined)
    return (
      <ErrorState onRetry={() => (error ? void refetch() : first.retry())}>
        {toCallError(failure, 'Failed to fetch posts').message}
      </ErrorState>
    );
  if (!edges || count === undefined) return <PostListSkeleton rows={2} />;
  return (
    <div {...shortcutProps} role="feed" aria-label={`Posts matching ${query}`}>
      {edges.map(({ node }, index) => (
        <PostCard key={node.id} post={node} position={{ index: index + 1, size: -1 }} />
      ))}
    </div>
  );
}
