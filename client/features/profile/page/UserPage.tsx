import { useApolloClient, useQuery } from '@apollo/client/react';
import { useDeferredValue, useEffect, useRef } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { toCallError } from '../../../http/toCallError';
import { useAuth } from '../../../auth/AuthProvider';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { PageTitle } from '../../../ui/text/PageTitle';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import { lazyPage } from '../../../shell/routing/lazyPage';
import { MutualConnections } from '../../network/mutual/MutualConnections';
import { NetworkCounts } from '../../network/people/NetworkCounts';
import { PersonMenu } from '../../network/relation/PersonMenu';
import { RequestAgainDate } from '../../network/relation/RequestAgainDate';
import { RelationBar } from '../../network/relation/RelationBar';
import { RequestPanel } from '../../network/relation/RequestPanel';
import { useBlockedPerson } from '../../network/block/useBlockedPerson';
import { MessageButton } from '../../message/MessageButton';
import { useAfterReconnect } from '../../../live/useAfterReconnect';
import { PersonNotFound } from './PersonNotFound';
import { PersonTabs } from './PersonTabs';
import { ProfileHeader } from './ProfileHeader';
import { ProfileSkeleton } from './ProfileSkeleton';
import { UserProfileDocument } from './__generated__/UserPage.generated';

const { Component: BlockedPersonPage } = lazyPage(
  'BlockedPersonPage',
  async () => ({ Component: (await import('../../network/block/BlockedPersonPage')).BlockedPersonPage }),
  <ProfileSkeleton />,
);

/** Another person's page. The viewer's own username redirects to `/profile`. */
export function UserPage() {
  const username = useParams().username!.toLowerCase();
  const { user } = useAuth();
  return username === user?.username ? (
    <Navigate to="/profile" replace />
  ) : (
    <Person key={username} username={username} />
  );
}

/** Focuses the heading when the page switches between its views, so that screen readers announce it as after navigation. */
function useHeadingFocus(shown: 'person' | 'blocked' | 'notFound' | undefined) {
  const previous = useRef(shown);
  useEffect(() => {
    if (previous.current && shown && previous.current !== shown)
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    previous.current = shown ?? previous.current;
  }, [shown]);
}

function Person({ username }: { username: string }) {
  const { data, previousData, error, loading, refetch } = useQuery(UserProfileDocument, { variables: { username } });
  const failure = error && toCallError(error, 'Failed to fetch profile');
  const isHidden = failure?.code === 'NOT_FOUND';
  const { person: blockedPerson, isLoading: isCheckingBlock } = useBlockedPerson(username, isHidden);
  const latest = (data ?? previousData)?.profile;
  // Rendered in slices, so that a slow phone stays responsive.
  const person = useDeferredValue(latest);
  const isPhone = !useMediaQuery('(min-width: 700px)');
  const isNotFound = isHidden && !isCheckingBlock && !blockedPerson;
  const vanishedId = isNotFound ? latest?.id : undefined;
  const { cache } = useApolloClient();
  useHeadingFocus(blockedPerson ? 'blocked' : isNotFound ? 'notFound' : person ? 'person' : undefined);
  useAfterReconnect(() => void refetch().catch(() => undefined));

  // The person was visible before and is not any more: evicts them everywhere else too.
  useEffect(() => {
    if (vanishedId)
      void import('../evictPerson').then(({ evictPerson }) => evictPerson(cache, vanishedId)).catch(() => {});
  }, [vanishedId, cache]);

  if (blockedPerson) return <BlockedPersonPage person={blockedPerson} />;
  if (isNotFound) return <PersonNotFound username={username} />;
  return (
    <>
      {!person && <PageTitle title={`@${username}`} hidden />}
      {failure && !isHidden && (
        <ErrorState onRetry={() => void refetch()} retrying={loading}>
          {failure.message}
        </ErrorState>
      )}
      {!person && (loading || isCheckingBlock || latest) && <ProfileSkeleton />}
      {person && (
        <>
          <ProfileHeader
            profile={person}
            action={
              <div className="flex min-w-0 justify-end gap-2">
                {!isPhone && <RelationBar person={person} />}
                <MessageButton person={person} compact={!isPhone} />
                <PersonMenu person={person} />
              </div>
            }
            counts={<NetworkCounts person={person} />}
          />
          {isPhone && <RelationBar person={person} wide />}
          <RequestAgainDate person={person} className="px-4 pb-4 text-meta text-ink-2" />
          <MutualConnections person={person} />
          <RequestPanel person={person} />
          <PersonTabs person={person} />
        </>
      )}
    </>
  );
}
