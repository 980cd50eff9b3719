import { clsx } from 'clsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';

/** Width of each line of each message. */
const RUNS = [['w-3/5'], ['w-full', 'w-2/5'], ['w-1/2'], ['w-4/5', 'w-1/3'], ['w-2/3'], ['w-full', 'w-3/4'], ['w-2/5']];

export interface ThreadSkeletonProps {
  label: string;
  /** Appears without animation, because another skeleton was shown before. */
  isImmediate?: boolean;
}

/** Placeholder of the messages, aligned to the end of the list. */
export function ThreadSkeleton({ label, isImmediate = false }: ThreadSkeletonProps) {
  return (
    <SkeletonGroup
      label={label}
      className={clsx('flex min-h-0 flex-1 flex-col justify-end overflow-hidden pb-12', isImmediate && 'animate-none!')}
    >
      {RUNS.map((lines, run) => (
        <div key={run} className="flex gap-3 px-4 pt-3 pb-0.5">
          <Skeleton className="mt-1 size-[40px] shrink-0 rounded-full!" />
          <div className="min-w-0 flex-1">
            <div className="flex h-[22px] items-center">
              <Skeleton className="h-3.5 w-24" />
            </div>
            {lines.map((width) => (
              <div key={width} className="flex h-[22px] items-center">
                <Skeleton className={clsx('h-3.5', width)} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
