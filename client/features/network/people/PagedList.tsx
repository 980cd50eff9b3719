import type { ErrorLike } from '@apollo/client';
import type { ReactNode } from 'react';
import { toCallError } from '../../../http/toCallError';
import { usePageLoad } from '../../../lib/usePageLoad';
import { Button } from '../../../ui/button/Button';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { useRestoreRowFocus } from './useRestoreRowFocus';

export interface Connection<Node> {
  edges: readonly { node: Node }[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

export interface PagedListProps<Node> {
  /** Accessible name of the list: "Blocked people". */
  label: string;
  /** All pages fetched so far; undefined until the first page arrived. */
  connection: Connection<Node> | undefined;
  /** `error` of the query. Rows fetched before stay visible. */
  error?: ErrorLike;
  /** Error text for responses without a message: 'Failed to fetch …'. */
  failed: string;
  /** Overrides how an error is worded. */
  describeError?: (error: unknown, fallback: string) => string;
  onRetry: () => unknown;
  /** Fetches the page after a cursor. Rejects on failure. */
  loadMore: (after: string) => Promise<unknown>;
  /** Renders one row: an `li` with a key. */
  renderRow: (node: Node) => ReactNode;
  /** Shown when the list is empty. */
  empty: ReactNode;
}

/** A paginated list with a button for the next page and all its states: loading, empty, error, loading more. */
export function PagedList<Node>({
  label,
  connection,
  error,
  failed,
  describeError,
  onRetry,
  loadMore,
  renderRow,
  empty,
}: PagedListProps<Node>) {
  const page = usePageLoad();
  const focusProps = useRestoreRowFocus();
  const describe = (cause: unknown) => describeError?.(cause, failed) ?? toCallError(cause, failed).message;
  const errorState = error && <ErrorState onRetry={onRetry}>{describe(error)}</ErrorState>;
  if (!connection) return errorState ?? <SkeletonRows label={`Loading ${label.toLowerCase()}`} rows={3} />;

  const { edges, pageInfo } = connection;
  const { endCursor } = pageInfo;
  const loadNextPage = () => endCursor && void page.load(() => loadMore(endCursor));

  return (
    <div {...focusProps}>
      {errorState}
      {edges.length === 0 && !pageInfo.hasNextPage ? (
        empty
      ) : (
        <ul aria-label={label}>{edges.map(({ node }) => renderRow(node))}</ul>
      )}
      {page.failure && <ErrorState onRetry={loadNextPage}>{describe(page.failure.error)}</ErrorState>}
      {pageInfo.hasNextPage && !page.failure && (
        <div className="border-t border-line px-4 py-3">
          <Button loading={page.isLoading} onClick={loadNextPage}>
            Show more people
          </Button>
        </div>
      )}
    </div>
  );
}
