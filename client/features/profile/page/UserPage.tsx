import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { fieldErrors } from '../../../api/fieldErrors';
import { useAuth } from '../../../auth/AuthProvider';
import { ErrorState } from '../../../ui/ErrorState';
import { PageTitle } from '../../../ui/PageTitle';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import { BlockedPerson } from '../../network/block/BlockedPersonPage';
import { MutualConnections } from '../../network/mutual/MutualConnections';
import { PersonCounts } from '../../network/people/NetworkCounts';
import { PersonMenu } from '../../network/relation/PersonMenu';
import { RetryAfterNote } from '../../network/relation/RequestAgainDate';
import { RelationBar } from '../../network/relation/RelationBar';
import { RequestPanel } from '../../network/relation/RequestPanel';
import { useBlockedPerson } from '../../network/block/useBlockedPerson';
import { MessageButton } from '../../message/MessageButton';
import { useAfterReconnect } from '../../post/useAfterReconnect';
import { evictPerson } from '../evictPerson';
import { PersonNotFound } from './PersonNotFound';
import { PersonTabs } from './PersonTabs';
import { ProfileHeader } from './ProfileHeader';
import { ProfileSkeleton } from './ProfileSkeleton';
import { UserProfileDocument } from './__generated__/UserPage.generated';

/** Another person's page. The own name leads to the own page, where more can be done. */
export function UserPage() {
  const username = useParams().username!.toLowerCase();
  const { user } = useAuth();
  return username === user?.username ? (
    <Navigate to="/profile" replace />
  ) : (
    <Person key={username} username={username} />
  );
}

/** What stands on the page gave place to something else: its heading is read out, as after following a link. */
function useHeadingFocus(shown: 'person' | 'blocked' | 'gone' | undefined) {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current && shown && before.current !== shown)
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    before.current = shown ?? before.current;
  }, [shown]);
}

function Person({ username }: { username: string }) {
  const { data, previousData, error, loading, refetch } = useQuery(UserProfileDocument, { variables: { username } });
  const failure = error && fieldErrors(error, 'Failed to fetch profile');
  const isHidden = failure?.code === 'NOT_FOUND';
  const { person: blocked, isLooking } = useBlockedPerson(username, isHidden);
  const person = (data ?? previousData)?.profile;
  const isPhone = !useMediaQuery('(min-width: 700px)');
  const isGone = isHidden && !isLooking && !blocked;
  const goneId = isGone ? person?.id : undefined;
  const { cache } = useApolloClient();
  useHeadingFocus(blocked ? 'blocked' : isGone ? 'gone' : person ? 'person' : undefined);
  useAfterReconnect(() => void refetch().catch(() => undefined));

  // Whoever could be seen until now is shown nowhere else either.
  useEffect(() => {
    if (goneId) evictPerson(cache, goneId);
  }, [goneId, cache]);

  if (blocked) return <BlockedPerson person={blocked} />;
  if (isGone) return <PersonNotFound username={username} />;
  return (
    <>
      {!person && <PageTitle title={`@${username}`} hidden />}
      {failure && !isHidden && (
        <ErrorState onRetry={() => void refetch()} retrying={loading}>
          {failure.message}
        </ErrorState>
      )}
      {!person && (loading || isLooking) && <ProfileSkeleton />}
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
            counts={<PersonCounts person={person} />}
          />
          {isPhone && <RelationBar person={person} wide />}
          <RetryAfterNote person={person} className="px-4 pb-4 text-meta text-ink-2" />
          <MutualConnections person={person} />
          <RequestPanel person={person} />
          <PersonTabs person={person} />
        </>
      )}
    </>
  );
}
