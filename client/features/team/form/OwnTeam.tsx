import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { toCallError } from '../../../http/toCallError';
import { ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { TeamDocument, type TeamDetails_TeamFragment } from '../details/__generated__/TeamDetails.generated';

/** Loads the viewer's own team for a form. */
export function OwnTeam({ id, children }: { id: string; children: (team: TeamDetails_TeamFragment) => ReactNode }) {
  const { data, error, loading, refetch } = useQuery(TeamDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const team = data?.team;
  const failure = error && toCallError(error, 'Couldn’t load this team.');
  const isForeign = team?.viewerCanEdit === false;
  if (failure?.code === 'NOT_FOUND' || isForeign)
    return (
      <EmptyState action={<ButtonLink to="/team-finding?view=mine">My teams</ButtonLink>}>
        {isForeign ? 'Only the owner can edit this team.' : 'This team was deleted, or you don’t have access to it.'}
      </EmptyState>
    );
  if (team) return children(team);
  if (failure)
    return (
      <ErrorState onRetry={() => void refetch()} retrying={loading}>
        {failure.message}
      </ErrorState>
    );
  return <SkeletonRows label="Loading team" />;
}
