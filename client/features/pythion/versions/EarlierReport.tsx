import { useQuery } from '@apollo/client/react';
import { toCallError } from '../../../http/toCallError';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { TextLink } from '../../../ui/text/TextLink';
import { Report } from '../report/Report';
import { ReportSkeleton } from '../report/ReportSkeleton';
import { BackToVersions } from './BackToVersions';
import { AnalysisVersionDocument } from './__generated__/Versions.generated';

export interface EarlierReportProps {
  id: string;
  number: number;
  /** Number of the latest version. */
  latest: number;
}

/** The report of one version, as it was written then. */
export function EarlierReport({ id, number, latest }: EarlierReportProps) {
  // Not cached: it has the id of the analysis, whose latest report the cache stores.
  const { data, error, loading, refetch } = useQuery(AnalysisVersionDocument, {
    variables: { id, number },
    fetchPolicy: 'no-cache',
  });
  return (
    <>
      <BackToVersions />
      {number < latest && (
        <p className="border-b border-line bg-info-soft px-4 py-2 text-on-info-soft md:px-6">
          This is version {number} of {latest}. Nothing in it can be changed.{' '}
          <TextLink to={`?view=versions&from=${number}&to=${latest}`} className="text-on-info-soft! print:hidden">
            Compare with the latest
          </TextLink>
        </p>
      )}
      {error && (
        <ErrorState onRetry={() => void refetch()} retrying={loading}>
          {toCallError(error, 'Couldn’t load this version.').message}
        </ErrorState>
      )}
      {!data && !error && <ReportSkeleton />}
      {data && <Report analysis={data.analysisVersion} isLatest={false} />}
    </>
  );
}
