import { useState } from 'react';
import { clearRecentSearches, readRecentSearches, removeRecentSearch } from '../recent/recentSearchStorage';
import { RecentSearches } from '../recent/RecentSearches';
import { SearchSyntaxHelp } from './SearchSyntaxHelp';
import { TrendingHashtags } from '../hashtags/TrendingHashtags';

/** The search page without a query: recent searches, trending hashtags and the search syntax. */
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
      {/* On wide screens the rail shows it. */}
      <section aria-labelledby="search-help" className="xl:hidden">
        <h2 id="search-help" className="border-b border-line px-4 py-3 text-lead">
          What you can type
        </h2>
        <SearchSyntaxHelp username={username} />
      </section>
    </>
  );
}
