import type { ErrorLike, FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { toCallError } from '../../../http/toCallError';
import { InfiniteRows } from '../../../ui/InfiniteRows';
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

/** Stories with all states of a list. */
export function StoryList({ connection, ...rest }: StoryListProps) {
  return (
    <InfiniteRows
      {...rest}
      what="stories"
      list={connection}
      describeError={describeError}
      skeleton={<StoryListSkeleton />}
      renderRow={(node) => (
        <li key={node.id}>
          <StoryRow story={node} />
        </li>
      )}
    />
  );
}
