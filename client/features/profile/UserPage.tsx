import { useQuery } from '@apollo/client/react';
import { Navigate, useParams } from 'react-router-dom';
import { fieldErrors } from '../../api/fieldErrors';
import { useAuth } from '../../auth/AuthProvider';
import { ErrorState } from '../../ui/ErrorState';
import { PageTitle } from '../../ui/PageTitle';
import { PersonNotFound } from './PersonNotFound';
import { PersonPosts } from './PersonPosts';
import { ProfileHeader } from './ProfileHeader';
import { ProfileSkeleton } from './ProfileSkeleton';
import { UserProfileDocument } from './UserPage.generated';

/** Another person's page. The own name leads to the own page, where more can be done. */
export function UserPage() {
  const username = useParams().username!.toLowerCase();
  const { user } = useAuth();
  return username === user?.username ? <Navigate to="/profile" replace /> : <Person key={username} username={username} />;
}

function Person({ username }: { username: string }) {
  const { data, error, loading, refetch } = useQuery(UserProfileDocument, { variables: { username } });
  const person = data?.profile;
  const failure = error && fieldErrors(error, 'Failed to fetch profile');

  if (failure?.code === 'NOT_FOUND') return <PersonNotFound username={username} />;
  return (
    <>
      {!person && <PageTitle title={`@${username}`} hidden />}
      {failure && (
        <ErrorState onRetry={() => void refetch()} retrying={loading}>
          {failure.message}
        </ErrorState>
      )}
      {!person && loading && !failure && <ProfileSkeleton />}
      {person && (
        <>
          <ProfileHeader profile={person} />
          <section aria-labelledby="posts-heading">
            <h2 id="posts-heading" className="border-y border-line px-4 py-3 text-lead">
              Posts
            </h2>
            <PersonPosts userId={person.id} name={person.displayName} />
          </section>
        </>
      )}
    </>
  );
}
