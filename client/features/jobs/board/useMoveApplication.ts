import { useApolloClient } from '@apollo/client/react';
import { toCallError } from '../../../http/toCallError';
import { useToast } from '../../../ui/toast/Toast';
import type { StatusName } from '../jobLabels';
import { moveCount } from '../../application/board/boardGroups';
import { JobApplicationsDocument, MoveApplicationDocument } from './__generated__/Board.generated';

/** Moves applications of a job optimistically. Rolls back with a toast on failure. */
export function useMoveApplication(jobId: string) {
  const client = useApolloClient();
  const toast = useToast();
  return async ({ id, status: from }: { id: string; status: StatusName }, status: StatusName): Promise<void> => {
    if (from === status) return;
    const moved = { __typename: 'JobApplication', id, status, updatedAt: new Date().toISOString() };
    try {
      await client.mutate({
        mutation: MoveApplicationDocument,
        variables: { id, status },
        optimisticResponse: { updateJobApplication: moved },
        update: (cache) =>
          cache.updateQuery(
            { query: JobApplicationsDocument, variables: { jobId } },
            (data) => data && { ...data, jobApplicationCounts: moveCount(data.jobApplicationCounts, from, status) },
          ),
      });
    } catch (error) {
      toast.show(toCallError(error, 'Couldn’t move the application.').message, { failed: true });
    }
  };
}
