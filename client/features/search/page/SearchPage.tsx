import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAuth } from '../../../auth/AuthProvider';
import { RailBlock, RailSlot } from '../../../shell/RailSlot';
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

/** One box for everything. The address holds the search, so it can be kept, shared and gone back to. */
export function SearchPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { id: userId, username } = useAuth().user!;
  const typed = (params.get('query') ?? '').trim();
  // What the server would refuse is not asked: the box says why.
  const query = isQueryTooLong(typed) ? '' : typed;
  const kind = params.get('kind');
  const tag = getSoleHashtag(query);
  const box = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (query) addRecentSearch(userId, query);
  }, [query, userId]);

  // Typing is what a page without results is for; with results, the heading keeps the focus that it takes.
  useEffect(() => {
    if (!query) box.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <>
      <SearchBox
        ref={box}
        query={typed}
        onSearch={(next) => void navigate(next ? searchPath(next, kind ?? undefined) : '/search')}
      />
      <SearchHeading query={query} tag={tag} userId={userId} />
      {query ? (
        <>
          {tag === undefined && <ParsedQuerySummary query={query} />}
          <SearchTabs query={query} wanted={kind} usual={tag === undefined ? undefined : 'posts'} />
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
