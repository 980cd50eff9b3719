import type { ReactNode } from 'react';
import { ErrorState } from './feedback/ErrorState';
import { LoadMoreRows } from './LoadMoreRows';

export interface InfiniteRowsProps<Node> {
  /** Accessible name of the list. */
  label: string;
  /** Plural noun of the rows: "stories". */
  what: string;
  /** The pages loaded so far; undefined until the first page is loaded. */
  list: { edges: readonly { node: Node }[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } } | undefined;
  /** Error of the query. Rows loaded before stay visible. */
  error?: unknown;
  describeError: (error: unknown) => string;
  onRetry: () => unknown;
  retrying?: boolean;
  /** Loads the page after a cursor. Rejects on failure. */
  loadMore: (after: string) => Promise<unknown>;
  /** Shown until the first page is loaded. */
  skeleton: ReactNode;
  /** Renders an `li` with a key. */
  renderRow: (node: Node) => ReactNode;
  /** Shown when there are no rows. */
  empty: ReactNode;
}

/** A list with all its states, whose next page is loaded near its end. */
export function InfiniteRows<Node extends { id: string }>({
  label,
  what,
  list,
  error,
  describeError,
  onRetry,
  retrying,
  loadMore,
  skeleton,
  renderRow,
  empty,
}: InfiniteRowsProps<Node>) {
  const failure = Boolean(error) && (
    <ErrorState onRetry={onRetry} retrying={retrying}>
      {describeError(error)}
    </ErrorState>
  );
  if (!list) return failure || skeleton;
  const { hasNextPage, endCursor } = list.pageInfo;
  // A row that moved during a page request occurs twice.
  const rows = [...new Map(list.edges.map(({ node }) => [node.id, node])).values()];
  return (
    <>
      {failure}
      {rows.length === 0 && !hasNextPage ? empty : <ul aria-label={label}>{rows.map((node) => renderRow(node))}</ul>}
      {/* Keyed by page, because an intersection observer fires once while its element stays visible. */}
      {hasNextPage && endCursor && (
        <LoadMoreRows key={endCursor} what={what} readMore={() => loadMore(endCursor)} describeError={describeError} />
      )}
    </>
  );
}
