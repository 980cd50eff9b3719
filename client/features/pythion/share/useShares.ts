import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { toCallError } from '../../../http/toCallError';
import { useToast } from '../../../ui/toast/Toast';
import { evictAnalysisLists } from '../analysisCache';
import {
  AnalysisSharesDocument,
  RevokeAnalysisShareDocument,
  ShareAnalysisDocument,
  type Share_AnalysisShareFragment,
} from './__generated__/Share.generated';

export type Share = Share_AnalysisShareFragment;

/** Shares of the viewer's own analysis, and what changes them. */
export function useShares(analysisId: string) {
  const client = useApolloClient();
  const toast = useToast();
  const variables = { id: analysisId };
  const { data, error, loading, refetch } = useQuery(AnalysisSharesDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  /** The share that is being created or revoked: its id, or `link`. */
  const [pending, setPending] = useState<string | null>(null);

  async function reload(): Promise<void> {
    evictAnalysisLists(client.cache);
    await refetch().catch(() => undefined);
  }

  /** @throws as the call does */
  const shareWith = (userId: string) =>
    client.mutate({ mutation: ShareAnalysisDocument, variables: { id: analysisId, userId } });

  /** @returns whether there is a link now */
  async function createLink(): Promise<boolean> {
    setPending('link');
    try {
      await client.mutate({ mutation: ShareAnalysisDocument, variables: { id: analysisId, link: true } });
      await reload();
      return true;
    } catch (failure) {
      toast.show(toCallError(failure, 'Couldn’t create the link.').message, { failed: true });
      return false;
    } finally {
      setPending(null);
    }
  }

  /** @returns whether it is revoked */
  async function revoke(share: Share): Promise<boolean> {
    setPending(share.id);
    try {
      await client.mutate({
        mutation: RevokeAnalysisShareDocument,
        variables: { id: analysisId, shareId: share.id },
      });
      await reload();
      toast.show(
        share.person ? `${share.person.displayName} can no longer read this analysis.` : 'The link no longer works.',
      );
      return true;
    } catch (failure) {
      toast.show(toCallError(failure, 'Couldn’t remove the access.').message, { failed: true });
      return false;
    } finally {
      setPending(null);
    }
  }

  const shares = data?.analysisShares;
  return {
    people: shares?.flatMap((share) => (share.person ? [{ ...share, person: share.person }] : [])),
    link: shares?.find(({ person }) => person === null),
    error: error && toCallError(error, 'Couldn’t load who has access.').message,
    loading,
    pending,
    refetch: () => void refetch().catch(() => undefined),
    reload,
    shareWith,
    createLink,
    revoke,
  };
}

export type Shares = ReturnType<typeof useShares>;
