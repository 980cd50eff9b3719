import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { toCallError } from '../../../http/toCallError';
import { useLiveChannel } from '../../../live/LiveProvider';
import { ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { PageTitle } from '../../../ui/text/PageTitle';
import { AnalysisNotFound } from '../parts/AnalysisNotFound';
import { AnalysisSkeleton } from '../parts/AnalysisSkeleton';
import { DetailHeader } from '../parts/DetailHeader';
import { useRefetchAfterReconnect } from '../useRefetchAfterReconnect';
import { GuidedQuestions } from './GuidedQuestions';
import { AnalysisQuestionsDocument } from './__generated__/Questions.generated';

/** The questions of an analysis, one at a time. */
export function Component() {
  const { analysisId = '' } = useParams();
  // Opened with the server's answers: a round starts at the first open question.
  const { data, error, loading, refetch } = useQuery(AnalysisQuestionsDocument, {
    variables: { id: analysisId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const analysis = data?.analysis;
  // Another tab or device may answer the same questions.
  useLiveChannel(analysis ? `private-analysis-${analysis.id}` : null);
  useRefetchAfterReconnect(analysisId, refetch);
  const failure = error && toCallError(error, 'Couldn’t load the questions.');
  if (failure?.code === 'NOT_FOUND') return <AnalysisNotFound />;
  return (
    <>
      <DetailHeader title="Questions" />
      <PageTitle title="Questions" hidden />
      {failure && (
        <ErrorState onRetry={() => void refetch()} retrying={loading}>
          {failure.message}
        </ErrorState>
      )}
      {!analysis ? (
        !failure && <AnalysisSkeleton />
      ) : analysis.viewerCanEdit ? (
        <GuidedQuestions key={analysis.id} analysis={analysis} />
      ) : (
        <EmptyState action={<ButtonLink to={`/shared-analysis/${analysisId}`}>Open the report</ButtonLink>}>
          Only the founder can answer the questions of this analysis.
        </EmptyState>
      )}
    </>
  );
}
