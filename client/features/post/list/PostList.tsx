import type { ErrorLike, FragmentType } from '@apollo/client';
import { useDeferredValue, useEffect, useRef, useState, type ReactNode, type RefCallback } from 'react';
import { Virtuoso } from 'react-virtuoso';
import { toCallError } from '../../../http/toCallError';
import type { FeedReason } from '../../../__generated__/types';
import { usePageLoad } from '../../../lib/usePageLoad';
import { useSearchPages } from '../../../lib/useSearchPages';
import { Button } from '../../../ui/button/Button';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Spinner } from '../../../ui/feedback/Spinner';
import type { PageEnd } from '../../../ui/InfiniteRows';
import { SearchedTo } from '../../../ui/SearchedTo';
import { PostCard } from '../card/PostCard';
import type { PostCard_PostFragmentDoc } from '../card/__generated__/PostCard.generated';
import { PostListSkeleton } from './PostListSkeleton';
import { useFeedShortcuts } from './postShortcuts';
import { trackStartup } from '../../../lib/startup';
import { useListRestoration } from './useListRestoration';
import { useOverscan } from './useOverscan';

/** Loads the next page when at most this many rows follow the rendered ones. */
const PREFETCH_ROWS = 3;

/** Rows that are rendered with the list, in slices. Virtuoso renders its first rows all at once. */
const FIRST_ROWS = 2;

/** A connection of posts from any query. `reason` is present in ranked lists. */
export interface PostListConnection {
  edges: readonly {
    reason?: FeedReason | null;
    node: { id: string } & FragmentType<typeof PostCard_PostFragmentDoc>;
  }[];
  pageInfo: PageEnd;
}

export interface PostListProps {
  /** Unique and stable across visits, such as `feed:FOR_YOU` or `posts:{userId}`. Scroll restoration uses it as key. */
  id: string;
  /** Accessible name of the list: "Posts for you", "Posts by Ana Ruiz". */
  label: string;
  /** The pages loaded so far; undefined until the first page is loaded. */
  connection: PostListConnection | undefined;
  /** `error` of the query. Posts loaded before stay visible. */
  error?: ErrorLike;
  /** Refetches the first page: `() => refetch()`. */
  onRetry: () => unknown;
  /** Loads the page after a cursor: `(after) => fetchMore({ variables: { after } })`. Rejects on failure. */
  loadMore: (after: string) => Promise<unknown>;
  /** Shown when there are no posts: an `EmptyState`. */
  empty: ReactNode;
  /** Shown after the last post, when there are no more. */
  end?: ReactNode;
}

/**
 * A virtualised list of posts with all its states: loading, empty, failed, loading more, ended. Scrolls with the
 * window and restores the position on back navigation. Query it with
 *
 * ```graphql
 * postsBy(userId: $userId, after: $after) {
 *   edges { node { id ...PostCard_post } }
 *   pageInfo { endCursor hasNextPage }
 * }
 * ```
 *
 * then
 *
 * ```tsx
 * const { data, error, refetch, fetchMore } = useQuery(PostsByDocument, { variables: { userId } });
 * <PostList id={`posts:${userId}`} label="Posts by Ana" connection={data?.postsBy} error={error}
 *   onRetry={() => refetch()} loadMore={(after) => fetchMore({ variables: { after } })} empty={<EmptyState>…</EmptyState>} />
 * ```
 *
 * The list renders no heading. It covers loading, errors, live updates and keyboard shortcuts.
 */
export function PostList({ connection: latest, error, onRetry, empty, ...rest }: PostListProps) {
  // Rendered in slices, so that a slow phone stays responsive while the first posts are rendered.
  const connection = useDeferredValue(latest);
  const failure = error && <ErrorState onRetry={onRetry}>{describeError(error)}</ErrorState>;
  if (!connection) return failure ?? <PostListSkeleton />;
  return (
    <>
      {failure}
      {connection.edges.length === 0 && !connection.pageInfo.hasNextPage ? (
        empty
      ) : (
        <Rows connection={connection} {...rest} />
      )}
    </>
  );
}

