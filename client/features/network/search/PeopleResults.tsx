import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import type { ResultsProps } from '../../../shell/feature';
import { Button } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { PagedList } from '../people/PagedList';
import { FoundPersonRow } from './FoundPersonRow';
import { hasPeopleWords } from './hasPeopleWords';
import { PeopleFilters } from './PeopleFilters';
import { countChosen, parsePeopleFilter, withPeopleFilter, type PeopleFilter } from './peopleFilter';
import { SearchPeopleDocument } from './__generated__/PeopleResults.generated';

/** People who match the words and the filters of the URL, best match first. */
export function PeopleResults({ query, empty }: ResultsProps) {
  const [params, setParams] = useSearchParams();
  const filter = parsePeopleFilter(params);
  const isFiltered = countChosen(filter) > 0;
  const isSearch = isFiltered || hasPeopleWords(query);
  const { data, error, refetch, fetchMore } = useQuery(SearchPeopleDocument, {
    variables: { query, filter },
    skip: !isSearch,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const changeFilter = (next: Partial<PeopleFilter>) =>
    setParams(withPeopleFilter(params, next), { preventScrollReset: true });

  return (
    <>
      <PeopleFilters query={query} filter={filter} showsTotal={isSearch} onChange={changeFilter} />
      {isSearch ? (
        <PagedList
          key={JSON.stringify(filter)}
          label={query ? `People matching ${query}` : 'People matching the filters'}
          connection={data?.searchPeople}
          error={error}
          failed="Couldn’t load people."
          onRetry={() => refetch()}
          loadMore={(after) => fetchMore({ variables: { after } })}
          renderRow={(match) => <FoundPersonRow key={match.id} match={match} />}
          empty={
            isFiltered ? (
              <EmptyState action={<Button onClick={() => changeFilter({})}>Clear filters</Button>}>
                No results
                {query && (
                  <>
                    {' '}
                    for <span className="break-words text-ink">{query}</span>
                  </>
                )}{' '}
                with these filters.
              </EmptyState>
            ) : (
              empty
            )
          }
        />
      ) : query ? (
        empty
      ) : (
        <EmptyState>Choose a filter, or search for a name, a skill or a location.</EmptyState>
      )}
    </>
  );
}
