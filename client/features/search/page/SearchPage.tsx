import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAuth } from '../../../auth/AuthProvider';
import { RailBlock, RailSlot } from '../../../shell/navigation/RailSlot';
import { searchKinds } from '../../../shell/registry';
import { getSoleHashtag } from '../query/parseSearchTerms';
import { addRecentSearch } from '../recent/recentSearchStorage';
import { SearchBox } from '../box/SearchBox';
import { SearchHeading } from './SearchHeading';
import { SearchSyntaxHelp } from './SearchSyntaxHelp';
import { isQueryTooLong } from '../query/queryLength';
import { ParsedQuerySummary } from './ParsedQuerySummary';
import { currentSearch, searchPath } from '../query/searchPath';
import { EmptyQueryView } from './EmptyQueryView';
import { SearchKindResults } from '../results/SearchKindResults';
import { SearchTabs } from '../results/SearchTabs';

function withQuery(params: URLSearchParams, query: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (query) next.set('query', query);
  else next.delete('query');
  return next;
}

/**
 * The search page. The URL contains query and kind, so that searches can be bookmarked, shared and navigated. A kind with
 * filters has them there too, and needs no query.
 */
export function SearchPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { id: userId, username } = useAuth().user!;
  const rawQuery = (params.get('query') ?? '').trim();
  // The server would reject a query that is too long. The search box shows the error instead.
  const query = isQueryTooLong(rawQuery) ? '' : rawQuery;
  const kind = params.get('kind');
  const filteredKind = searchKinds().find(({ id, filters }) => id === kind && filters);
  const hashtag = getSoleHashtag(query);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (query) addRecentSearch(userId, query);
  }, [query, userId]);

  // Focuses the input only without a search. Otherwise the page title takes focus.
  useEffect(() => {
    if (!query && !filteredKind) input.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <>
      <SearchBox
        ref={input}
        query={rawQuery}
        onSearch={(next) => {
          // Filters of the shown kind stay.
          if (filteredKind) void navigate(`/search?${withQuery(currentSearch(), next)}`);
          else void navigate(next ? searchPath(next, currentSearch().get('kind') ?? undefined) : '/search');
        }}
      />
      <SearchHeading query={query} hashtag={hashtag} kindLabel={filteredKind?.label} userId={userId} />
      {query ? (
        <>
          {hashtag === undefined && !filteredKind && <ParsedQuerySummary query={query} />}
          <SearchTabs query={query} selectedKind={kind} defaultKind={hashtag === undefined ? undefined : 'posts'} />
        </>
      ) : filteredKind ? (
        <SearchKindResults kind={filteredKind} view="Results" query="" empty={null} />
      ) : (
        <EmptyQueryView userId={userId} username={username} />
      )}
      <RailSlot>
        <RailBlock title="Search tips">
          <SearchSyntaxHelp username={username} />
        </RailBlock>
      </RailSlot>
    </>
  );
}
