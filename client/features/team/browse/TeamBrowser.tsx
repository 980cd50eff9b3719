import { useQuery } from '@apollo/client/react';
import { useEffect, type ReactNode } from 'react';
import { EntryRows } from '../../../shell/EntryRows';
import { Button, ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { countFilters, noFilter } from '../filter/teamFilter';
import { useTeamSearch } from '../useTeamSearch';
import { TeamRow } from './TeamRow';
import { TeamsDocument } from './__generated__/Teams.generated';

export interface TeamListProps {
  currentId?: string;
  /** Called with the id of the first team once known, null without one. Stable between renders. */
  onFirst?: (id: string | null | undefined) => void;
}

export interface TeamBrowserProps extends TeamListProps {
  /** Shown when nothing matches words alone. */
  empty?: ReactNode;
  /** Omits the parameters of the URL from the links: another page than that of teams. */
  isSeparate?: boolean;
}

/** Open teams that match the search of the URL. */
export function TeamBrowser({ currentId, onFirst, empty, isSeparate }: TeamBrowserProps) {
  const { search, sort, change } = useTeamSearch();
  const { query, filter } = search;
  const { data, error, refetch, fetchMore } = useQuery(TeamsDocument, {
    variables: { query, filter, sort, withFit: sort === 'BEST_FIT' },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const firstId = data && (data.teams.edges[0]?.node.id ?? (data.teams.pageInfo.hasNextPage ? undefined : null));
  useEffect(() => onFirst?.(firstId), [firstId, onFirst]);

  return (
    <EntryRows
      key={JSON.stringify([search, sort])}
      label="Teams"
      list={data?.teams}
      error={error}
      failed="Couldn’t load teams."
      onRetry={() => void refetch()}
      loadMore={(after) => fetchMore({ variables: { after } })}
      renderRow={(team) => (
        <TeamRow key={team.id} team={team} fit={team.fit} isCurrent={team.id === currentId} isSeparate={isSeparate} />
      )}
      empty={
        countFilters(filter) > 0 ? (
          <EmptyState action={<Button onClick={() => change({ filter: noFilter })}>Clear filters</Button>}>
            No open team matches these filters.
          </EmptyState>
        ) : query !== '' ? (
          (empty ?? (
            <EmptyState action={<Button onClick={() => change({ query: '' })}>Clear search</Button>}>
              No open team matches “{query}”.
            </EmptyState>
          ))
        ) : (
          <EmptyState action={<ButtonLink to="/team-finding/new">Start a team</ButtonLink>}>
            No team is looking for people right now. Start one, and say who you need.
          </EmptyState>
        )
      }
    />
  );
}
