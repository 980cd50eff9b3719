import { Skeleton, SkeletonGroup, SkeletonRows } from '../../../ui/feedback/Skeleton';

/** Placeholder while a profile loads. */
export function ProfileSkeleton() {
  return (
    <>
      <SkeletonGroup label="Loading profile">
        <div className="aspect-4/1 bg-fill" />
        <div className="px-4 pb-4">
          <Skeleton className="-mt-12 size-24 rounded-full! border-4 border-surface" />
          <Skeleton className="mt-4 h-6 w-48" />
          <Skeleton className="mt-3 h-3.5 w-24" />
          <Skeleton className="mt-4 h-4 w-4/5" />
          <Skeleton className="mt-3 h-3.5 w-60" />
          <Skeleton className="mt-4 h-3.5 w-64" />
        </div>
      </SkeletonGroup>
      <div className="border-t border-line">
        <SkeletonRows label="Loading posts" />
      </div>
    </>
  );
}
