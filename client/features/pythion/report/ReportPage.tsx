import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { toCallError } from '../../../http/toCallError';
import { useLiveChannel } from '../../../live/LiveProvider';
import { ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { PageTitle } from '../../../ui/text/PageTitle';
import { CommentsProvider } from '../comments/CommentsProvider';
import { Versions } from '../versions/Versions';
import { useRefetchAfterReconnect } from '../useRefetchAfterReconnect';
import { AnalysisDocument } from './__generated__/Report.generated';
import { ReportTabs } from './ReportTabs';
import { Report } from './Report';
import { ReportSkeleton } from './ReportSkeleton';

/** An analysis by its own id, or by that of a share. */
export function ReportPage() {
  const { analysisId, shareId } = useParams();
  const id = analysisId ?? shareId ?? '';
  return <AnalysisReport key={id} id={id} isShared={shareId !== undefined} />;
}

/** @param isShared its path is that of readers */
function AnalysisReport({ id, isShared }: { id: string; isShared: boolean }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { data, error, loading, refetch } = useQuery(AnalysisDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const isVersions = params.get('view') === 'versions';
  const analysis = data?.analysis;
  const failure = error && toCallError(error, 'Couldn’t load this analysis.');
  const isMissing = failure?.code === 'NOT_FOUND';
  const [wasShown, setShown] = useState(false);
  if (analysis && !wasShown) setShown(true);
  // Readers by link know the analysis by the link's id, which is also that of their channel.
  useLiveChannel(analysis && !isMissing ? `private-analysis-${analysis.id}` : null);
  const knownId = analysis?.id ?? id;
  useEffect(() => {
    // A share of a person who has access by name: its link may be revoked without them losing access.
    if (knownId !== id) void navigate(pathname.replace(id, knownId), { replace: true });
  }, [knownId, id, pathname, navigate]);
  useRefetchAfterReconnect(id, refetch);

  if (isMissing) return <ClosedAnalysis wasShown={wasShown} />;
  const errorState = failure && (
    <ErrorState onRetry={() => void refetch()} retrying={loading}>
      {failure.message}
    </ErrorState>
  );
  if (!analysis)
    return (
      <>
        <PageTitle title="Analysis" hidden />
        {errorState ?? <ReportSkeleton hasTabs={!isShared} />}
      </>
    );
  const latest = (
    <CommentsProvider analysisId={analysis.id}>
      <Report analysis={analysis} isLatest />
    </CommentsProvider>
  );
  return (
    <>
      {errorState}
      {analysis.viewerCanEdit ? (
        <ReportTabs view={isVersions ? 'versions' : 'report'} versionCount={analysis.number}>
          {isVersions ? <Versions analysis={analysis} /> : latest}
        </ReportTabs>
      ) : (
        latest
      )}
    </>
  );
}

/** @param wasShown the viewer was reading it when it was deleted or the share was revoked */
function ClosedAnalysis({ wasShown }: { wasShown: boolean }) {
  return (
    <>
      <PageTitle
        title={wasShown ? 'Access ended' : 'Analysis not found'}
        hidden="phones"
        takesLostFocus={wasShown}
        className="px-4 pt-8"
      />
      <EmptyState action={<ButtonLink to="/analyses">Your analyses</ButtonLink>}>
        {wasShown
          ? 'You can no longer read this analysis. Its founder stopped sharing it, or deleted it.'
          : 'This analysis was deleted, or it isn’t shared with you.'}
      </EmptyState>
    </>
  );
}
