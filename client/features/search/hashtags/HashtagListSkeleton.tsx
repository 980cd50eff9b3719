import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';

/** Placeholder rows with the geometry of hashtags: name and count. */
export function HashtagListSkeleton({ rows }: { rows: number }) {
  return (
    <SkeletonGroup label="Loading hashtags">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex h-12 items-center justify-between border-b border-line px-4 last:border-b-0">
          <Skeleton className="h-3.5 w-32" />
          <Skeleton className="h-3 w-12" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
