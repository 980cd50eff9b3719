import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';

/** Placeholder rows with the geometry of posts: name, headline, text, some images, actions. */
export function PostListSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <SkeletonGroup label="Loading posts">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex gap-3 border-b border-line px-4 pt-4 pb-1">
          <Skeleton className="size-[40px] shrink-0 rounded-full!" />
          <div className="min-w-0 flex-1">
            <Skeleton className="mt-1 h-3.5 w-48 max-w-full" />
            <Skeleton className="mt-2 h-3 w-32" />
            <Skeleton className="mt-4 h-3.5 w-full" />
            <Skeleton className="mt-2 h-3.5 w-4/5" />
            {row % 3 === 1 && <Skeleton className="mt-3 aspect-[16/9] w-full rounded-card!" />}
            <div className="flex h-control items-center gap-8">
              <Skeleton className="h-4 w-8" />
              <Skeleton className="h-4 w-8" />
              <Skeleton className="h-4 w-8" />
              <Skeleton className="mr-2 ml-auto size-4" />
            </div>
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
