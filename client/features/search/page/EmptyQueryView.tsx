import { useState } from 'react';
import { clearRecentSearches, readRecentSearches, removeRecentSearch } from '../recent/recentSearchStorage';
import { RecentSearches } from '../recent/RecentSearches';
import { SearchSyntaxHelp } from './SearchSyntaxHelp';
import { TrendingHashtags } from '../hashtags/TrendingHashtags';

/** The page before a search: the ones of before, what people write about, and what can be typed. */
export function EmptyQueryView({ userId, username }: { userId: string; username: string }) {
  const [recent, setRecent] = useState(() => readRecentSearches(userId));
  return (
    <>
      {recent.length > 0 && (
        <RecentSearches
          searches={recent}
          onRemove={(query) => setRecent(removeRecentSearch(userId, query))}
          onClear={() => setRecent(clearRecentSearches(userId))}
        />
      )}
      <TrendingHashtags />
      {/* With a rail it stands there. */}
      <section aria-labelledby="search-help" className="xl:hidden">
        <h2 id="search-help" className="border-b border-line px-4 py-3 text-lead">
          What you can type
        </h2>
        <SearchSyntaxHelp username={username} />
      </section>
    </>
  );
}
