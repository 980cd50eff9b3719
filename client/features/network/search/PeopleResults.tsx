import { useQuery } from '@apollo/client/react';
import type { ResultsProps } from '../../../shell/feature';
import { parseSearchTerms } from '../../search/query/parseSearchTerms';
import { PeopleList } from '../people/PeopleList';
import { toPeopleQuery } from './toPeopleQuery';
import { SearchPeopleDocument } from './__generated__/PeopleResults.generated';

/** People whose name, username or headline matches, best match first. */
export function PeopleResults({ query, empty }: ResultsProps) {
  const peopleQuery = toPeopleQuery(parseSearchTerms(query));
  const { data, error, refetch, fetchMore } = useQuery(SearchPeopleDocument, {
    variables: { query: peopleQuery },
    skip: peopleQuery === '',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (peopleQuery === '') return empty;
  return (
    <PeopleList
      label={`People matching ${peopleQuery}`}
      connection={data?.searchPeople}
      error={error}
      failed="Failed to fetch people"
      onRetry={() => refetch()}
      loadMore={(after) => fetchMore({ variables: { after } })}
      empty={empty}
    />
  );
}
