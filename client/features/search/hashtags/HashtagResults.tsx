import { toCallError } from '../../../http/toCallError';
import type { ResultsProps } from '../../../shell/feature';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { HashtagList } from './HashtagList';
import { HashtagListSkeleton } from './HashtagListSkeleton';
import { useHashtagSearch } from './useHashtagSearch';

/** All hashtags that start with the prefix of a query. */
export function HashtagResults({ query, empty }: ResultsProps) {
  const { prefix, hashtags, error, refetch } = useHashtagSearch(query);
  const failure = error && (
    <ErrorState onRetry={() => void refetch()}>{toCallError(error, 'Couldn’t load hashtags.').message}</ErrorState>
  );
  if (!hashtags) return failure ?? <HashtagListSkeleton rows={5} />;
  return (
    <>
      {failure}
      {hashtags.length === 0 ? empty : <HashtagList label={`Hashtags starting with ${prefix}`} hashtags={hashtags} />}
    </>
  );
}
