import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toCallError } from '../../../http/toCallError';
import { useAfterReconnect } from '../../../live/useAfterReconnect';
import { ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { PageTitle } from '../../../ui/text/PageTitle';
import { BackToJobs } from '../BackToJobs';
import { evictJob } from '../jobCache';
import { JobDetails } from './JobDetails';
import { JobDocument } from './__generated__/JobDetails.generated';

export interface JobPaneProps {
  id: string;
  /** The job is in the URL; otherwise it is a preview beside the list. */
  isPage: boolean;
}

/** Loads one job and shows its details, a skeleton or the error. */
export function JobPane({ id, isPage }: JobPaneProps) {
  const [params] = useSearchParams();
  const { cache } = useApolloClient();
  const { data, error, loading, refetch } = useQuery(JobDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const job = data?.job;
  const failure = error && toCallError(error, 'Couldn’t load this job.');
  const isMissing = failure?.code === 'NOT_FOUND';
  useAfterReconnect(() => void refetch().catch(() => undefined));

  // Removes the job from the list it was opened from.
  useEffect(() => {
    if (isMissing) evictJob(cache, id);
  }, [isMissing, cache, id]);

  if (isMissing)
    return (
      <>
        {isPage && <PageTitle title="Job not found" hidden />}
        <BackToJobs />
        <EmptyState action={<ButtonLink to="/jobs">Browse jobs</ButtonLink>}>
          This job was closed or deleted, or you don’t have access to it.
        </EmptyState>
      </>
    );
  const errorState = failure && (
    <ErrorState onRetry={() => void refetch()} retrying={loading}>
      {failure.message}
    </ErrorState>
  );
  if (!job)
    return (
      <>
        {isPage && <PageTitle title="Job" hidden />}
        <BackToJobs />
        {errorState ?? <JobSkeleton />}
      </>
    );
  return (
    <>
      <BackToJobs />
      {errorState}
      <JobDetails job={job} isPage={isPage} showsApplicants={params.get('tab') === 'applicants'} />
    </>
  );
}

function JobSkeleton() {
  return (
    <SkeletonGroup label="Loading job" className="px-4 pt-6 md:px-6">
      <Skeleton className="h-7 w-3/5" />
      <Skeleton className="mt-3 h-4 w-2/5" />
      <Skeleton className="mt-6 h-9 w-32" />
      {['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-3/5'].map((width, row) => (
        <Skeleton key={row} className={`mt-4 h-3.5 ${width}`} />
      ))}
    </SkeletonGroup>
  );
}
