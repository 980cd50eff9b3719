import { useEffect } from 'react';
import { toCallError } from '../../../http/toCallError';
import type { FirstResultsProps } from '../../../shell/feature';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { HashtagList } from './HashtagList';
import { HashtagListSkeleton } from './HashtagListSkeleton';
import { useHashtagSearch } from './useHashtagSearch';

/** The most recently used hashtags that start with the prefix of a query. */
export function FirstHashtagResults({ query, onFound }: FirstResultsProps) {
  const { prefix, hashtags, error, refetch } = useHashtagSearch(query);
  const first = hashtags?.slice(0, 3);
  const count = first?.length;

  useEffect(() => {
    if (count !== undefined) onFound(count);
  }, [count, onFound]);

  if (error && !first)
    return (
      <ErrorState onRetry={() => void refetch()}>{toCallError(error, 'Failed to fetch hashtags').message}</ErrorState>
    );
  return first ? (
    <HashtagList label={`Hashtags that begin with ${prefix}`} hashtags={first} />
  ) : (
    <HashtagListSkeleton rows={2} />
  );
}
