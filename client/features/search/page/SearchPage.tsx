import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAuth } from '../../../auth/AuthProvider';
import { RailBlock, RailSlot } from '../../../shell/navigation/RailSlot';
import { getSoleHashtag } from '../query/parseSearchTerms';
import { addRecentSearch } from '../recent/recentSearchStorage';
import { SearchBox } from '../box/SearchBox';
import { SearchHeading } from './SearchHeading';
import { SearchSyntaxHelp } from './SearchSyntaxHelp';
import { isQueryTooLong } from '../query/queryLength';
import { ParsedQuerySummary } from './ParsedQuerySummary';
import { searchPath } from '../query/searchPath';
import { EmptyQueryView } from './EmptyQueryView';
import { SearchTabs } from '../results/SearchTabs';

/** The search page. The URL contains query and kind, so that searches can be bookmarked, shared and navigated. */
export function SearchPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { id: userId, username } = useAuth().user!;
  const rawQuery = (params.get('query') ?? '').trim();
  // The server would reject a query that is too long. The search box shows the error instead.
  const query = isQueryTooLong(rawQuery) ? '' : rawQuery;
  const kind = params.get('kind');
  const hashtag = getSoleHashtag(query);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (query) addRecentSearch(userId, query);
  }, [query, userId]);

  // Focuses the input only without a query. Otherwise the page title takes focus.
  useEffect(() => {
    if (!query) input.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <>
      <SearchBox
        ref={input}
        query={rawQuery}
        onSearch={(next) => void navigate(next ? searchPath(next, kind ?? undefined) : '/search')}
      />
      <SearchHeading query={query} hashtag={hashtag} userId={userId} />
      {query ? (
        <>
          {hashtag === undefined && <ParsedQuerySummary query={query} />}
          <SearchTabs query={query} selectedKind={kind} defaultKind={hashtag === undefined ? undefined : 'posts'} />
        </>
      ) : (
        <EmptyQueryView userId={userId} username={username} />
      )}
      <RailSlot>
        <RailBlock title="What you can type">
          <SearchSyntaxHelp username={username} />
        </RailBlock>
      </RailSlot>
    </>
  );
}
