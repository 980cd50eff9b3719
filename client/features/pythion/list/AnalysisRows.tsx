import { toCallError } from '../../../http/toCallError';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { InfiniteRows, type InfiniteRowsProps } from '../../../ui/InfiniteRows';

function AnalysisRowsSkeleton() {
  return (
    <SkeletonGroup label="Loading analyses">
      {Array.from({ length: 5 }, (_, row) => (
        <div key={row} className="flex gap-3 border-b border-line p-4">
          <Skeleton className="size-[40px] shrink-0" />
          <div className="flex-1">
            <Skeleton className="mt-1 h-4 w-3/5" />
            <Skeleton className="mt-3 h-3.5 w-2/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** An infinite list of analyses with all its states. */
export function AnalysisRows<Node extends { id: string }>(
  props: Omit<InfiniteRowsProps<Node>, 'what' | 'describeError' | 'skeleton'>,
) {
  return (
    <InfiniteRows
      {...props}
      what="analyses"
      describeError={(error) => toCallError(error, 'Couldn’t load the analyses.').message}
      skeleton={<AnalysisRowsSkeleton />}
    />
  );
}
