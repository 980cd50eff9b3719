import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';

/** Placeholder with the geometry of a report. @param hasTabs the owner's pages have tabs above the report */
export function ReportSkeleton({ hasTabs = false }: { hasTabs?: boolean }) {
  return (
    <>
      {hasTabs && <div className="h-12 border-b border-line" />}
      <SkeletonGroup label="Loading analysis">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 px-4 pt-6 pb-6 md:items-start md:gap-x-8 md:px-6">
          <div className="col-span-2 md:col-span-1 md:col-start-2">
            <Skeleton className="h-6 w-11/12" />
            <Skeleton className="mt-2 h-6 w-2/3" />
          </div>
          <Skeleton className="size-24 rounded-full! max-md:mt-3 md:row-span-3 md:row-start-1 md:size-28" />
          <Skeleton className="mt-3 h-5 w-36 md:col-start-2" />
          <div className="max-md:col-span-2 max-md:mt-2 md:col-start-2">
            <Skeleton className="mt-3 h-3.5 w-full" />
            <Skeleton className="mt-3 h-3.5 w-40" />
            {hasTabs && <Skeleton className="mt-5 h-9 w-64" />}
          </div>
        </div>
        <div className="border-t border-line lg:grid lg:grid-cols-[minmax(0,1fr)_336px]">
          <Lines widths={['w-11/12', 'w-4/5', 'w-full', 'w-3/5', 'w-4/5', 'w-full']} />
          <div className="border-line max-lg:hidden lg:border-l">
            <Lines widths={['w-full', 'w-full', 'w-11/12', 'w-full', 'w-3/5', 'w-full']} />
          </div>
        </div>
      </SkeletonGroup>
    </>
  );
}

function Lines({ widths }: { widths: readonly string[] }) {
  return (
    <div className="px-4 py-6 md:px-6">
      <Skeleton className="h-5 w-32" />
      {widths.map((width, row) => (
        <Skeleton key={row} className={`mt-6 h-3.5 ${width}`} />
      ))}
    </div>
  );
}
