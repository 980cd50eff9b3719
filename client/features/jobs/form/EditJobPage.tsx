import { useQuery } from '@apollo/client/react';
import { toCallError } from '../../../http/toCallError';
import { ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { PageTitle } from '../../../ui/text/PageTitle';
import { JobDocument } from '../details/__generated__/JobDetails.generated';
import { FormHeader } from '../../../shell/navigation/FormHeader';
import { JobForm } from './JobForm';
import { toJobValues } from './jobValues';

/** Edits the viewer's own job. */
export function EditJobPage({ jobId }: { jobId: string }) {
  const { data, error, loading, refetch } = useQuery(JobDocument, {
    variables: { id: jobId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const job = data?.job;
  const failure = error && toCallError(error, 'Couldn’t load this job.');
  const isForeign = job?.viewerCanEdit === false;
  return (
    <>
      <FormHeader title="Edit job" />
      <PageTitle title="Edit job" hidden />
      {failure?.code === 'NOT_FOUND' || isForeign ? (
        <EmptyState action={<ButtonLink to="/jobs?view=mine">My jobs</ButtonLink>}>
          {isForeign ? 'Only the poster can edit this job.' : 'This job was deleted, or you don’t have access to it.'}
        </EmptyState>
      ) : job ? (
        <JobForm key={job.id} jobId={job.id} state={job.state} saved={toJobValues(job)} />
      ) : failure ? (
        <ErrorState onRetry={() => void refetch()} retrying={loading}>
          {failure.message}
        </ErrorState>
      ) : (
        <SkeletonRows label="Loading job" />
      )}
    </>
  );
}
