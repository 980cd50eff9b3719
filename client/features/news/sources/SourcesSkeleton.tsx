import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';

/** Placeholder rows with the geometry of sources: name, time and switch. */
export function SourcesSkeleton() {
  return (
    <SkeletonGroup label="Loading news sources">
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className="flex h-14 items-center justify-between gap-4 border-t border-line px-4">
          <div className="flex-1">
            <Skeleton className="h-3.5 w-32" />
            <Skeleton className="mt-2 h-3 w-24" />
          </div>
          <Skeleton className="h-6 w-10" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
