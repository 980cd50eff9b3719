import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';

/** Placeholder rows with the geometry of stories: source, title, summary, actions. */
export function StoryListSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <SkeletonGroup label="Loading stories">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="border-b border-line px-4 pt-4 pb-1">
          <Skeleton className="mt-1 h-3 w-32" />
          <Skeleton className="mt-3 h-4 w-4/5" />
          <Skeleton className="mt-3 h-3.5 w-full" />
          <Skeleton className="mt-2 h-3.5 w-3/5" />
          <div className="mt-1 flex h-control items-center justify-between">
            <Skeleton className="h-3.5 w-20" />
            <Skeleton className="size-4" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
