import { useEffect } from 'react';
import { fieldErrors } from '../../../api/fieldErrors';
import type { FirstResultsProps } from '../../../shell/feature';
import { ErrorState } from '../../../ui/ErrorState';
import { HashtagList } from './HashtagList';
import { HashtagListSkeleton } from './HashtagListSkeleton';
import { useHashtagSearch } from './useHashtagSearch';

/** The few hashtags used last of those that begin like what was searched for. */
export function FirstHashtagResults({ query, onFound }: FirstResultsProps) {
  const { beginning, hashtags, error, refetch } = useHashtagSearch(query);
  const first = hashtags?.slice(0, 3);
  const count = first?.length;

  useEffect(() => {
    if (count !== undefined) onFound(count);
  }, [count, onFound]);

  if (error && !first)
    return (
      <ErrorState onRetry={() => void refetch()}>{fieldErrors(error, 'Failed to fetch hashtags').message}</ErrorState>
    );
  return first ? (
    <HashtagList label={`Hashtags that begin with ${beginning}`} hashtags={first} />
  ) : (
    <HashtagListSkeleton rows={2} />
  );
}
