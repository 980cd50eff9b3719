import type { ErrorLike } from '@apollo/client';
import { toCallError } from '../http/toCallError';
import { Skeleton, SkeletonGroup } from '../ui/feedback/Skeleton';
import { InfiniteRows, type InfiniteRowsProps } from '../ui/InfiniteRows';

/** Placeholder rows with the geometry of jobs and teams. */
export function EntryRowsSkeleton({ label, rows = 5 }: { label: string; rows?: number }) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="border-b border-line px-4 py-4">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="mt-3 h-3.5 w-2/5" />
          <Skeleton className="mt-2 h-3.5 w-1/2" />
          <Skeleton className="mt-3 h-3 w-1/4" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

export interface EntryRowsProps<Node> extends Pick<
  InfiniteRowsProps<Node>,
  'label' | 'list' | 'onRetry' | 'loadMore' | 'renderRow' | 'empty'
> {
  error: ErrorLike | undefined;
  /** Text of an error without a message. */
  failed: string;
}

/** A list of jobs, teams or applications with all its states. @param props.label also names the rows: "Jobs" */
export function EntryRows<Node extends { id: string }>({ failed, ...rest }: EntryRowsProps<Node>) {
  const what = rest.label.toLowerCase();
  return (
    <InfiniteRows
      {...rest}
      what={what}
      describeError={(error) => toCallError(error, failed).message}
      skeleton={<EntryRowsSkeleton label={`Loading ${what}`} />}
    />
  );
}
