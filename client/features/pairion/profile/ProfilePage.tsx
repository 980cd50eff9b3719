import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { toCallError } from '../../../http/toCallError';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { PageTitle } from '../../../ui/text/PageTitle';
import { PairionProfileDocument } from '../__generated__/Pairion.generated';
import { ProfileGuide } from './ProfileGuide';

/** The guided co-founder profile. */
export function ProfilePage() {
  const { data, error, refetch } = useQuery(PairionProfileDocument);
  return (
    <>
      <Link to="/pairion" className="target ml-4 inline-block pt-4 font-medium text-primary hover:underline">
        Back to Pairion
      </Link>
      <PageTitle title="Co-founder profile" hidden="phones" className="px-4 pt-2" />
      {data ? (
        <ProfileGuide profile={data.pairionProfile} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()}>
          {toCallError(error, 'Couldn’t load your profile.').message}
        </ErrorState>
      ) : (
        <SkeletonRows label="Loading your profile" rows={5} />
      )}
    </>
  );
}
