import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';

/** Placeholder rows with the geometry of the conversation list. */
export function ConversationRowsSkeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex gap-3 border-b border-line px-4 py-3">
          <Skeleton className="size-[40px] shrink-0 rounded-full!" />
          <div className="flex h-[40px] flex-1 flex-col justify-center gap-2">
            <Skeleton className="h-3.5 w-32" />
            <Skeleton className="h-3 w-4/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
