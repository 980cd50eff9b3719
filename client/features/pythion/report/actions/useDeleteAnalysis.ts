import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toCallError } from '../../../../http/toCallError';
import { useToast } from '../../../../ui/toast/Toast';
import { evictAnalysis } from '../../analysisCache';
import { DeleteAnalysisDocument } from '../../parts/__generated__/Analysis.generated';

/** Deletes an analysis and opens the list. */
export function useDeleteAnalysis(id: string) {
  const client = useApolloClient();
  const toast = useToast();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);

  async function remove() {
    setDeleting(true);
    try {
      await client.mutate({ mutation: DeleteAnalysisDocument, variables: { id } });
    } catch (error) {
      setDeleting(false);
      return void toast.show(toCallError(error, 'Couldn’t delete the analysis.').message, { failed: true });
    }
    toast.show('Analysis deleted.');
    void navigate('/analyses', { replace: true });
    evictAnalysis(client.cache, id);
  }

  return { remove, isDeleting };
}
