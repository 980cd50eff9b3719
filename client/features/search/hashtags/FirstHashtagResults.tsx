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
      <ErrorState onRetry={() => void refetch()}>{toCallError(error, 'Couldn’t load hashtags.').message}</ErrorState>
    );
  return first ? (
    <HashtagList label={`Hashtags starting with ${prefix}`} hashtags={first} />
  ) : (
    <HashtagListSkeleton rows={2} />
  );
}
