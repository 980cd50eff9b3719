import { useQuery } from '@apollo/client/react';
import { toCallError } from '../../../http/toCallError';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { HashtagList } from './HashtagList';
import { HashtagListSkeleton } from './HashtagListSkeleton';
import { TrendingHashtagsDocument } from './__generated__/Hashtags.generated';

/** Trending hashtags of the week as a page section. */
export function TrendingHashtags() {
  const { data, error, refetch } = useQuery(TrendingHashtagsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const hashtags = data?.trendingHashtags;
  return (
    <section aria-labelledby="trending">
      <h2 id="trending" className="border-b border-line px-4 py-3 text-lead">
        Trending this week
      </h2>
      <div className="border-b border-line">
        {error && !hashtags && (
          <ErrorState onRetry={() => void refetch()}>
            {toCallError(error, 'Couldn’t load hashtags.').message}
          </ErrorState>
        )}
        {!error && !hashtags && <HashtagListSkeleton rows={10} />}
        {hashtags?.length === 0 && (
          <p className="px-4 py-3 text-ink-2">
            No hashtags this week yet. To start one, add # before a word in your post.
          </p>
        )}
        {hashtags && hashtags.length > 0 && <HashtagList label="Trending hashtags" hashtags={hashtags} />}
      </div>
    </section>
  );
}
