import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useFirstMatches } from '../../../lib/useFirstMatches';
import { toCallError } from '../../../http/toCallError';
import { EntryRowsSkeleton } from '../../../shell/EntryRows';
import type { FirstResultsProps } from '../../../shell/feature';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { TeamRow } from '../browse/TeamRow';
import { SearchTeamsDocument } from './__generated__/SearchTeams.generated';

/** The newest matching teams, for the page with all kinds of results. */
export function FirstTeamResults({ query, onFound }: FirstResultsProps) {
  const { data, error, refetch, fetchMore } = useQuery(SearchTeamsDocument, {
    variables: { query, first: 3 },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const teams = data?.searchTeams.edges;
  const first = useFirstMatches(data?.searchTeams, (after) => fetchMore({ variables: { after } }));
  const { count } = first;
  const failure = error ?? first.error;

  useEffect(() => {
    if (count !== undefined) onFound(count);
  }, [count, onFound]);

  if (failure && count === undefined)
    return (
      <ErrorState onRetry={() => (error ? void refetch() : first.retry())}>
        {toCallError(failure, 'Couldn’t load teams.').message}
      </ErrorState>
    );
  if (!teams || count === undefined) return <EntryRowsSkeleton label="Loading teams" rows={2} />;
  return (
    <ul aria-label={`Teams matching ${query}`}>
      {teams.map(({ node }) => (
        <TeamRow key={node.id} team={node} isSeparate />
      ))}
    </ul>
  );
}
