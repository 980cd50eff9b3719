import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Status } from './Status';

/** One placeholder block with the size of the content. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('block rounded-chip bg-fill', className)} />;
}

/** Wraps placeholder blocks. They appear after 150 ms, so that fast responses do not flash. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Status aria-label={label} className={clsx('animate-appear-late', className)}>
      <div className="animate-breathe">{children}</div>
    </Status>
  );
}

/** Placeholder rows with the geometry of a post, comment or person. */
export function SkeletonRows({ label, rows = 3 }: { label: string; rows?: number }) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex gap-3 border-b border-line px-4 py-4">
          <Skeleton className="size-[40px] shrink-0 rounded-full!" />
          <div className="flex-1">
            <Skeleton className="mt-1 h-3.5 w-40" />
            <Skeleton className="mt-3 h-3.5 w-full" />
            <Skeleton className="mt-2 h-3.5 w-3/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
