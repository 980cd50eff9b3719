import type { ReactNode } from 'react';
import { ErrorState } from './feedback/ErrorState';
import { useSearchPages } from '../lib/useSearchPages';
import { LoadMoreRows } from './LoadMoreRows';
import { SearchedTo } from './SearchedTo';

/** The end of the pages loaded so far. `searchedTo` is how far a search has looked that may find more. */
export type PageEnd = { endCursor: string | null; hasNextPage: boolean; searchedTo?: string | null };

export interface InfiniteRowsProps<Node> {
  /** Accessible name of the list. */
  label: string;
  /** Plural noun of the rows: "stories". */
  what: string;
  /** The pages loaded so far; undefined until the first page is loaded. */
  list: { edges: readonly { node: Node }[]; pageInfo: PageEnd } | undefined;
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
  const pages = useSearchPages(list?.edges.length ?? 0);
  const failure = Boolean(error) && (
    <ErrorState onRetry={onRetry} retrying={retrying}>
      {describeError(error)}
    </ErrorState>
  );
  if (!list) return failure || skeleton;
  const { hasNextPage, endCursor, searchedTo } = list.pageInfo;
  // A row that moved during a page request occurs twice.
  const rows = [...new Map(list.edges.map(({ node }) => [node.id, node])).values()];
  return (
    <>
      {failure}
      {rows.length > 0 ? <ul aria-label={label}>{rows.map((node) => renderRow(node))}</ul> : !hasNextPage && empty}
      {/* Keyed by page, because an intersection observer fires once while its element stays visible. */}
      {hasNextPage && endCursor && (
        <LoadMoreRows
          key={endCursor}
          what={what}
          searchedTo={searchedTo}
          isPaused={pages.isPaused}
          readMore={() => {
            pages.countPage();
            return loadMore(endCursor);
          }}
          describeError={describeError}
        />
      )}
      {!hasNextPage && searchedTo && <SearchedTo what={what} time={searchedTo} />}
    </>
  );
}
