import { useQuery } from '@apollo/client/react';
import type { ResultsProps } from '../../../shell/feature';
import { parseSearchTerms } from '../../search/query/parseSearchTerms';
import { PeopleList } from '../people/PeopleList';
import { namesOf } from './toPeopleQuery';
import { SearchPeopleDocument } from './__generated__/PeopleResults.generated';

/** People whose name, username or headline matches, the closest first. */
export function PeopleFound({ query, empty }: ResultsProps) {
  const names = namesOf(parseSearchTerms(query));
  const { data, error, refetch, fetchMore } = useQuery(SearchPeopleDocument, {
    variables: { query: names },
    skip: names === '',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (names === '') return empty;
  return (
    <PeopleList
      label={`People matching ${names}`}
      connection={data?.searchPeople}
      error={error}
      failed="Failed to fetch people"
      onRetry={() => refetch()}
      loadMore={(after) => fetchMore({ variables: { after } })}
      empty={empty}
    />
  );
}
