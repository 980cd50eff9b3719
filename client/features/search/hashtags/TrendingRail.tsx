import { useQuery } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { RailBlock } from '../../../shell/RailSlot';
import { HashtagList } from './HashtagList';
import { HashtagListSkeleton } from './HashtagListSkeleton';
import { TrendingHashtagsDocument } from './__generated__/Hashtags.generated';

const shown = 5;

/** What people write about this week, beside any page but the one that shows it itself. Without it nothing is missing. */
export function TrendingRail() {
  const { pathname, search } = useLocation();
  const isSearchStart = pathname === '/search' && !new URLSearchParams(search).get('query')?.trim();
  const { data, error } = useQuery(TrendingHashtagsDocument, { skip: isSearchStart });
  if (isSearchStart || error || data?.trendingHashtags.length === 0) return null;
  return (
    <RailBlock title="Trending this week">
      {data ? (
        <HashtagList label="Trending hashtags" hashtags={data.trendingHashtags.slice(0, shown)} />
      ) : (
        <HashtagListSkeleton rows={shown} />
      )}
    </RailBlock>
  );
}
