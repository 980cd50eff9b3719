import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toCallError } from '../../../../http/toCallError';
import { useToast } from '../../../../ui/toast/Toast';
import { evictAnalysis, hideAnalysisCard } from '../../analysisCache';
import { ownDeletions } from '../../ownDeletions';
import { DeleteAnalysisDocument } from '../../parts/__generated__/Analysis.generated';

/**
 * Deletes an analysis and opens the list. What is cached of it is evicted when its page is gone, whose queries would
 * otherwise read the missing analysis again.
 */
export function useDeleteAnalysis(id: string) {
  const client = useApolloClient();
  const toast = useToast();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  /** The analysis on screen, and whether it is deleted. */
  const page = useRef({ id: '', isDeleted: false });

  useEffect(() => {
    page.current = { id, isDeleted: false };
    return () => {
      if (page.current.isDeleted) forgetAnalysis(client.cache, id);
      page.current = { id: '', isDeleted: false };
    };
  }, [client, id]);

  async function remove() {
    setDeleting(true);
    ownDeletions.add(id);
    try {
      await client.mutate({ mutation: DeleteAnalysisDocument, variables: { id } });
    } catch (error) {
      setDeleting(false);
      ownDeletions.delete(id);
      return void toast.show(toCallError(error, 'Couldn’t delete the analysis.').message, { failed: true });
    }
    toast.show('Analysis deleted.');
    // The viewer left while it was being deleted, and stays there.
    if (page.current.id !== id) return forgetAnalysis(client.cache, id);
    page.current.isDeleted = true;
    hideAnalysisCard(client.cache, id);
    void navigate('/analyses', { replace: true });
  }

  return { remove, isDeleting };
}

function forgetAnalysis(cache: ApolloCache, id: string): void {
  ownDeletions.delete(id);
  evictAnalysis(cache, id);
}
