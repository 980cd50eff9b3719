import type { ErrorLike } from '@apollo/client';
import { useState, type ReactNode } from 'react';
import { fieldErrors } from '../../../api/fieldErrors';
import { Button } from '../../../ui/Button';
import { ErrorState } from '../../../ui/ErrorState';
import { SkeletonRows } from '../../../ui/Skeleton';
import { useKeptRow } from './useRestoreRowFocus';

export interface Page<Node> {
  edges: readonly { node: Node }[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

export interface PagedListProps<Node> {
  /** Names the list for those who listen: "People you blocked". */
  label: string;
  /** What the query read so far; undefined until the first page is there. */
  connection: Page<Node> | undefined;
  /** `error` of the query. Rows read before stay on the page. */
  error?: ErrorLike;
  /** Said when the server gives no reason: 'Failed to fetch …'. */
  failed: string;
  /** Says the failure in the list's own words. */
  failureWords?: (error: ErrorLike, fallback: string) => string;
  onRetry: () => unknown;
  /** Reads the page after a cursor. Rejects when it failed. */
  loadMore: (after: string) => Promise<unknown>;
  /** One row: a list item with a key. */
  renderRow: (node: Node) => ReactNode;
  /** Shown when there is nothing. */
  empty: ReactNode;
}

/** A list that grows on demand, with all its states: loading, empty, failed, growing. */
export function PagedList<Node>({
  label,
  connection,
  error,
  failed,
  failureWords,
  onRetry,
  loadMore,
  renderRow,
  empty,
}: PagedListProps<Node>) {
  const [reading, setReading] = useState<'idle' | 'more' | 'failed'>('idle');
  const kept = useKeptRow();
  const failure = error && (
    <ErrorState onRetry={onRetry}>{failureWords?.(error, failed) ?? fieldErrors(error, failed).message}</ErrorState>
  );
  if (!connection) return failure ?? <SkeletonRows label={`Loading ${label.toLowerCase()}`} rows={3} />;

  const { edges, pageInfo } = connection;
  async function readMore() {
    if (reading === 'more' || !pageInfo.endCursor) return;
    setReading('more');
    setReading(
      await loadMore(pageInfo.endCursor).then(
        () => 'idle' as const,
        () => 'failed' as const,
      ),
    );
  }

  return (
    <div {...kept}>
      {failure}
      {edges.length === 0 && !pageInfo.hasNextPage ? (
        empty
      ) : (
        <ul aria-label={label}>{edges.map(({ node }) => renderRow(node))}</ul>
      )}
      {reading === 'failed' && <ErrorState onRetry={() => void readMore()}>{failed}</ErrorState>}
      {pageInfo.hasNextPage && reading !== 'failed' && (
        <div className="border-t border-line px-4 py-3">
          <Button loading={reading === 'more'} onClick={() => void readMore()}>
            Show more people
          </Button>
        </div>
      )}
    </div>
  );
}
