import { useApolloClient } from '@apollo/client/react';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useAuth } from '../../../auth/AuthProvider';
import { toCallError } from '../../../http/toCallError';
import { Button } from '../../../ui/button/Button';
import { useToast } from '../../../ui/toast/Toast';
import { openComposerWithText } from '../../post/composer/openComposerWithText';
import { AnalysisFactsDocument } from './__generated__/Analysis.generated';
import { askNetworkText, findNetworkQuestion } from './askNetworkText';

export interface AskNetworkProps {
  analysis: { id: string; language: string; questions: readonly { id: string }[] };
}

/** Opens the composer with a question to other founders. Nothing is posted until the viewer does so. */
export function AskNetwork({ analysis: { id, language, questions } }: AskNetworkProps) {
  const client = useApolloClient();
  const toast = useToast();
  const viewerId = useAuth().user!.id;
  const [isLoading, setLoading] = useState(false);
  const question = findNetworkQuestion(questions);
  if (question === undefined) return null;

  async function ask(asked: string) {
    setLoading(true);
    try {
      const { data } = await client.query({ query: AnalysisFactsDocument, variables: { id } });
      const { segment } = data!.analysisFacts;
      openComposerWithText(viewerId, askNetworkText({ question: asked, language, segment }));
    } catch (error) {
      toast.show(toCallError(error, 'Couldn’t load the facts of this analysis.').message, { failed: true });
    } finally {
      setLoading(false);
    }
  }

  return (
    <Button icon={Megaphone} loading={isLoading} onClick={() => void ask(question)}>
      Ask the network
    </Button>
  );
}
