import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { usePageActive } from '../../message/thread/readMarker/usePageActive';
import { writeApplicationStatus } from '../jobCache';
import {
  JobApplicationsDocument,
  MarkApplicationsSeenDocument,
  type Applicant_ApplicationFragment,
} from './__generated__/Board.generated';

/** Marks new applications as seen while the board is open in an active page. A failure is retried with the next one. */
export function useMarkSeen(jobId: string, applications: readonly Applicant_ApplicationFragment[]): void {
  const client = useApolloClient();
  const isActive = usePageActive();
  const newIds = applications
    .filter(({ status }) => status === 'SENT')
    .map(({ id }) => id)
    .join(' ');

  useEffect(() => {
    if (!isActive || newIds === '') return;
    client
      .mutate({
        mutation: MarkApplicationsSeenDocument,
        variables: { jobId },
        update(cache, { data }) {
          for (const id of newIds.split(' ')) writeApplicationStatus(cache, id, 'SEEN');
          cache.updateQuery(
            { query: JobApplicationsDocument, variables: { jobId } },
            (board) => board && data && { ...board, jobApplicationCounts: data.markJobApplicationsSeen },
          );
        },
      })
      .catch(() => undefined);
  }, [client, jobId, isActive, newIds]);
}
