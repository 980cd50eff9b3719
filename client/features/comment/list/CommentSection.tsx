import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { toCallError } from '../../../http/toCallError';
import { pageLimits } from '../../../../shared/contracts/paging';
import type { CommentSort } from '../../../__generated__/types';
import { usePageLoad } from '../../../lib/usePageLoad';
import { Button } from '../../../ui/button/Button';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { usePublishedHeight } from '../../../ui/usePublishedHeight';
import { useAfterReconnect } from '../../../live/useAfterReconnect';
import { CommentForm } from '../form/CommentForm';
import { PostCommentsDocument } from './__generated__/CommentSection.generated';
import { CommentThread } from './CommentThread';
import { SortMenu } from './SortMenu';
import { useFlushDeletionsOnLeave } from '../row/useDeleteComment';
import { useScrollToLinkedComment } from './useScrollToLinkedComment';

const PAGE_SIZE = 20;

export interface CommentSectionProps {
  postId: string;
  /** Set to a function that focuses the comment form. */
  focusRef: React.RefObject<(() => void) | null>;
  /** Receives the number of comments and replies that the viewer sees; undefined until all pages are loaded. */
  onCount: (count: number | undefined) => void;
}

const describeError = (error: unknown) => toCallError(error, 'Couldn’t load comments.').message;

/** The comments of a post, with sort menu and form. */
export function CommentSection({ postId, focusRef, onCount }: CommentSectionProps) {
  const [sort, setSort] = useState<CommentSort>('OLDEST');
  const [createdIds, setCreatedIds] = useState<readonly string[]>([]);
  const { data, error, loading, refetch, fetchMore } = useQuery(PostCommentsDocument, {
    variables: { postId, sort, first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const page = usePageLoad();
  const shouldFocusForm = (useLocation().state as { writeComment?: boolean } | null)?.writeComment ?? false;
  useFlushDeletionsOnLeave();

  const comments = data?.post?.comments;
  const threads = comments?.edges.map(({ node }) => node);
  const { hasNextPage = false, endCursor } = comments?.pageInfo ?? {};
  // The viewer's new comments are shown below the list until the page that contains them is loaded.
  const unlistedIds = createdIds.filter((id) => threads && !threads.some((thread) => thread.id === id));

  // `commentCount` of the post includes comments that are hidden from the viewer.
  const count = threads && !hasNextPage ? threads.reduce((sum, { replies }) => sum + 1 + replies.length, 0) : undefined;
  const isLoaded = threads !== undefined;
  useEffect(() => {
    if (isLoaded) onCount(count);
  }, [isLoaded, count, onCount]);

  // Refetching replaces the list, so a list longer than one page would lose its end.
  useAfterReconnect(() => {
    if (threads && threads.length <= pageLimits.max)
      void refetch({ first: Math.max(PAGE_SIZE, threads.length) }).catch(() => undefined);
  });

  const loadMore = (first: number) => void page.load(() => fetchMore({ variables: { after: endCursor, first } }));

  // Scrolls to the viewer's newest comment.
  useEffect(() => {
    const newestId = createdIds.at(-1);
    if (newestId) document.getElementById(`comment-${newestId}`)?.scrollIntoView({ block: 'center' });
  }, [createdIds]);

  const highlightedId = useScrollToLinkedComment({
    ids: threads?.flatMap(({ id, replies }) => [id, ...replies.map((reply) => reply.id)]),
    loadMore: hasNextPage ? () => loadMore(pageLimits.max) : null,
  });
  const failure = error && (
    <ErrorState onRetry={() => void refetch()} retrying={loading}>
      {describeError(error)}
    </ErrorState>
  );

  return (
    <section aria-label="Comments" className="flex flex-1 flex-col">
      <header className="flex items-center justify-between border-b border-line py-2 pr-2 pl-4">
        <h2 className="text-lead">Comments</h2>
        {(threads?.length ?? 0) > 1 && <SortMenu sort={sort} onChange={setSort} />}
      </header>
      {failure}
      {!threads && !error && <SkeletonRows label="Loading comments" rows={2} />}
      {threads?.length === 0 && <p className="px-4 py-6 text-ink-2">No comments yet. Start the conversation.</p>}
      {threads?.map((thread) => (
        <CommentThread key={thread.id} comment={thread} postId={postId} highlightedId={highlightedId} />
      ))}
      {page.failure && <ErrorState onRetry={() => loadMore(PAGE_SIZE)}>{describeError(page.failure.error)}</ErrorState>}
      {hasNextPage && !page.failure && (
        <div className="border-b border-line px-4 py-3">
          <Button loading={page.isLoading} onClick={() => loadMore(PAGE_SIZE)}>
            Show more comments
          </Button>
        </div>
      )}
      {unlistedIds.map((id) => (
        <CommentThread key={id} comment={{ __typename: 'Comment', id }} postId={postId} highlightedId={highlightedId} />
      ))}
      {/* Keeps the form at the foot of the page below few comments, so that toasts are above it. */}
      <div className="flex-1" />
      <StickyFooter>
        <CommentForm
          postId={postId}
          label="Write a comment"
          submitLabel="Send"
          focusOnMount={shouldFocusForm}
          focusRef={focusRef}
          onCreated={(id) => setCreatedIds((ids) => [...ids, id])}
        />
      </StickyFooter>
    </section>
  );
}

/** Sticks to the bottom of the viewport, above the connection banner. */
function StickyFooter({ children }: { children: React.ReactNode }) {
  return (
    <div
      ref={usePublishedHeight<HTMLDivElement>('--form-bar')}
      className="sticky bottom-[calc(var(--bottom-bar)+var(--banner))] z-1 -mt-px border-t border-line bg-surface px-4 py-3 md:bottom-(--banner)"
    >
      {children}
    </div>
  );
}
