import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { EntryRows } from '../../../shell/EntryRows';
import { ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import type { TeamListProps } from '../browse/TeamBrowser';
import { TeamRow } from '../browse/TeamRow';
import { OwnApplicationRow } from './OwnApplicationRow';
import { OwnRoleApplicationsDocument, OwnTeamsDocument } from './__generated__/OwnTeams.generated';

const fetching = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;

/** Teams that the viewer owns, is on or is invited to. */
export function OwnTeamList({ currentId, onFirst }: TeamListProps) {
  const { data, error, refetch, fetchMore } = useQuery(OwnTeamsDocument, fetching);
  const firstId = data && (data.ownTeams.edges[0]?.node.id ?? null);
  useEffect(() => onFirst?.(firstId), [firstId, onFirst]);
  return (
    <EntryRows
      label="Your teams"
      list={data?.ownTeams}
      error={error}
      failed="Couldn’t load your teams."
      onRetry={() => void refetch()}
      loadMore={(after) => fetchMore({ variables: { after } })}
      renderRow={(team) => <TeamRow key={team.id} team={team} isCurrent={team.id === currentId} />}
      empty={
        <EmptyState action={<ButtonLink to="/team-finding/new">Start a team</ButtonLink>}>
          You’re not on a team yet. Start one with the roles you need, or apply for a role.
        </EmptyState>
      }
    />
  );
}

/** The viewer's own applications, whose states change live. */
export function OwnApplicationList({ currentId, onFirst }: TeamListProps) {
  const { data, error, refetch, fetchMore } = useQuery(OwnRoleApplicationsDocument, fetching);
  const firstId = data && (data.ownRoleApplications.edges[0]?.node.team.id ?? null);
  useEffect(() => onFirst?.(firstId), [firstId, onFirst]);
  return (
    <EntryRows
      label="Your applications"
      list={data?.ownRoleApplications}
      error={error}
      failed="Couldn’t load your applications."
      onRetry={() => void refetch()}
      loadMore={(after) => fetchMore({ variables: { after } })}
      renderRow={(application) => (
        <OwnApplicationRow
          key={application.id}
          application={application}
          isCurrent={application.team.id === currentId}
        />
      )}
      empty={
        <EmptyState action={<ButtonLink to="/team-finding?sort=BEST_FIT">Find a role that fits</ButtonLink>}>
          You haven’t applied for a role yet. Your applications and their states appear here.
        </EmptyState>
      }
    />
  );
}