const describeError = (error: unknown) => toCallError(error, 'Failed to fetch posts').message;

/** A ranked list may repeat a post on a later page. */
function uniqueEdges(edges: PostListConnection['edges']): PostListConnection['edges'] {
  const seen = new Set<string>();
  return edges.filter(({ node }) => !seen.has(node.id) && seen.add(node.id));
}

const renderRow = (
  index: number,
  { node, reason }: PostListConnection['edges'][number],
  { size, rowRef }: { size: number; rowRef: (postId: string) => RefCallback<HTMLElement> | undefined },
) => (
  // Virtuoso logs an error for a row without a height: of a post that has just been removed.
  <div ref={rowRef(node.id)} className="min-h-px">
    <PostCard post={node} reason={reason} position={{ index: index + 1, size }} />
  </div>
);

function Rows({
  id,
  label,
  connection,
  loadMore,
  end,
}: Pick<PostListProps, 'id' | 'label' | 'loadMore' | 'end'> & { connection: PostListConnection }) {
  const { hasNextPage, endCursor, searchedTo } = connection.pageInfo;
  const rows = uniqueEdges(connection.edges);
  const page = usePageLoad();
  const pages = useSearchPages(rows.length);
  const { listProps, rowRef } = useListRestoration(id);
  const overscan = useOverscan();
  const shortcutProps = useFeedShortcuts();

  // Virtuoso measures itself before it renders rows. Until then the feed has no articles, counts as busy, and has no end that rows would move.
  const [hasRendered, setHasRendered] = useState(false);
  // The page's start lasts until then: what follows the first content must not delay the first posts.
  useEffect(() => (hasRendered ? undefined : trackStartup()), [hasRendered]);
  const requestedCursor = useRef<string>(undefined);
  const lastRendered = useRef(-1);

  async function loadNextPage(after: string) {
    requestedCursor.current = after;
    pages.countPage();
    await page.load(() => loadMore(after));
  }

  /** Requests each page once: `loadMore` may resolve before the new rows are in the connection. */
  function loadNextPageNearEnd() {
    if (
      hasNextPage &&
      endCursor &&
      endCursor !== requestedCursor.current &&
      !page.isLoading &&
      !page.failure &&
      !pages.isPaused &&
      lastRendered.current >= rows.length - PREFETCH_ROWS
    )
      void loadNextPage(endCursor);
  }
  // Runs after every render: when all rows are already rendered, no scroll event would load the next page.
  useEffect(loadNextPageNearEnd);

  return (
    <>
      <Virtuoso
        {...listProps}
        {...shortcutProps}
        useWindowScroll
        role="feed"
        aria-label={label}
        aria-busy={page.isLoading || !hasRendered}
        data={rows}
        initialItemCount={listProps.restoreStateFrom ? undefined : Math.min(FIRST_ROWS, rows.length)}
        computeItemKey={(_, { node }) => node.id}
        context={{ size: hasNextPage ? -1 : rows.length, rowRef }}
        itemContent={renderRow}
        itemsRendered={(items) => {
          const last = items.at(-1);
          // The first rows are without a size until the list has measured them and rendered what else is in view.
          if (!last?.size) return;
          lastRendered.current = last.index;
          setHasRendered(true);
          loadNextPageNearEnd();
        }}
        increaseViewportBy={overscan}
      />
      {page.failure && (
        <ErrorState onRetry={() => endCursor && void loadNextPage(endCursor)}>
          {describeError(page.failure.error)}
        </ErrorState>
      )}
      {searchedTo && <SearchedTo what="posts" time={searchedTo} />}
      {pages.isPaused && hasNextPage && !page.isLoading && !page.failure && (
        <div className="flex justify-center py-3">
          <Button onClick={() => endCursor && void loadNextPage(endCursor)}>Search older posts</Button>
        </div>
      )}
      {page.isLoading && (
        <Spinner
          label={searchedTo ? 'Searching older posts…' : 'Loading more posts…'}
          className="min-h-16 justify-center"
        />
      )}
      {!hasNextPage && hasRendered && end}
    </>
  );
}
