import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';

/** Placeholder with the geometry of a report. */
export function ReportSkeleton() {
  return (
    <SkeletonGroup label="Loading analysis" className="px-4 pt-6 md:px-6">
      <div className="flex flex-col gap-x-8 gap-y-4 md:flex-row">
        <Skeleton className="size-32 shrink-0 rounded-full! max-md:self-center" />
        <div className="flex-1">
          <Skeleton className="h-7 w-11/12" />
          <Skeleton className="mt-3 h-5 w-44" />
          <Skeleton className="mt-4 h-3.5 w-full" />
          <Skeleton className="mt-3 h-3.5 w-40" />
          <Skeleton className="mt-5 h-9 w-64" />
        </div>
      </div>
      {['w-11/12', 'w-4/5', 'w-full', 'w-3/5', 'w-4/5', 'w-full'].map((width, row) => (
        <Skeleton key={row} className={`mt-8 h-3.5 ${width}`} />
      ))}
    </SkeletonGroup>
  );
}
