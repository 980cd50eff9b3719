import { useState } from 'react';
import { searchKinds } from '../../../shell/registry';
import { TextLink } from '../../../ui/text/TextLink';
import { clearRecentSearches, readRecentSearches, removeRecentSearch } from '../recent/recentSearchStorage';
import { RecentSearches } from '../recent/RecentSearches';
import { SearchSyntaxHelp } from './SearchSyntaxHelp';
import { TrendingHashtags } from '../hashtags/TrendingHashtags';

const filteredKinds = searchKinds().filter(({ filters }) => filters);

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
      {filteredKinds.map(({ id, label, filters }) => (
        <p key={id} className="border-b border-line px-4 py-3">
          <TextLink to={`/search?kind=${id}`} className="inline-flex min-h-8 items-center touch:min-h-control">
            Find {label.toLowerCase()} by {filters}
          </TextLink>
        </p>
      ))}
      <TrendingHashtags />
      {/* On wide screens the rail shows it. */}
      <section aria-labelledby="search-help" className="xl:hidden">
        <h2 id="search-help" className="border-b border-line px-4 py-3 text-lead">
          Search tips
        </h2>
        <SearchSyntaxHelp username={username} />
      </section>
    </>
  );
}
