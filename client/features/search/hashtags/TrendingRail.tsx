import { useQuery } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { RailBlock } from '../../../shell/navigation/RailSlot';
import { HashtagList } from './HashtagList';
import { HashtagListSkeleton } from './HashtagListSkeleton';
import { TrendingHashtagsDocument } from './__generated__/Hashtags.generated';

const MAX_HASHTAGS = 5;

/** Trending hashtags in the rail, except on the search page that lists them itself. Renders nothing on failure. */
export function TrendingRail() {
  const { pathname, search } = useLocation();
  const isEmptySearchPage = pathname === '/search' && !new URLSearchParams(search).get('query')?.trim();
  const { data, error } = useQuery(TrendingHashtagsDocument, { skip: isEmptySearchPage });
  if (isEmptySearchPage || error || data?.trendingHashtags.length === 0) return null;
  return (
    <RailBlock title="Trending this week">
      {data ? (
        <HashtagList label="Trending hashtags" hashtags={data.trendingHashtags.slice(0, MAX_HASHTAGS)} />
      ) : (
        <HashtagListSkeleton rows={MAX_HASHTAGS} />
      )}
    </RailBlock>
  );
}
