import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { toCallError } from '../../../http/toCallError';
import { useLiveChannel } from '../../../live/LiveProvider';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { PageTitle } from '../../../ui/text/PageTitle';
import { AnalysisNotFound } from '../parts/AnalysisNotFound';
import { AnalysisSkeleton } from '../parts/AnalysisSkeleton';
import { DetailHeader } from '../parts/DetailHeader';
import { StarButton } from '../parts/StarButton';
import { QuickResult } from './QuickResult';
import { QuickResultDocument } from './__generated__/QuickResult.generated';

/** What a new analysis found, before the full report. */
export function Component() {
  const { analysisId = '' } = useParams();
  const { data, error, loading, refetch } = useQuery(QuickResultDocument, { variables: { id: analysisId } });
  const analysis = data?.analysis;
  useLiveChannel(analysis ? `private-analysis-${analysis.id}` : null);
  const failure = error && toCallError(error, 'Couldn’t load this analysis.');
  if (failure?.code === 'NOT_FOUND') return <AnalysisNotFound />;
  return (
    <>
      <DetailHeader title="Quick result">{analysis?.viewerCanEdit && <StarButton analysis={analysis} />}</DetailHeader>
      {failure && (
        <ErrorState onRetry={() => void refetch()} retrying={loading}>
          {failure.message}
        </ErrorState>
      )}
      {analysis ? (
        <QuickResult key={analysis.id} analysis={analysis} />
      ) : (
        <>
          <PageTitle title="Quick result" hidden />
          {!failure && <AnalysisSkeleton />}
        </>
      )}
    </>
  );
}
