import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { toCallError } from '../../../http/toCallError';
import { useAfterReconnect } from '../../../live/useAfterReconnect';
import { lazyDialog } from '../../../shell/lazyDialog';
import { ApplicantBoard } from '../../application/board/ApplicantBoard';
import type { Role_RoleFragment } from '../details/__generated__/TeamDetails.generated';
import { writeApplicationStatus } from '../teamCache';
import { roleBoard } from './roleBoard';
import { useMoveApplication } from './useMoveApplication';
import {
  MarkRoleApplicationsSeenDocument,
  RoleApplicationsDocument,
  SaveRolePrivateNoteDocument,
  type Applicant_RoleApplicationFragment,
} from './__generated__/Board.generated';

const DecisionDialog = lazyDialog('DecisionDialog', async () => (await import('./DecisionDialog')).DecisionDialog);

/** Applicants for one role. Accepting and declining ask for words first. */
export function RoleBoard({ role, isTeamOpen }: { role: Role_RoleFragment; isTeamOpen: boolean }) {
  const roleId = role.id;
  const client = useApolloClient();
  const { data, error, loading, refetch, fetchMore } = useQuery(RoleApplicationsDocument, {
    variables: { roleId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { move } = useMoveApplication(roleId);
  const [decision, setDecision] = useState<{
    application: Pick<Applicant_RoleApplicationFragment, 'id' | 'status'> & { applicant: { displayName: string } };
    status: 'ACCEPTED' | 'DECLINED';
    isOpen: boolean;
  }>();
  useAfterReconnect(() => void refetch().catch(() => undefined));

  const markSeen = (ids: readonly string[]) =>
    client.mutate({
      mutation: MarkRoleApplicationsSeenDocument,
      variables: { roleId },
      update(cache, { data: marked }) {
        for (const id of ids) writeApplicationStatus(cache, id, 'SEEN');
        cache.updateQuery(
          { query: RoleApplicationsDocument, variables: { roleId } },
          (board) => board && marked && { ...board, roleApplicationCounts: marked.markRoleApplicationsSeen },
        );
      },
    });

  return (
    <>
      <ApplicantBoard
        kind={roleBoard}
        list={data?.roleApplications}
        counts={data?.roleApplicationCounts ?? []}
        error={error}
        describeError={(failure) => toCallError(failure, 'Couldn’t load applicants.').message}
        isLoading={loading}
        onRetry={() => void refetch()}
        loadMore={(after) => fetchMore({ variables: { after } })}
        empty={
          isTeamOpen && role.status === 'OPEN'
            ? 'No applicants yet. They appear here as soon as they apply.'
            : 'No applicants. Open the team and this role so people can apply.'
        }
        markSeen={markSeen}
        onMove={(application, status) => {
          if (status === 'ACCEPTED' || status === 'DECLINED') {
            setDecision({ application, status, isOpen: true });
            return false;
          }
          void move(application, status);
          return true;
        }}
        savePrivateNote={(id, privateNote) =>
          client.mutate({ mutation: SaveRolePrivateNoteDocument, variables: { id, privateNote } })
        }
      />
      {decision && (
        <DecisionDialog
          key={`${decision.application.id} ${decision.status}`}
          role={role}
          application={decision.application}
          status={decision.status}
          open={decision.isOpen}
          onOpenChange={(isOpen) => setDecision((last) => last && { ...last, isOpen })}
        />
      )}
    </>
  );
}
