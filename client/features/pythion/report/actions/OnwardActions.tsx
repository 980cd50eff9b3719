import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnalysisFacts } from '../../../../../shared/contracts/analysis';
import { toCallError } from '../../../../http/toCallError';
import type { AnalysisAction } from '../../../../shell/feature';
import { analysisActions } from '../../../../shell/registry';
import { Button } from '../../../../ui/button/Button';
import { useToast } from '../../../../ui/toast/Toast';
import { AnalysisFactsDocument } from '../../parts/__generated__/Analysis.generated';

/** Buttons of other domains that continue with this analysis, those that its facts call for. */
export function OnwardActions({ analysis: { id, title } }: { analysis: { id: string; title: string } }) {
  const client = useApolloClient();
  const toast = useToast();
  const navigate = useNavigate();
  const [starting, setStarting] = useState<string>();
  const known = useQuery(AnalysisFactsDocument, { variables: { id } }).data?.analysisFacts as AnalysisFacts | undefined;

  async function start({ label, load }: AnalysisAction) {
    setStarting(label);
    try {
      const [{ data }, code] = await Promise.all([
        client.query({ query: AnalysisFactsDocument, variables: { id } }),
        load(),
      ]);
      code.start({ analysisId: id, title, facts: data!.analysisFacts as AnalysisFacts }, navigate);
    } catch (error) {
      toast.show(toCallError(error, 'Couldn’t load the facts of this analysis.').message, { failed: true });
    } finally {
      setStarting(undefined);
    }
  }

  return analysisActions()
    .filter(({ isOffered }) => !isOffered || (known !== undefined && isOffered(known)))
    .map((action) => (
      <Button
        key={action.label}
        icon={action.icon}
        loading={starting === action.label}
        onClick={() => void start(action)}
      >
        {action.label}
      </Button>
    ));
}
