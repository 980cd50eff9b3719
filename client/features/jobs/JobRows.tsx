import type { ErrorLike } from '@apollo/client';
import type { ReactNode } from 'react';
import { toCallError } from '../../http/toCallError';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton';
import { LoadMoreRows } from '../../ui/LoadMoreRows';

/** Placeholder rows with the geometry of jobs. */
export function JobRowsSkeleton({ label, rows = 5 }: { label: string; rows?: number }) {
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

export interface JobRowsProps<Node> {
  /** Names the list: "Jobs". */
  label: string;
  list: { edges: readonly { node: Node }[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } } | undefined;
  error: ErrorLike | undefined;
  /** Text of an error without a message. */
  failed: string;
  onRetry: () => void;
  loadMore: (after: string) => Promise<unknown>;
  renderRow: (node: Node) => ReactNode;
  empty: ReactNode;
}

/** An infinite list with all its states. Rows stay visible when a later request fails. */
export function JobRows<Node extends { id: string }>({
  label,
  list,
  error,
  failed,
  onRetry,
  loadMore,
  renderRow,
  empty,
}: JobRowsProps<Node>) {
  const describeError = (cause: unknown) => toCallError(cause, failed).message;
  const failure = error && <ErrorState onRetry={onRetry}>{describeError(error)}</ErrorState>;
  if (!list) return failure ?? <JobRowsSkeleton label={`Loading ${label.toLowerCase()}`} />;
  const { hasNextPage, endCursor } = list.pageInfo;
  // A row that moved during a page request occurs twice.
  const rows = [...new Map(list.edges.map(({ node }) => [node.id, node])).values()];
  return (
    <>
      {failure}
      {rows.length === 0 && !hasNextPage ? empty : <ul aria-label={label}>{rows.map((node) => renderRow(node))}</ul>}
      {hasNextPage && endCursor && (
        <LoadMoreRows
          what={label.toLowerCase()}
          key={endCursor}
          readMore={() => loadMore(endCursor)}
          describeError={describeError}
        />
      )}
    </>
  );
}
