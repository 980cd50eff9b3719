import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAuth } from '../../auth/AuthProvider';
import { RailBlock, RailSlot } from '../../shell/RailSlot';
import { PageTitle } from '../../ui/PageTitle';
import { addRecentSearch } from './searchMemory';
import { SearchBox } from './SearchBox';
import { SearchHelp } from './SearchHelp';
import { searchPath } from './searchPath';
import { SearchResults } from './SearchResults';
import { SearchStart } from './SearchStart';

/** Search for posts. The address holds the search, so it can be kept, shared and gone back to. */
export function SearchPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const userId = useAuth().user!.id;
  const query = (params.get('query') ?? '').trim();

  useEffect(() => {
    if (query) addRecentSearch(userId, query);
  }, [query, userId]);

  return (
    <>
      <PageTitle title={query ? `Search: ${query}` : 'Search'} hidden />
      <SearchBox query={query} onSearch={(next) => void navigate(next ? searchPath(next) : '/search')} />
      {query ? (
        <>
          <SearchResults key={query} query={query} />
          <RailSlot>
            <RailBlock title="What you can type">
              <SearchHelp />
            </RailBlock>
          </RailSlot>
        </>
      ) : (
        <SearchStart userId={userId} />
      )}
    </>
  );
}
