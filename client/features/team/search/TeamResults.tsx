import { useQuery } from '@apollo/client/react';
import { EntryRows } from '../../../shell/EntryRows';
import type { ResultsProps } from '../../../shell/feature';
import { TeamRow } from '../browse/TeamRow';
import { SearchTeamsDocument } from './__generated__/SearchTeams.generated';

/** Teams that match the words of the search box. */
export function TeamResults({ query, empty }: ResultsProps) {
  const { data, error, refetch, fetchMore } = useQuery(SearchTeamsDocument, {
    variables: { query, first: 20 },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <EntryRows
      label="Teams"
      list={data?.searchTeams}
      error={error}
      failed="Couldn’t load teams."
      onRetry={() => void refetch()}
      loadMore={(after) => fetchMore({ variables: { after } })}
      renderRow={(team) => <TeamRow key={team.id} team={team} isSeparate />}
      empty={empty}
    />
  );
}
