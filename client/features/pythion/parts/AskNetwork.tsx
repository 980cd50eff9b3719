import { useApolloClient } from '@apollo/client/react';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useAuth } from '../../../auth/AuthProvider';
import { toCallError } from '../../../http/toCallError';
import { Button } from '../../../ui/button/Button';
import { useToast } from '../../../ui/toast/Toast';
import { openComposerWithProposal } from '../../post/composer/openComposerWithText';
import { AnalysisFactsDocument } from './__generated__/Analysis.generated';
import { askNetworkText, findNetworkQuestion, type Askable } from './askNetworkText';

export interface AskNetworkProps {
  analysis: Askable & { id: string; language: string };
}

/** Opens the composer with a question to other founders. Nothing is posted until the viewer does so. */
export function AskNetwork({ analysis }: AskNetworkProps) {
  const { id, language } = analysis;
  const client = useApolloClient();
  const toast = useToast();
  const viewerId = useAuth().user!.id;
  const [isLoading, setLoading] = useState(false);
  if (findNetworkQuestion(analysis) === undefined) return null;

  async function ask() {
    setLoading(true);
    try {
      const { data } = await client.query({ query: AnalysisFactsDocument, variables: { id } });
      const { segment, ...known } = data!.analysisFacts;
      const question = findNetworkQuestion(analysis, known)!;
      openComposerWithProposal(viewerId, askNetworkText({ question, language, segment }));
    } catch (error) {
      toast.show(toCallError(error, 'Couldn’t load the facts of this analysis.').message, { failed: true });
    } finally {
      setLoading(false);
    }
  }

  return (
    <Button icon={Megaphone} loading={isLoading} onClick={() => void ask()}>
      Ask the network
    </Button>
  );
}
