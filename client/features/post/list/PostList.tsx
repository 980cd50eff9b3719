import type { ErrorLike, FragmentType } from '@apollo/client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Virtuoso } from 'react-virtuoso';
import { fieldErrors } from '../../../api/fieldErrors';
import type { FeedReason } from '../../../__generated__/types';
import { ErrorState } from '../../../ui/ErrorState';
import { Spinner } from '../../../ui/Spinner';
import { PostCard } from '../card/PostCard';
import type { PostCard_PostFragmentDoc } from '../card/__generated__/PostCard.generated';
import { PostListSkeleton } from './PostListSkeleton';
import { useFeedShortcuts } from './postShortcuts';
import { useScrollRestoration } from './useScrollRestoration';

/** The next page is read when this many rows or fewer are left below the rendered ones. */
const NEAR_END = 3;

/** Any query's list of posts. `reason` is read where the feed chooses. */
export interface PostListConnection {
  edges: readonly {
    reason?: FeedReason | null;
    node: { id: string } & FragmentType<typeof PostCard_PostFragmentDoc>;
  }[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

export interface PostListProps {
  /** Unique and the same on every visit, such as `feed:FOR_YOU` or `posts:{userId}`: Back finds the old place by it. */
  id: string;
  /** Names the list for those who listen: "Posts for you", "Posts by Ana Ruiz". */
  label: string;
  /** What the query read so far; undefined until the first page is there. */
  connection: PostListConnection | undefined;
  /** `error` of the query. Posts read before stay on the page. */
  error?: ErrorLike;
  /** Reads the first page again: `() => refetch()`. */
  onRetry: () => unknown;
  /** Reads the page after a cursor: `(after) => fetchMore({ variables: { after } })`. Rejects when it failed. */
  loadMore: (after: string) => Promise<unknown>;
  /** Shown when there are no posts: an `EmptyState`. */
  empty: ReactNode;
  /** Shown after the last post, when there are no more. */
  end?: ReactNode;
}

/**
 * A list of posts with all its states: loading, empty, failed, growing, ended. Scrolls with the window, and Back finds
 * its place again. Read it with
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
 * It brings no heading. Pages need no other code for loading, errors, live updates or keys.
 */
export function PostList({ connection, error, onRetry, empty, ...rest }: PostListProps) {
  const failure = error && (
    <ErrorState onRetry={onRetry}>{fieldErrors(error, 'Failed to fetch posts').message}</ErrorState>
  );
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

/** A ranked list may bring a post again on a later page. */
function uniqueEdges(edges: PostListConnection['edges']): PostListConnection['edges'] {
  const seen = new Set<string>();
  return edges.filter(({ node }) => !seen.has(node.id) && seen.add(node.id));
}

const renderRow = (
  index: number,
  { node, reason }: PostListConnection['edges'][number],
  { size }: { size: number },
) => <PostCard post={node} reason={reason} position={{ index: index + 1, size }} />;

function Rows({
  id,
  label,
  connection,
  loadMore,
  end,
}: Pick<PostListProps, 'id' | 'label' | 'loadMore' | 'end'> & { connection: PostListConnection }) {
  const { hasNextPage, endCursor } = connection.pageInfo;
  const rows = uniqueEdges(connection.edges);
  const [phase, setPhase] = useState<'idle' | 'loading' | 'failed'>('idle');
  const place = useScrollRestoration(id);
  const keys = useFeedShortcuts();

  // The list measures itself before it draws its first rows: until then it is a feed without articles.
  const [isDrawn, setIsDrawn] = useState(false);
  const asked = useRef<string>(undefined);
  const lastRendered = useRef(-1);

  async function more(after: string) {
    asked.current = after;
    setPhase('loading');
    setPhase(
      await loadMore(after).then(
        () => 'idle' as const,
        () => 'failed' as const,
      ),
    );
  }

  /** Each page is asked for once; its rows may arrive later than the word that they are read. */
  function readOnNearEnd() {
    if (
      hasNextPage &&
      endCursor &&
      endCursor !== asked.current &&
      phase === 'idle' &&
      lastRendered.current >= rows.length - NEAR_END
    )
      void more(endCursor);
  }
  // All rows of a page may be rendered while it still counts as loading: then no scrolling asks for the next.
  useEffect(readOnNearEnd);

  return (
    <>
      <Virtuoso
        {...place}
        {...keys}
        useWindowScroll
        role="feed"
        aria-label={label}
        aria-busy={phase === 'loading' || !isDrawn}
        data={rows}
        computeItemKey={(_, { node }) => node.id}
        context={{ size: hasNextPage ? -1 : rows.length }}
        itemContent={renderRow}
        rangeChanged={({ endIndex }) => {
          lastRendered.current = endIndex;
          setIsDrawn(true);
          readOnNearEnd();
        }}
        increaseViewportBy={{ top: 800, bottom: 1_200 }}
      />
      {phase === 'failed' && (
        <ErrorState onRetry={() => endCursor && void more(endCursor)}>Failed to fetch posts</ErrorState>
      )}
      {phase === 'loading' && <Spinner label="Loading more posts…" className="min-h-16 justify-center" />}
      {!hasNextPage && end}
    </>
  );
}
