import { useQuery } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { toCallError } from '../../../http/toCallError';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { Select } from '../../../ui/form/Select';
import { PageTitle } from '../../../ui/text/PageTitle';
import { BackToVersions } from './BackToVersions';
import { DiffBody } from './DiffBody';
import type { Version } from './VersionList';
import { AnalysisDiffDocument } from './__generated__/Versions.generated';

export interface VersionDiffProps {
  id: string;
  versions: readonly Version[];
  from: number;
  to: number;
}

/** What changed between two versions that the viewer selects. */
export function VersionDiff({ id, versions, from, to }: VersionDiffProps) {
  const navigate = useNavigate();
  const { data, error, loading, refetch } = useQuery(AnalysisDiffDocument, { variables: { id, from, to } });
  const options = versions.map(({ number, score }) => ({
    value: String(number),
    label: `Version ${number} (score ${score})`,
  }));
  const compare = (nextFrom: string | number, nextTo: string | number) =>
    void navigate(`?view=versions&from=${nextFrom}&to=${nextTo}`, { replace: true });
  return (
    <>
      <BackToVersions />
      <PageTitle title={`From version ${from} to version ${to}`} className="px-4 pt-5 max-md:text-section! md:px-6" />
      {versions.length > 2 && (
        <div className="grid gap-4 px-4 pt-4 md:max-w-120 md:grid-cols-2 md:px-6">
          <Select label="From" options={options} value={String(from)} onValueChange={(next) => compare(next, to)} />
          <Select label="To" options={options} value={String(to)} onValueChange={(next) => compare(from, next)} />
        </div>
      )}
      {error && (
        <ErrorState onRetry={() => void refetch()} retrying={loading}>
          {toCallError(error, 'Couldn’t compare the versions.').message}
        </ErrorState>
      )}
      {!data && !error && <SkeletonRows label="Comparing versions" rows={3} />}
      {data && <DiffBody diff={data.analysisDiff} />}
    </>
  );
}
