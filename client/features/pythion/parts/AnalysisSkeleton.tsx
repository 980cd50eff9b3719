import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';

/** Placeholder of an analysis: title, score, and a few rows. */
export function AnalysisSkeleton() {
  return (
    <SkeletonGroup label="Loading the analysis" className="px-4 py-6">
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="mt-6 h-12 w-24" />
      <Skeleton className="mt-4 h-4 w-3/5" />
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="mt-8 h-4 w-full" />
      ))}
    </SkeletonGroup>
  );
}
