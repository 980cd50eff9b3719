import { useApolloClient, useQuery } from '@apollo/client/react';
import { toCallError } from '../../../http/toCallError';
import { useAfterReconnect } from '../../../live/useAfterReconnect';
import { ApplicantBoard } from '../../application/board/ApplicantBoard';
import { writeApplicationStatus } from '../jobCache';
import { jobBoard } from './jobBoard';
import { useMoveApplication } from './useMoveApplication';
import {
  JobApplicationsDocument,
  MarkApplicationsSeenDocument,
  SavePrivateNoteDocument,
} from './__generated__/Board.generated';

/** Applicants for the viewer's own job. */
export function JobApplicants({ jobId, isDraft }: { jobId: string; isDraft: boolean }) {
  const client = useApolloClient();
  const { data, error, loading, refetch, fetchMore } = useQuery(JobApplicationsDocument, {
    variables: { jobId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const moveApplication = useMoveApplication(jobId);
  useAfterReconnect(() => void refetch().catch(() => undefined));

  const markSeen = (ids: readonly string[]) =>
    client.mutate({
      mutation: MarkApplicationsSeenDocument,
      variables: { jobId },
      update(cache, { data: marked }) {
        for (const id of ids) writeApplicationStatus(cache, id, 'SEEN');
        cache.updateQuery(
          { query: JobApplicationsDocument, variables: { jobId } },
          (board) => board && marked && { ...board, jobApplicationCounts: marked.markJobApplicationsSeen },
        );
      },
    });

  return (
    <ApplicantBoard
      kind={jobBoard}
      list={data?.jobApplications}
      counts={data?.jobApplicationCounts ?? []}
      error={error}
      describeError={(failure) => toCallError(failure, 'Couldn’t load applicants.').message}
      isLoading={loading}
      onRetry={() => void refetch()}
      loadMore={(after) => fetchMore({ variables: { after } })}
      empty={
        isDraft
          ? 'Publish this job to receive applications.'
          : 'No applicants yet. They appear here as soon as they apply.'
      }
      markSeen={markSeen}
      onMove={(application, status) => {
        void moveApplication(application, status);
        return true;
      }}
      savePrivateNote={(id, privateNote) =>
        client.mutate({ mutation: SavePrivateNoteDocument, variables: { id, privateNote } })
      }
    />
  );
}
