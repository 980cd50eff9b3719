import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { toCallError } from '../../../http/toCallError';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { PageTitle } from '../../../ui/text/PageTitle';
import { ScoreNumber } from '../parts/ScoreNumber';
import { VerdictBadge } from '../parts/VerdictBadge';
import { AnalysisDocument } from './__generated__/Report.generated';

/** An analysis by its own id, or by that of a share. */
export function ReportPage() {
  const { analysisId, shareId } = useParams();
  const { data, error, refetch } = useQuery(AnalysisDocument, { variables: { id: analysisId ?? shareId ?? '' } });
  if (error)
    return (
      <ErrorState onRetry={() => void refetch()}>
        {toCallError(error, 'Couldn’t load this analysis.').message}
      </ErrorState>
    );
  if (!data) return null;
  const { title, score, verdict } = data.analysis;
  return (
    <article className="px-4 py-6">
      <PageTitle title={title} />
      <p className="mt-2 flex items-center gap-2">
        <ScoreNumber score={score} className="text-section" />
        <VerdictBadge verdict={verdict} />
      </p>
    </article>
  );
}
