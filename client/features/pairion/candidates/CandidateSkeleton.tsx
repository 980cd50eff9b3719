import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';

/** Placeholder with the geometry of candidate cards. */
export function CandidateSkeleton() {
  return (
    <SkeletonGroup label="Loading candidates" className="p-4">
      {[0, 1].map((card) => (
        <div key={card} className="mb-4 rounded-card border border-line p-4">
          <div className="flex gap-3">
            <Skeleton className="size-10 shrink-0 rounded-full!" />
            <div className="flex-1">
              <Skeleton className="h-5 w-40" />
              <Skeleton className="mt-2 h-3.5 w-3/5" />
            </div>
            <Skeleton className="size-10" />
          </div>
          {[0, 1, 2, 3].map((bar) => (
            <Skeleton key={bar} className="mt-4 h-3.5 w-full" />
          ))}
          <Skeleton className="mt-4 h-12 w-full" />
          <Skeleton className="mt-4 h-40 w-full" />
          <Skeleton className="mt-4 h-control w-40" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
