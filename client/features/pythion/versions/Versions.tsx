import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { toCallError } from '../../../http/toCallError';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { PageTitle } from '../../../ui/text/PageTitle';
import type { Report_AnalysisFragment } from '../report/__generated__/Report.generated';
import { EarlierReport } from './EarlierReport';
import { VersionDiff } from './VersionDiff';
import { VersionList } from './VersionList';
import { AnalysisVersionsDocument } from './__generated__/Versions.generated';

/** Versions of the viewer's own analysis: the list, one version, or the difference of two, by the URL. */
export function Versions({ analysis }: { analysis: Report_AnalysisFragment }) {
  const [params] = useSearchParams();
  const number = Number(params.get('version'));
  const [from, to] = [Number(params.get('from')), Number(params.get('to'))];
  const { data, error, loading, refetch } = useQuery(AnalysisVersionsDocument, { variables: { id: analysis.id } });
  const versions = data?.analysisVersions;

  if (error)
    return (
      <ErrorState onRetry={() => void refetch()} retrying={loading}>
        {toCallError(error, 'Couldn’t load the versions.').message}
      </ErrorState>
    );
  if (!versions) return <SkeletonRows label="Loading versions" rows={2} />;
  const isVersion = (each: number) => versions.some((version) => version.number === each);
  if (isVersion(from) && isVersion(to)) return <VersionDiff id={analysis.id} versions={versions} from={from} to={to} />;
  if (isVersion(number)) return <EarlierReport id={analysis.id} number={number} latest={analysis.number} />;
  return (
    <>
      <PageTitle title={analysis.title} className="px-4 pt-6 text-balance break-words max-md:text-section! md:px-6">
        <bdi>{analysis.title}</bdi>
      </PageTitle>
      <VersionList versions={versions} />
    </>
  );
}
