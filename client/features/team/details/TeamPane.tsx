import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { toCallError } from '../../../http/toCallError';
import { useAfterReconnect } from '../../../live/useAfterReconnect';
import { ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { PageTitle } from '../../../ui/text/PageTitle';
import { evictTeam } from '../teamCache';
import { BackToTeams } from './BackToTeams';
import { TeamDetails } from './TeamDetails';
import { TeamDocument } from './__generated__/TeamDetails.generated';

export interface TeamPaneProps {
  id: string;
  /** The team is in the URL; otherwise it is a preview beside the list. */
  isPage: boolean;
}

/** Loads one team and shows its details, a skeleton or the error. */
export function TeamPane({ id, isPage }: TeamPaneProps) {
  const { cache } = useApolloClient();
  const { data, error, loading, refetch } = useQuery(TeamDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const team = data?.team;
  const failure = error && toCallError(error, 'Couldn’t load this team.');
  const isMissing = failure?.code === 'NOT_FOUND';
  useAfterReconnect(() => void refetch().catch(() => undefined));

  // Removes the team from the list it was opened from.
  useEffect(() => {
    if (isMissing) evictTeam(cache, id);
  }, [isMissing, cache, id]);

  if (isMissing)
    return (
      <>
        {isPage && <PageTitle title="Team not found" hidden />}
        <BackToTeams />
        <EmptyState action={<ButtonLink to="/team-finding">Browse teams</ButtonLink>}>
          This team was paused, closed or deleted, or you don’t have access to it.
        </EmptyState>
      </>
    );
  const errorState = failure && (
    <ErrorState onRetry={() => void refetch()} retrying={loading}>
      {failure.message}
    </ErrorState>
  );
  if (!team)
    return (
      <>
        {isPage && <PageTitle title="Team" hidden />}
        <BackToTeams />
        {errorState ?? <TeamSkeleton />}
      </>
    );
  return (
    <>
      <BackToTeams />
      {errorState}
      <TeamDetails team={team} isPage={isPage} />
    </>
  );
}

function TeamSkeleton() {
  return (
    <SkeletonGroup label="Loading team" className="px-4 pt-6 md:px-6">
      <Skeleton className="h-7 w-3/5" />
      <Skeleton className="mt-3 h-4 w-2/5" />
      {['w-full', 'w-11/12', 'w-4/5'].map((width) => (
        <Skeleton key={width} className={`mt-4 h-3.5 ${width}`} />
      ))}
      <Skeleton className="mt-8 h-5 w-2/5" />
      <Skeleton className="mt-4 h-3.5 w-3/5" />
      <Skeleton className="mt-6 h-9 w-32" />
    </SkeletonGroup>
  );
}
