import { fieldErrors } from '../../../api/fieldErrors';
import type { ResultsProps } from '../../../shell/feature';
import { ErrorState } from '../../../ui/ErrorState';
import { HashtagList } from './HashtagList';
import { HashtagListSkeleton } from './HashtagListSkeleton';
import { useHashtagSearch } from './useHashtagSearch';

/** Hashtags that begin like what was searched for. */
export function HashtagResults({ query, empty }: ResultsProps) {
  const { beginning, hashtags, error, refetch } = useHashtagSearch(query);
  const failure = error && (
    <ErrorState onRetry={() => void refetch()}>{fieldErrors(error, 'Failed to fetch hashtags').message}</ErrorState>
  );
  if (!hashtags) return failure ?? <HashtagListSkeleton rows={5} />;
  return (
    <>
      {failure}
      {hashtags.length === 0 ? (
        empty
      ) : (
        <HashtagList label={`Hashtags that begin with ${beginning}`} hashtags={hashtags} />
      )}
    </>
  );
}
