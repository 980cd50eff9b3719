import type { ErrorLike, FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { toCallError } from '../../../http/toCallError';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { LoadMoreRows } from '../../../ui/LoadMoreRows';
import { StoryRow } from '../story/StoryRow';
import type { StoryRow_NewsStoryFragmentDoc } from '../story/__generated__/Story.generated';
import { StoryListSkeleton } from './StoryListSkeleton';

export interface StoryConnection {
  edges: readonly { node: { id: string } & FragmentType<typeof StoryRow_NewsStoryFragmentDoc> }[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

export interface StoryListProps {
  /** Accessible name of the list. */
  label: string;
  /** The pages loaded so far; undefined until the first page is loaded. */
  connection: StoryConnection | undefined;
  /** `error` of the query. Stories loaded before stay visible. */
  error?: ErrorLike;
  onRetry: () => unknown;
  retrying: boolean;
  /** Loads the page after a cursor. Rejects on failure. */
  loadMore: (after: string) => Promise<unknown>;
  /** Shown when there are no stories. */
  empty: ReactNode;
}

const describeError = (error: unknown) => toCallError(error, 'Failed to fetch news').message;

/** Stories with all states of a list; the next page is loaded near its end. */
export function StoryList({ label, connection, error, onRetry, retrying, loadMore, empty }: StoryListProps) {
  const failure = error && (
    <ErrorState onRetry={onRetry} retrying={retrying}>
      {describeError(error)}
    </ErrorState>
  );
  if (!connection) return failure ?? <StoryListSkeleton />;
  const { hasNextPage, endCursor } = connection.pageInfo;
  return (
    <>
      {failure}
      {connection.edges.length === 0 && !hasNextPage ? (
        empty
      ) : (
        <ul aria-label={label}>
          {connection.edges.map(({ node }) => (
            <li key={node.id}>
              <StoryRow story={node} />
            </li>
          ))}
        </ul>
      )}
      {/* Keyed by page, because an intersection observer fires once while its element stays visible. */}
      {hasNextPage && endCursor && (
        <LoadMoreRows
          key={endCursor}
          what="stories"
          readMore={() => loadMore(endCursor)}
          describeError={describeError}
        />
      )}
    </>
  );
}
