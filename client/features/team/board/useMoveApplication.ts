import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { toCallError } from '../../../http/toCallError';
import { useToast } from '../../../ui/toast/Toast';
import { moveCount } from '../../application/board/boardGroups';
import type { RoleApplicationStatusName } from '../teamLabels';
import {
  DecideRoleApplicationDocument,
  MoveRoleApplicationDocument,
  RoleApplicationsDocument,
} from './__generated__/Board.generated';

type Moved = { id: string; status: RoleApplicationStatusName };

/** Changes of the states of applications for a role. */
export function useMoveApplication(roleId: string) {
  const client = useApolloClient();
  const toast = useToast();

  const updateCounts = (from: RoleApplicationStatusName, to: RoleApplicationStatusName) => (cache: ApolloCache) =>
    cache.updateQuery(
      { query: RoleApplicationsDocument, variables: { roleId } },
      (data) => data && { ...data, roleApplicationCounts: moveCount(data.roleApplicationCounts, from, to) },
    );

  /** Moves an application optimistically. Rolls back with a toast on failure. */
  async function move({ id, status: from }: Moved, status: RoleApplicationStatusName): Promise<void> {
    const moved = { __typename: 'RoleApplication' as const, id, status, updatedAt: new Date().toISOString() };
    try {
      await client.mutate({
        mutation: MoveRoleApplicationDocument,
        variables: { id, status },
        optimisticResponse: { updateRoleApplication: moved },
        update: updateCounts(from, status),
      });
    } catch (error) {
      toast.show(toCallError(error, 'Couldn’t move the application.').message, { failed: true });
    }
  }

  /** Accepts or declines with words, which may be empty. Rejects on failure. */
  const decide = ({ id, status: from }: Moved, status: RoleApplicationStatusName, reply: string) =>
    client.mutate({
      mutation: DecideRoleApplicationDocument,
      variables: { id, status, reply },
      update: updateCounts(from, status),
    });

  return { move, decide };
}
