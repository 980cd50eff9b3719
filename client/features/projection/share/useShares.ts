import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { toCallError } from '../../../http/toCallError';
import { useToast } from '../../../ui/toast/Toast';
import type { PersonChoice } from '../../message/people/PeoplePicker';
import {
  ProjectionSharesDocument,
  RevokeProjectionShareDocument,
  ShareProjectionDocument,
  type Share_ProjectionShareFragment,
} from './__generated__/Share.generated';

export type Share = Share_ProjectionShareFragment;

/** People with whom the viewer's own model is shared, and what changes that. */
export function useShares(id: string) {
  const client = useApolloClient();
  const toast = useToast();
  const { data, error, loading, refetch } = useQuery(ProjectionSharesDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  /** The share that is being changed. */
  const [pending, setPending] = useState<string | null>(null);
  const reload = () => refetch().catch(() => undefined);
  const send = (userId: string, canEdit: boolean) =>
    client.mutate({ mutation: ShareProjectionDocument, variables: { id, userId, canEdit } });

  /** @returns the people with whom it could not be shared, and why */
  async function add(people: readonly PersonChoice[], canEdit: boolean) {
    const failed: PersonChoice[] = [];
    let message = '';
    for (const person of people)
      try {
        await send(person.id, canEdit);
      } catch (failure) {
        failed.push(person);
        const { fields, message: reason } = toCallError(failure, 'Couldn’t share the projection.');
        message = `${person.displayName}: ${fields?.userId ?? reason}`;
      }
    await reload();
    return { failed, message };
  }

  async function change(share: Share, run: () => Promise<unknown>, done: string) {
    setPending(share.id);
    try {
      await run();
      await reload();
      toast.show(done);
    } catch (failure) {
      toast.show(toCallError(failure, 'Couldn’t change the access.').message, { failed: true });
    } finally {
      setPending(null);
    }
  }

  const setRight = (share: Share, canEdit: boolean) =>
    change(
      share,
      () => send(share.person.id, canEdit),
      canEdit ? `${share.person.displayName} can edit.` : `${share.person.displayName} can read only.`,
    );

  const revoke = (share: Share) =>
    change(
      share,
      () => client.mutate({ mutation: RevokeProjectionShareDocument, variables: { id, shareId: share.id } }),
      `${share.person.displayName} can no longer open this projection.`,
    );

  return {
    list: data?.projectionShares,
    error: error && toCallError(error, 'Couldn’t load who has access.').message,
    loading,
    pending,
    reload: () => void reload(),
    add,
    setRight,
    revoke,
  };
}

export type Shares = ReturnType<typeof useShares>;
